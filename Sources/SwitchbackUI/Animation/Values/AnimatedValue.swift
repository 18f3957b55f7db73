/// A value that goes from one state to the next as a pure function of time.
///
/// A change is the way from the old state to the new one, which is taken away bit by bit. Changes that overlap add up,
/// so a value that is sent elsewhere on its way does not jump, nor does it lose its speed.
struct AnimatedValue<Value: VectorArithmetic> {
  private struct Change {
    /// From the new state to the old one.
    var way: Value
    var animation: Animation
    var start: Double?

    func rest(at time: Double) -> Value {
      guard let start else { return way }
      return way.scaled(by: 1 - animation.value(at: time - start))
    }

    func isOver(at time: Double) -> Bool {
      guard let start else { return false }
      return time - start >= animation.duration
    }
  }

  /// Where the value is going.
  private(set) var target: Value

  private var changes: [Change] = []

  /// The time of the last drawing.
  private var lastTime: Double?

  init(_ value: Value) {
    target = value
  }

  /// Starts for another state at a time; where the time is not known, at that of the next drawing.
  mutating func go(to value: Value, by animation: Animation?, at time: Double? = nil) {
    if value == target { return }
    let way = target - value
    target = value
    guard let animation, way.magnitudeSquared.isFinite else {
      changes = []
      return
    }
    add(way, by: animation, at: time)
  }

  /// Starts from a state beside the target, which stays.
  mutating func add(_ way: Value, by animation: Animation, at time: Double? = nil) {
    // What repeats for ever is over when something else begins: its rest goes the new way.
    var way = way
    changes.removeAll { change in
      if change.animation.duration < .infinity { return false }
      way += change.rest(at: lastTime ?? 0)
      return true
    }
    changes.append(Change(way: way, animation: animation, start: time))
  }

  /// Tells the value the time, if it waits for it.
  mutating func begin(at time: Double) {
    if changes.isEmpty { return }
    lastTime = time
    for index in changes.indices where changes[index].start == nil { changes[index].start = time }
    changes.removeAll { $0.isOver(at: time) }
  }

  func value(at time: Double) -> Value {
    var value = target
    for change in changes { value += change.rest(at: time) }
    return value
  }

  func isMoving(at time: Double) -> Bool {
    changes.contains { !$0.isOver(at: time) }
  }

  /// Whether nothing moves, as of the last time that was told.
  var isAtRest: Bool { changes.isEmpty }

  /// Ends all motion at once.
  mutating func stop() {
    changes = []
  }
}

/// A number that goes from one value to the next.
typealias AnimatedNumber = AnimatedValue<Double>

extension Painter {
  /// The value at the time of the frame; it starts to move now if it was told to.
  mutating func value<Value>(of animated: inout AnimatedValue<Value>) -> Value {
    let time = context.time
    if animated.isAtRest { return animated.target }
    animated.begin(at: time)
    if animated.isMoving(at: time) { isAnimating = true }
    return animated.value(at: time)
  }
}
