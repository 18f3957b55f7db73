/// A property of an object that tells of its changes.
@propertyWrapper
public struct Published<Value> {
  private let box: PublishedBox<Value>

  /// Creates a property with its first value.
  public init(wrappedValue: Value) {
    box = PublishedBox(wrappedValue)
  }

  /// Creates a property with its first value.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// The value now.
  public var wrappedValue: Value {
    get {
      SignalCenter.read(box)
      return box.value
    }
    nonmutating set {
      SignalCenter.send(box)
      box.value = newValue
    }
  }
}

private final class PublishedBox<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}
