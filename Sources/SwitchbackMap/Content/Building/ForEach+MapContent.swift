public import SwitchbackUI

extension ForEach: MapContent where Content: MapContent {
  public typealias Body = Never

  public static func _visit(_ forEach: Self, _ visitor: inout MapContentVisitor) {
    var (index, walk) = visitor.items(ID.self)
    let outer = visitor.tag
    let isTagged = visitor.selection?.takesIDs(of: index) == true
    for element in forEach.data {
      let slot = walk.slot(for: forEach.id(element))
      if isTagged { visitor.tag = .id(Unowned(slot)) }
      visitor.visit(forEach.content(element), in: slot)
    }
    visitor.tag = outer
    visitor.end(&walk, in: index)
  }
}

extension ForEach where Content: MapContent {
  /// Makes content of each element, told apart by their `id`s.
  public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, id: { $0.id }, content: content)
  }

  #if !hasFeature(Embedded)
  /// Makes content of each element, told apart by what the key path leads to.
  public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @MapContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: { $0[keyPath: id] }, content: content)
  }
  #endif
}

extension ForEach where Content: MapContent, Data == Range<Int>, ID == Int {
  /// Makes content of each number.
  public init(_ data: Range<Int>, @MapContentBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, id: { $0 }, content: content)
  }
}
