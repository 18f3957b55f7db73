internal import Geodesy
internal import SwitchbackUI

/// Something that a map shows, and that comes and goes over a while.
class ShownRecord {
  /// How much of it is there.
  @exclusivity(unchecked) final var presence = Presence(1)

  /// Where it lies among its like; a higher one is drawn later.
  var order: Double

  init(order: Double) {
    self.order = order
  }

  /// Lets it come in.
  final func enter(over pace: Pace) {
    presence = Presence(pace.duration > 0 ? 0 : 1)
    presence.move(to: 1, at: 0, over: pace)
  }

  /// Lets it be there, though it may have been on its way out.
  final func stay(at time: Double, over pace: Pace) {
    presence.move(to: 1, at: time, over: pace)
  }

  /// Lets it go, which has an end whatever the pace.
  final func leave(at time: Double, over pace: Pace) {
    presence.move(to: 0, at: time, over: pace.ending)
  }

  /// Whether it was removed and stays only until its exit transition ends.
  var isLeaving: Bool { presence.target == 0 }
}

extension Array where Element: ShownRecord {
  /// Takes out those whose exit transition has ended by that time.
  mutating func takeGone(at time: Double) -> [Element] {
    var gone: [Element] = []
    removeAll { record in
      guard record.isLeaving, !record.presence.isChanging(at: time) else { return false }
      gone.append(record)
      return true
    }
    return gone
  }

  /// Those from the lowest to the topmost.
  var inOrder: [Element] {
    risingOrder(of: map { $0.order }).map { self[$0] }
  }
}

extension MKMapView {
  /// Over how long something comes or goes of which nobody says it.
  var usualPace: Pace { isStill ? 0 : Presence.defaultDuration }
}
