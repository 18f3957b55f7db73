#if !hasFeature(Embedded)
/// A value that the views round a view have set for it.
@propertyWrapper
public struct Environment<Value> {
  private let seed: EnvironmentSeed<Value>
  private let mark: DynamicSeed.Mark

  /// Creates a property that reads a part of the environment.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    seed = EnvironmentSeed(keyPath)
    mark = DynamicSeed.Mark(seed)
  }

  /// The value as of the last update; that of no surroundings before the first.
  public var wrappedValue: Value { seed.value }
}

private final class EnvironmentSeed<Value>: DynamicSeed {
  private let keyPath: KeyPath<EnvironmentValues, Value>
  private var found: Value?

  init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
  }

  var value: Value { found ?? EnvironmentValues()[keyPath: keyPath] }

  override func attach(to storage: AnyObject?, in surroundings: Surroundings) -> AnyObject {
    found = surroundings.environment[keyPath: keyPath]
    return self
  }
}

/// The name and the default of a value that a program adds to the environment.
public protocol EnvironmentKey {
  /// The type of the value, found from `defaultValue`.
  associatedtype Value

  /// The value where nothing is set.
  static var defaultValue: Value { get }
}

extension EnvironmentValues {
  /// The value of a key that a program added.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { custom[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { custom[ObjectIdentifier(key)] = newValue }
  }
}
#endif
