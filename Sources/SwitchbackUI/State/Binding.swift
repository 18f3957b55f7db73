/// A way to read and write a value that something else owns.
@propertyWrapper
#if !hasFeature(Embedded)
@dynamicMemberLookup
#endif
public struct Binding<Value> {
  /// The transaction that a change through the binding has; where it has no animation, that of the caller.
  public var transaction = Transaction()

  private let get: () -> Value
  private let set: (Value, Transaction) -> Void

  /// Creates a binding from the two ways.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = { value, _ in set(value) }
  }

  /// Creates a binding whose setter is told the transaction.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.get = get
    self.set = set
  }

  /// Creates a binding from another binding's projection.
  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// Creates a binding to a value that is there where the other's is.
  ///
  /// Returns `nil` where there is no value now.
  public init?(_ base: Binding<Value?>) {
    guard let last = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? last }, set: { base.wrappedValue = $0 })
  }

  /// A binding to a value that nothing changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  /// The value now.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set {
      let transaction = transaction.animation == nil ? TransactionScope.current : transaction
      withTransaction(transaction) { set(newValue, transaction) }
    }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A binding whose changes are animated.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var binding = self
    binding.transaction.animation = animation
    return binding
  }

  /// A binding whose changes have that transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var binding = self
    binding.transaction = transaction
    return binding
  }

  #if !hasFeature(Embedded)
  /// A binding to a part of the value.
  public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> Binding<Part> {
    Binding<Part>(
      get: { wrappedValue[keyPath: keyPath] },
      set: { wrappedValue[keyPath: keyPath] = $0 }
    )
  }
  #endif
}

// A binding is read and written on the main thread, like the views that have it.
extension Binding: @unchecked Sendable where Value: Sendable {}
