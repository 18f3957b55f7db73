/// A name that no other view has, by which views that stand apart find each other.
@propertyWrapper
public struct Namespace {
  /// The name, which stays the same as long as the view that declares it is on the screen.
  public struct ID: Hashable, Sendable {
    let number: UInt64
  }

  private let seed: NamespaceSeed
  private let mark: DynamicSeed.Mark

  /// Creates a name.
  public init() {
    seed = NamespaceSeed()
    mark = DynamicSeed.Mark(seed)
  }

  /// The name.
  public var wrappedValue: ID { seed.linked.id }
}

/// The name that a `@Namespace` property has until its view is on the screen.
private final class NamespaceSeed: DynamicSeed {
  private let own = NamespaceBox()
  private var box: NamespaceBox?

  var linked: NamespaceBox {
    if let storage = StateScope.current?.storage(of: self) {
      return unsafeDowncast(storage, to: NamespaceBox.self)
    }
    return box ?? own
  }

  override func attach(to storage: AnyObject?, in surroundings: Surroundings) -> AnyObject {
    let box = storage.flatMap { $0 as? NamespaceBox } ?? own
    self.box = box
    return box
  }
}

/// A name as long as its view is on the screen.
private final class NamespaceBox {
  nonisolated(unsafe) private static var count: UInt64 = 0

  let id: Namespace.ID

  init() {
    Self.count += 1
    id = Namespace.ID(number: Self.count)
  }
}

// Views belong to the main thread, and so does what they declare.
extension Namespace: @unchecked Sendable {}
