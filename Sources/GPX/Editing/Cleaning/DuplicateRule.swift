/// Which of two neighbouring points repeats the other.
public enum DuplicateRule: Hashable, Sendable {
  /// The one that equals the other in all that they have; nothing is lost with it.
  case equal

  /// The one at the same place and time, or at the same place where both have no time.
  ///
  /// The first stays with all that it has; what only the others have is lost.
  case placeAndTime

  /// The one at the same place, whatever the time, as of somebody who stands still.
  ///
  /// The first stays with all that it has; what only the others have, and how long they were there, is lost.
  case place
}
