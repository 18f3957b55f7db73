#if hasFeature(Embedded)
/// A value that can be compared, whose type is not seen from outside; `AnyHashable` is not there in Embedded Swift.
public struct ErasedName: Hashable {
  private let box: NameBox

  /// Creates a name from a value.
  public init<Name: Hashable>(_ name: Name) {
    box = TypedNameBox(name)
  }

  public static func == (first: ErasedName, second: ErasedName) -> Bool {
    first.box.isSame(as: second.box)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(box.hash)
  }
}

private class NameBox {
  var hash: Int { 0 }

  func isSame(as other: NameBox) -> Bool { false }
}

private final class TypedNameBox<Name: Hashable>: NameBox {
  private let name: Name

  init(_ name: Name) {
    self.name = name
  }

  override var hash: Int { name.hashValue }

  override func isSame(as other: NameBox) -> Bool {
    (other as? TypedNameBox<Name>).map { $0.name == name } ?? false
  }
}
#endif
