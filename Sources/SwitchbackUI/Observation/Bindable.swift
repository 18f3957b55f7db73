#if canImport(Observation) && !hasFeature(Embedded)
public import Observation

/// Makes bindings to the properties of an object that tells of its changes.
@dynamicMemberLookup
@propertyWrapper
public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value

  /// The property itself, which makes bindings.
  public var projectedValue: Bindable<Value> { self }

  /// Only objects that tell of their changes have bindings; this is here for the sake of memberwise initialisers.
  @available(*, unavailable, message: "@Bindable takes a class that is Observable")
  public init(wrappedValue: Value) {
    self.init(object: wrappedValue)
  }

  private init(object: Value) {
    wrappedValue = object
  }
}

extension Bindable where Value: AnyObject & Observable {
  /// Creates a property with an object.
  public init(wrappedValue: Value) {
    self.init(object: wrappedValue)
  }

  /// Creates a property with an object.
  public init(_ wrappedValue: Value) {
    self.init(object: wrappedValue)
  }

  /// Creates a property from another property's projection.
  public init(projectedValue: Bindable<Value>) {
    self = projectedValue
  }

  /// A binding to a property of the object.
  public subscript<Part>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Part>
  ) -> Binding<Part> {
    let object = wrappedValue
    return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}
#endif
