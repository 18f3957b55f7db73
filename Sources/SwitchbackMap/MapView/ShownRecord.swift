internal import Geodesy
internal import SwitchbackUI

/// Something that a map shows, and that comes and goes over a while.
class ShownRecord {
  /// How much of it is there.
  var presence = Presence(1)

  /// Where it lies among its like; a higher one is drawn later.
  var order: Double

  /// Called once when it has left for good.
  var onGone: (() -> Void)?

  init(order: Double) {
    self.order = order
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
  /// Lets something new come in.
  func enter(_ record: ShownRecord, over duration: Pace) {
    record.presence = Presence(isStill ? 1 : 0)
    stay(record, over: duration)
  }

  /// Lets something be there, though it may have been on its way out.
  func stay(_ record: ShownRecord, over duration: Pace = Presence.defaultDuration) {
    record.presence.move(to: 1, at: clock, over: isStill ? 0 : duration)
    setNeedsDisplay()
  }

  /// Lets something go.
  func leave(_ record: ShownRecord, over duration: Pace = Presence.defaultDuration) {
    record.presence.move(to: 0, at: clock, over: isStill ? 0 : duration)
    setNeedsDisplay()
  }
}
