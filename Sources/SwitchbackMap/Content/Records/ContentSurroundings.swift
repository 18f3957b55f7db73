internal import SwitchbackUI

/// What stands round a map's content in one update.
struct ContentSurroundings {
  var environment = EnvironmentValues()
  var transaction = Transaction()

  /// Where the content's code finds the state of the views that it is written in.
  var reach = StateReach()

  /// The animation of the change, where it is one.
  var animation: Animation? { transaction.disablesAnimations ? nil : transaction.animation }

  /// Over how long, and along which curve, things come and go.
  var pace: Pace {
    if transaction.disablesAnimations { return 0 }
    return transaction.animation.map { Pace($0) } ?? Presence.defaultDuration
  }
}

/// What the records of a map's content share: the surroundings of the last update, for views that are made after it.
final class LatestSurroundings {
  private(set) var surroundings = ContentSurroundings()

  /// Over how long, and along which curve, things come and go on the map.
  @exclusivity(unchecked) private(set) var pace: Pace = 0

  /// Whether something has left for good since the places of what left were let go.
  @exclusivity(unchecked) var hasGone = false

  /// Begins an update, on a map where nothing moves if it is still.
  func begin(_ surroundings: ContentSurroundings, isStill: Bool) {
    self.surroundings = surroundings
    pace = isStill ? 0 : surroundings.pace
  }
}
