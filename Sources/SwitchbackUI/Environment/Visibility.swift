/// Whether something is shown.
public enum Visibility: Hashable, Sendable, CaseIterable {
  /// As what shows it thinks fit.
  case automatic
  case visible
  case hidden
}
