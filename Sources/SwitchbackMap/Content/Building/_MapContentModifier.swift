public import SwitchbackUI

/// A change to all of the map content below it.
///
/// Only the kinds of this package conform.
public protocol _MapContentModifier {
  /// What stood where the modifier's change is made.
  associatedtype _Outer

  /// Makes the change and returns what stood there.
  static func _begin(_ modifier: Self, _ visitor: inout MapContentVisitor) -> _Outer

  /// Puts back what stood there.
  static func _end(_ outer: _Outer, _ visitor: inout MapContentVisitor)
}

// A modifier has no place of its own among the slots: what it changes stands in the place of both.
extension ModifiedContent: MapContent where Content: MapContent, Modifier: _MapContentModifier {
  public typealias Body = Never

  @inlinable
  public static func _visit(_ modified: Self, _ visitor: inout MapContentVisitor) {
    let outer = Modifier._begin(modified.modifier, &visitor)
    Content._visit(modified.content, &visitor)
    Modifier._end(outer, &visitor)
  }
}
