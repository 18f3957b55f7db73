#if !hasFeature(Embedded)
/// An object that the views round a view have set for it, and that the view observes.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject> {
  private let seed: EnvironmentObjectSeed<ObjectType>
  private let mark: DynamicSeed.Mark

  /// Creates a property that reads the object of its type.
  public init() {
    seed = EnvironmentObjectSeed()
    mark = DynamicSeed.Mark(seed)
  }

  /// The object.
  ///
  /// - Precondition: A view round the view has set one.
  public var wrappedValue: ObjectType {
    guard let object = seed.object else {
      preconditionFailure("no view set an environment object of the type \(ObjectType.self)")
    }
    return object
  }

  /// Bindings to the object's properties.
  public var projectedValue: ObservedObjectWrapper<ObjectType> {
    ObservedObjectWrapper(object: wrappedValue)
  }
}

private final class EnvironmentObjectSeed<ObjectType: ObservableObject>: DynamicSeed {
  private(set) var object: ObjectType?

  override func attach(to storage: AnyObject?, in surroundings: Surroundings) -> AnyObject {
    object = surroundings.environment.object(ObjectType.self)
    if let object { SignalCenter.read(object) }
    return self
  }
}

extension View {
  /// The view with an object set for it and what is inside.
  public consuming func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
    transformEnvironment { $0.setObject(object) }
  }
}

extension EnvironmentValues {
  /// The object of a type that a view round the place has set.
  func object<Object: AnyObject>(_ type: Object.Type) -> Object? {
    custom[ObjectIdentifier(type)] as? Object
  }

  mutating func setObject<Object: AnyObject>(_ object: Object?) {
    custom[ObjectIdentifier(Object.self)] = object
  }
}
#endif
