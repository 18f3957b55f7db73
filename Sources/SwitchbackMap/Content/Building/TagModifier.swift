/// Says by what value a selection knows content.
struct TagModifier<Value: Hashable>: _MapContentModifier {
  let value: Value

  static func _begin(_ modifier: Self, _ visitor: inout MapContentVisitor) -> MapTag {
    let outer = visitor.tag
    if let selection = visitor.selection, selection is TagSelection<Value> {
      visitor.tag = .value(TagBox(modifier.value))
    }
    return outer
  }

  static func _end(_ outer: MapTag, _ visitor: inout MapContentVisitor) {
    visitor.tag = outer
  }
}
