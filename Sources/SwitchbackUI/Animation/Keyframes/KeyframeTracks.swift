/// The ways of the parts of a value, as functions of time.
public struct _KeyframeTracks<Value> {
  let initialValue: Value

  private(set) var duration: Double = 0
  private var updates: [(inout Value, Double) -> Void] = []

  init(initialValue: Value) {
    self.initialValue = initialValue
  }

  mutating func add(duration: Double, _ update: @escaping (inout Value, Double) -> Void) {
    self.duration = max(self.duration, duration)
    updates.append(update)
  }

  func update(_ value: inout Value, at time: Double) {
    for update in updates { update(&value, time) }
  }
}
