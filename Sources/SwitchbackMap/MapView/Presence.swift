/// How much of something is there, between 0 (gone) and 1, where it comes and goes over a while.
///
/// A change starts with the first frame after it, which is when a person can first see it.
struct Presence: Equatable, Sendable {
  /// How long something takes to come or go where nobody says otherwise, in seconds.
  static let defaultDuration: Pace = 0.28

  private(set) var target: Double
  private var origin: Double
  private var start: Double?
  private var pace: Pace = 0

  /// Something that is there, or is not.
  init(_ value: Double) {
    target = value
    origin = value
  }

  /// Whether it changes after that time, or waits for a frame to start.
  func isChanging(at time: Double) -> Bool {
    guard origin != target else { return false }
    return start.map { time < $0 + pace.duration } ?? true
  }

  /// How much is there at that time.
  func value(at time: Double) -> Double {
    guard origin != target else { return target }
    guard let start else { return origin }
    if time >= start + pace.duration { return target }
    return origin + (target - origin) * pace.progress(after: max(0, time - start))
  }

  /// Lets it come or go from what is there at that time.
  mutating func move(to target: Double, at time: Double, over pace: Pace = defaultDuration) {
    guard target != self.target else { return }
    origin = pace.duration > 0 ? value(at: time) : target
    self.target = target
    self.pace = pace
    start = nil
  }

  /// Starts what waits.
  mutating func begin(at time: Double) {
    if origin != target, start == nil { start = time }
  }
}
