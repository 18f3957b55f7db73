/// When the changes of a value run, and along which curves: what of them is the same for every kind of value.
struct ChangeTimes {
  private struct Change {
    let animation: Animation

    /// `nil` until the first drawing.
    var start: Double?

    /// How much of the way is left.
    func rest(at time: Double) -> Double {
      guard let start else { return 1 }
      return 1 - animation.value(at: time - start)
    }

    func isOver(at time: Double) -> Bool {
      guard let start else { return false }
      return time - start >= animation.duration
    }
  }

  private var changes: [Change] = []

  /// The time of the last drawing.
  private var last: Double?

  /// Adds a change that starts at a time; where that is not known, at that of the next drawing.
  mutating func add(_ animation: Animation, at time: Double?) {
    changes.append(Change(animation: animation, start: time))
  }

  /// Takes out the changes that never end: their places, the last one first, and how much of each is left.
  mutating func takeEndless() -> [(index: Int, rest: Double)] {
    take { $0.animation.duration == .infinity }.map { ($0.index, $0.change.rest(at: last ?? 0)) }
  }

  /// Starts what waits, and takes out what is over: the places, the last one first.
  mutating func begin(at time: Double) -> [Int] {
    if changes.isEmpty { return [] }
    last = time
    for index in changes.indices where changes[index].start == nil { changes[index].start = time }
    return take { $0.isOver(at: time) }.map { $0.index }
  }

  /// How much is left of each change.
  func rests(at time: Double) -> [Double] {
    changes.map { $0.rest(at: time) }
  }

  func isRunning(at time: Double) -> Bool {
    changes.contains { !$0.isOver(at: time) }
  }

  mutating func removeAll() {
    changes = []
  }

  private mutating func take(_ fits: (Change) -> Bool) -> [(index: Int, change: Change)] {
    var taken: [(index: Int, change: Change)] = []
    for index in changes.indices.reversed() where fits(changes[index]) {
      taken.append((index, changes.remove(at: index)))
    }
    return taken
  }
}
