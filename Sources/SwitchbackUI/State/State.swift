/// A value that a view owns: it outlives the values of the view, and a change of it makes the view be made anew.
///
/// It starts with its initial value when the view comes on the screen, and is gone when the view leaves it.
@propertyWrapper
public struct State<Value> {
  private let seed: StateSeed<Value>
  private let mark: DynamicSeed.Mark

  /// Creates a state with its first value.
  public init(wrappedValue: Value) {
    seed = StateSeed(wrappedValue)
    mark = DynamicSeed.Mark(seed)
  }

  /// Creates a state with its first value.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// The value now.
  ///
  /// A change of it asks for an update with the transaction that is in force.
  public var wrappedValue: Value {
    get { seed.value }
    nonmutating set { seed.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    if let box = seed.linked { return Binding(get: { box.value }, set: { box.set($0) }) }
    // A closure may keep a lone object as it is, and the binding would then hold the seed as a property does.
    let seed = (seed, mark)
    return Binding(get: { seed.0.value }, set: { seed.0.value = $0 })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state without a value at first.
  public init() {
    self.init(wrappedValue: nil)
  }
}

// Views belong to the main thread, as SwiftUI's do; so does what reads and writes their state.
extension State: @unchecked Sendable where Value: Sendable {}
