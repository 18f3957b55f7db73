/// A value that goes from one state to the next as a pure function of time.
///
/// A change is the way from the old state to the new one, which is taken away bit by bit. Changes that overlap add up,
/// so a value that is sent elsewhere on its way does not jump, nor does it lose its speed.
struct AnimatedValue<Value: VectorArithmetic> {
  /// Where the value is going.
  private(set) var target: Value

  /// From each new state to the one before it.
  private var ways: [Value] = []
  private var times = ChangeTimes()

  init(_ value: Value) {
    target = value
  }

  /// Starts for another state at a time; where the time is not known, at that of the next drawing.
  mutating func go(to value: Value, by animation: Animation?, at time: Double? = nil) {
    if value == target { return }
    let way = target - value
    target = value
    guard let animation, way.magnitudeSquared.isFinite else { return stop() }
    add(way, by: animation, at: time)
  }

  /// Starts from a state beside the target, which stays.
  mutating func add(_ way: Value, by animation: Animation, at time: Double? = nil) {
    // What repeats for ever is over when something else begins: its rest goes the new way.
    var way = way
    for (index, rest) in times.takeEndless() { way += ways.remove(at: index).scaled(by: rest) }
    ways.append(way)
    times.add(animation, at: time)
  }

  /// Tells the value the time, if it waits for it.
  mutating func begin(at time: Double) {
    for index in times.begin(at: time) { ways.remove(at: index) }
  }

  func value(at time: Double) -> Value {
    var value = target
    for (way, rest) in zip(ways, times.rests(at: time)) { value += way.scaled(by: rest) }
    return value
  }

  func isMoving(at time: Double) -> Bool {
    times.isRunning(at: time)
  }

  /// Whether nothing moves, as of the last time that was told.
  var isAtRest: Bool { ways.isEmpty }

  /// Ends all motion at once.
  mutating func stop() {
    ways = []
    times.removeAll()
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
