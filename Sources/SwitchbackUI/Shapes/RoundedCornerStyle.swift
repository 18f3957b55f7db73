/// How the corners of a rectangle are rounded; all are quarters of circles or ellipses here.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// Quarters of circles.
  case circular

  /// Corners that go over into the sides bit by bit; drawn as quarters of circles.
  case continuous
}
