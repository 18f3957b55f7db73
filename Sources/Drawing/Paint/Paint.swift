/// What an outline is filled or stroked with.
public enum Paint: Hashable, Sendable {
  /// One colour.
  case color(RGBA)

  /// Colours that go over into each other.
  case gradient(GradientPaint)
}
