public import SwitchbackUI

/// What a selection knows content by.
@usableFromInline
enum MapTag {
  case none

  /// A value that a modifier gave.
  case value(MapTagBox)

  /// The id of an item of a `ForEach`; whoever has this stands in the item's slot or below.
  case id(Unmanaged<Slot>)

  func isSame(as other: MapTag) -> Bool {
    switch (self, other) {
    case (.none, .none): true
    case (.value(let box), .value(let other)): box === other || box.isSame(as: other)
    case (.id(let slot), .id(let other)): slot.toOpaque() == other.toOpaque()
    default: false
    }
  }
}

/// A value that content is known by, whatever its type.
@usableFromInline
class MapTagBox {
  @usableFromInline init() {}

  /// Whether the other holds the same value.
  func isSame(as other: MapTagBox) -> Bool { false }
}

/// A value that content is known by.
@usableFromInline
final class TagBox<Value: Hashable>: MapTagBox {
  let value: Value

  @usableFromInline
  package init(_ value: Value) {
    self.value = value
    super.init()
  }

  override func isSame(as other: MapTagBox) -> Bool {
    (other as? TagBox<Value>)?.value == value
  }
}
