public import SwitchbackUI

/// What a selection knows content by.
@usableFromInline
enum MapTag {
  case none

  /// A value that a modifier gave.
  case value(ValueBox)

  /// The id of an item of a `ForEach`; whoever has this stands in the item's slot or below.
  case id(Unmanaged<Slot>)

  /// The value itself.
  var value: ValueBox? {
    switch self {
    case .none: nil
    case .value(let box): box
    case .id(let slot): slot.takeUnretainedValue().boxedID
    }
  }

  func isSame(as other: MapTag) -> Bool {
    switch (self, other) {
    case (.none, .none): true
    case (.value(let box), .value(let other)): box === other || box.isSame(as: other)
    case (.id(let slot), .id(let other)): slot.toOpaque() == other.toOpaque()
    default: false
    }
  }
}
