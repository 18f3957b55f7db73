/// A value that few of its holders have: it takes one word where it is absent.
struct Boxed<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The value alone, or nothing.
  private var storage: [Value] = []

  init() {}

  init(_ value: Value?) {
    if let value { storage = [value] }
  }

  var isEmpty: Bool { storage.isEmpty }

  var value: Value? { storage.first }
}
