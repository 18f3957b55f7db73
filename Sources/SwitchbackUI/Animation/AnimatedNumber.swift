/// A number that goes from one value to the next as a pure function of time.
struct AnimatedNumber {
  private var from: Double
  private var to: Double
  private var start: Double?
  private var animation: Animation?

  init(_ value: Double) {
    from = value
    to = value
  }

  /// Where the number is going.
  var target: Double { to }

  /// Starts for another value at a time; where the time is not known, at that of the next drawing.
  mutating func go(to value: Double, by animation: Animation?, at time: Double?) {
    if value == to { return }
    from = time.map { self.value(at: $0) } ?? (self.animation == nil ? to : from)
    to = value
    self.animation = animation
    start = time
  }

  /// Tells the number the time, if it waits for it.
  mutating func begin(at time: Double) {
    if animation != nil, start == nil { start = time }
  }

  func value(at time: Double) -> Double {
    guard let animation, isMoving(at: time) else { return to }
    guard let start else { return from }
    return from + (to - from) * animation.value(at: time - start)
  }

  func isMoving(at time: Double) -> Bool {
    guard let animation else { return false }
    guard let start else { return true }
    return time - start < animation.duration
  }
}
