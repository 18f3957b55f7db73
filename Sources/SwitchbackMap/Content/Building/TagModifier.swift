public import SwitchbackUI

/// Says by what value a selection knows content.
@usableFromInline
struct TagModifier<Value: Hashable>: _MapContentModifier {
  @usableFromInline let value: Value

  @inlinable
  init(value: Value) {
    self.value = value
  }

  @inlinable
  static func _begin(_ modifier: Self, _ visitor: inout MapContentVisitor) -> MapTag {
    if visitor.selection == nil { return visitor.outerTag }
    return visitor.exchangeTag(for: TypedValueBox(modifier.value))
  }

  @inlinable
  static func _end(_ outer: MapTag, _ visitor: inout MapContentVisitor) {
    if visitor.selection != nil { _ = visitor.exchangeTag(outer) }
  }
}

extension MapContentVisitor {
  @usableFromInline var outerTag: MapTag { tag }

  /// Gives the content that follows a tag, if its selection takes that, and returns the tag before.
  @usableFromInline
  mutating func exchangeTag(for value: ValueBox) -> MapTag {
    let tag = MapTag.value(value)
    return selection?.takes(tag) == true ? exchangeTag(tag) : self.tag
  }

  @usableFromInline
  mutating func exchangeTag(_ tag: MapTag) -> MapTag {
    let outer = self.tag
    self.tag = tag
    return outer
  }
}
