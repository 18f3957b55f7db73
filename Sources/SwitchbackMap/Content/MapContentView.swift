public import SwitchbackUI

/// What a map with that content is made of; it is named by `Map` and shows nothing where it stands alone.
public struct MapContentView<SelectionValue: Hashable, Content: MapContent>: View {
  public typealias Body = Never

  public static func _visit(_ view: Self, _ visitor: inout ViewVisitor) {}
}
