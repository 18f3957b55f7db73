#if !hasFeature(Embedded)
#if canImport(Observation)
public import Observation
#endif

/// A value that the views round a view have set for it.
@propertyWrapper
public struct Environment<Value> {
  private let seed: EnvironmentSeed<Value>
  private let mark: DynamicSeed.Mark

  /// Creates a property that reads a part of the environment.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.init { $0[keyPath: keyPath] }
  }

  private init(_ read: @escaping (EnvironmentValues) -> Value) {
    seed = EnvironmentSeed(read)
    mark = DynamicSeed.Mark(seed)
  }

  /// The value as of the last update; that of no surroundings before the first.
  public var wrappedValue: Value { seed.value }
}

#if canImport(Observation)
extension Environment {
  /// Creates a property that reads the object of a type that tells of its changes.
  ///
  /// - Precondition: A view round the view has set one.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    self.init { environment in
      guard let object = environment.object(Value.self) else {
        preconditionFailure("no view set an object of the type \(Value.self)")
      }
      return object
    }
  }

  /// Creates a property that reads the object of a type that tells of its changes; `nil` where no view set one.
  public init<Object: AnyObject & Observable>(
    _ objectType: Object.Type
  ) where Value == Object? {
    self.init { $0.object(Object.self) }
  }
}

extension View {
  /// The view with an object that tells of its changes set for it and what is inside.
  public consuming func environment<Object: AnyObject & Observable>(
    _ object: Object?
  ) -> some View {
    transformEnvironment { $0.setObject(object) }
  }
}
#endif

private final class EnvironmentSeed<Value>: DynamicSeed {
  private let read: (EnvironmentValues) -> Value
  private var found: Value?

  init(_ read: @escaping (EnvironmentValues) -> Value) {
    self.read = read
  }

  var value: Value { found ?? read(EnvironmentValues()) }

  override func attach(to storage: AnyObject?, in surroundings: Surroundings) -> AnyObject {
    found = read(surroundings.environment)
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
