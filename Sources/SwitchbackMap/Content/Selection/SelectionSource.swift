public import SwitchbackUI

/// What a map's selection is bound to, whatever the type of the tags.
@usableFromInline
class SelectionSource {
  @usableFromInline init() {}

  /// Whether nothing is to be selected.
  var isEmpty: Bool { true }

  /// Whether the ids of a `ForEach` can be tags.
  func takesIDs(of index: ItemIndex) -> Bool { false }

  /// Whether the value of the binding is another than that of the source before this one, and notes that it was seen.
  func isNew(after other: SelectionSource?) -> Bool { false }

  /// Whether content with that tag is to be selected.
  func selects(_ tag: MapTag) -> Bool { false }

  /// Writes the tag into the binding, if it has another value.
  func write(_ tag: MapTag) {}
}

/// What a map's selection is bound to.
@usableFromInline
final class TagSelection<Value: Hashable>: SelectionSource {
  private let binding: Binding<Value?>

  /// The value when it was last read or written.
  private var seen: Value?

  /// Whether the binding still has another value than the one that was written last.
  private var isUnanswered = false

  @usableFromInline
  package init(_ binding: Binding<Value?>) {
    self.binding = binding
    super.init()
  }

  override var isEmpty: Bool { seen == nil }

  override func takesIDs(of index: ItemIndex) -> Bool {
    index is SlotIndex<Value>
  }

  override func isNew(after other: SelectionSource?) -> Bool {
    let before = (other as? TagSelection<Value>)?.seen
    seen = binding.wrappedValue
    return seen != before
  }

  override func selects(_ tag: MapTag) -> Bool {
    guard let seen, let value = value(of: tag) else { return false }
    return value == seen
  }

  override func write(_ tag: MapTag) {
    let value = value(of: tag)
    if seen == value { return }
    seen = value
    // Another map of the same binding may have written it already.
    if !isUnanswered, binding.wrappedValue == value { return }
    binding.wrappedValue = value
    isUnanswered = binding.wrappedValue != value
  }

  private func value(of tag: MapTag) -> Value? {
    switch tag {
    case .none: nil
    case .value(let box): (box as? TagBox<Value>)?.value
    case .id(let slot): (slot.takeUnretainedValue() as? ItemSlot<Value>)?.id
    }
  }
}
