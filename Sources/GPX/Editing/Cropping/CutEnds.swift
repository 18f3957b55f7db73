/// Where a part of a way ends that is cut out of it.
public enum CutEnds: Hashable, Sendable {
  /// At points of the way: the first and the last of those that are kept.
  case recorded

  /// Where the cut is, at points that are made for it between two points of the way.
  ///
  /// Such a point has a place, on the great circle; an elevation and a time where both points have them;
  /// and nothing else. A cut that falls on a point makes none.
  case interpolated
}
