/// An object that a view owns and observes: it is made when the view comes on the screen and is gone with it.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject> {
  private let seed: StateObjectSeed<ObjectType>
  private let mark: DynamicSeed.Mark

  /// Creates a property; the object is made once, when the view comes on the screen.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    seed = StateObjectSeed(thunk)
    mark = DynamicSeed.Mark(seed)
  }

  /// The object.
  public var wrappedValue: ObjectType { seed.linked.object }

  /// Bindings to the object's properties.
  public var projectedValue: ObservedObjectWrapper<ObjectType> {
    ObservedObjectWrapper(object: wrappedValue)
  }
}

private final class StateObjectSeed<ObjectType: ObservableObject>: DynamicSeed {
  private let make: () -> ObjectType
  private var box: ObjectBox<ObjectType>?

  init(_ make: @escaping () -> ObjectType) {
    self.make = make
  }

  /// The object of the view that the property belongs to.
  var linked: ObjectBox<ObjectType> {
    if let storage = StateScope.current?.storage(of: self) {
      return unsafeDowncast(storage, to: ObjectBox<ObjectType>.self)
    }
    if let box { return box }
    let box = ObjectBox(make())
    self.box = box
    return box
  }

  override func attach(to storage: AnyObject?, in surroundings: Surroundings) -> AnyObject {
    let box = storage.flatMap { $0 as? ObjectBox<ObjectType> } ?? ObjectBox(make())
    self.box = box
    SignalCenter.read(box.object)
    return box
  }
}

private final class ObjectBox<ObjectType: AnyObject> {
  let object: ObjectType

  init(_ object: ObjectType) {
    self.object = object
  }
}
