/// Whether a title is shown.
public enum MKFeatureVisibility: Int, Sendable {
  /// As the map thinks fit: a title where there is room, a subtitle while the annotation is selected.
  case adaptive
  case hidden
  case visible
}
