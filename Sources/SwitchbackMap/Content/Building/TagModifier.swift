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
    if visitor.selection is TagSelection<Value> {
      visitor.exchangeTag(.value(TagBox(modifier.value)))
    } else {
      visitor.outerTag
    }
  }

  @inlinable
  static func _end(_ outer: MapTag, _ visitor: inout MapContentVisitor) {
    if visitor.selection != nil { _ = visitor.exchangeTag(outer) }
  }
}

extension MapContentVisitor {
  @usableFromInline var outerTag: MapTag { tag }

  @usableFromInline
  mutating func exchangeTag(_ tag: MapTag) -> MapTag {
    let outer = self.tag
    self.tag = tag
    return outer
  }
}
