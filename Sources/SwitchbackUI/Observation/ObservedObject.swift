/// An object that a view is given and observes.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject> {
  private let seed: ObservedSeed<ObjectType>
  private let mark: DynamicSeed.Mark

  /// Creates a property with an object.
  public init(wrappedValue: ObjectType) {
    seed = ObservedSeed(wrappedValue)
    mark = DynamicSeed.Mark(seed)
  }

  /// Creates a property with an object.
  public init(initialValue: ObjectType) {
    self.init(wrappedValue: initialValue)
  }

  /// The object.
  public var wrappedValue: ObjectType {
    get { seed.object }
    nonmutating set { seed.object = newValue }
  }

  /// Bindings to the object's properties.
  public var projectedValue: ObservedObjectWrapper<ObjectType> {
    ObservedObjectWrapper(object: seed.object)
  }

  #if !hasFeature(Embedded)
  /// Makes bindings to an object's properties.
  public typealias Wrapper = ObservedObjectWrapper<ObjectType>
  #endif
}

/// Makes bindings to an object's properties.
#if !hasFeature(Embedded)
@dynamicMemberLookup
#endif
public struct ObservedObjectWrapper<ObjectType: ObservableObject> {
  let object: ObjectType

  #if !hasFeature(Embedded)
  /// A binding to a property.
  public subscript<Part>(
    dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Part>
  ) -> Binding<Part> {
    let object = object
    return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
  #endif
}

private final class ObservedSeed<ObjectType: ObservableObject>: DynamicSeed {
  var object: ObjectType

  init(_ object: ObjectType) {
    self.object = object
  }

  override func attach(to storage: AnyObject?, in surroundings: Surroundings) -> AnyObject {
    SignalCenter.read(object)
    return self
  }
}
