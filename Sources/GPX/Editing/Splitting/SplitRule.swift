public import Geodesy

/// Where a way is split.
///
/// Numbers are metres and seconds, and greater than 0.
public enum SplitRule: Hashable, Sendable {
  /// Where the times of two points differ by more than a number of seconds, forwards or backwards.
  ///
  /// A point with a time is compared to the one before it that has a time, and the cut is right before it.
  case timeGaps(longerThan: Double)

  /// Where two neighbours lie more than a number of metres apart.
  case distanceGaps(longerThan: Double)

  /// Every so many metres along the way: at the first point at that distance or beyond.
  case length(Double)

  /// Every so many seconds since the first time: at the first point that is as late or later.
  case duration(Double)

  /// Where a day begins, so many seconds after it begins in UTC: at the first point of the day.
  ///
  /// East of Greenwich days begin earlier, so the seconds are negative: -7200 for UTC+2.
  case days(startingAt: Double)

  /// After so many points, so that no piece has more.
  case count(Int)

  /// At points.
  case rows([Int])

  /// Each time when the way passes a place within a number of metres, where it comes nearest.
  case place(CLLocationCoordinate2D, within: Double)

  /// At the last point of each stop.
  case stops(StopRule)
}

/// To which piece the point belongs where a way is split.
///
/// At a gap there is no such point: the piece before ends before it, and the next begins behind.
public enum SplitEnds: Hashable, Sendable {
  /// It ends one piece and begins the next, so no part of the way is lost.
  case shared

  /// It begins the next piece, so no point is there twice, and the way to it is in no piece.
  case separate
}
