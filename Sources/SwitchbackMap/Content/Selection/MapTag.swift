internal import SwitchbackUI

/// What a selection knows content by.
enum MapTag {
  case none

  /// A value that a modifier gave.
  case value(MapTagBox)

  /// The id of an item of a `ForEach`; whoever has this stands in the item's slot or below.
  case id(Unowned<Slot>)

  func isSame(as other: MapTag) -> Bool {
    switch (self, other) {
    case (.none, .none): true
    case (.value(let box), .value(let other)): box === other || box.isSame(as: other)
    case (.id(let slot), .id(let other)): slot.object === other.object
    default: false
    }
  }
}

/// A value that content is known by, whatever its type.
class MapTagBox {
  /// Whether the other holds the same value.
  func isSame(as other: MapTagBox) -> Bool { false }
}

/// A value that content is known by.
final class TagBox<Value: Hashable>: MapTagBox {
  let value: Value

  package init(_ value: Value) {
    self.value = value
  }

  override func isSame(as other: MapTagBox) -> Bool {
    (other as? TagBox<Value>)?.value == value
  }
}
