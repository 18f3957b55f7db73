public import SwitchbackUI

/// What a map's selection is bound to, whatever the type of the tags.
@usableFromInline
class SelectionSource {
  @usableFromInline init() {}

  /// Whether nothing is to be selected.
  var isEmpty: Bool { true }

  /// Whether content can be selected by that tag.
  func takes(_ tag: MapTag) -> Bool { false }

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
  private var seen: TypedValueBox<Value>?

  /// Whether the binding still has another value than the one that was written last.
  private var isUnanswered = false

  @usableFromInline
  package init(_ binding: Binding<Value?>) {
    self.binding = binding
    super.init()
  }

  override var isEmpty: Bool { seen == nil }

  override func takes(_ tag: MapTag) -> Bool { box(of: tag) != nil }

  override func isNew(after other: SelectionSource?) -> Bool {
    let before = (other as? TagSelection<Value>)?.seen
    seen = binding.wrappedValue.map { TypedValueBox($0) }
    return seen?.value != before?.value
  }

  override func selects(_ tag: MapTag) -> Bool {
    guard let seen, let box = box(of: tag) else { return false }
    return box.value == seen.value
  }

  override func write(_ tag: MapTag) {
    let box = box(of: tag)
    let value = box?.value
    if seen?.value == value { return }
    seen = box
    // Another map of the same binding may have written it already.
    if !isUnanswered, binding.wrappedValue == value { return }
    binding.wrappedValue = value
    isUnanswered = binding.wrappedValue != value
  }

  private func box(of tag: MapTag) -> TypedValueBox<Value>? {
    tag.value as? TypedValueBox<Value>
  }
}
