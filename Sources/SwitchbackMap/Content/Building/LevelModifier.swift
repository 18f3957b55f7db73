/// Says what lines and areas lie over.
@usableFromInline
struct LevelModifier: _MapContentModifier {
  let level: MKOverlayLevel

  @usableFromInline
  init(level: MKOverlayLevel) {
    self.level = level
  }

  @usableFromInline
  static func _begin(_ modifier: Self, _ visitor: inout MapContentVisitor) -> MKOverlayLevel? {
    let outer = visitor.style.level
    visitor.style.level = modifier.level
    return outer
  }

  @usableFromInline
  static func _end(_ outer: MKOverlayLevel?, _ visitor: inout MapContentVisitor) {
    visitor.style.level = outer
  }
}
