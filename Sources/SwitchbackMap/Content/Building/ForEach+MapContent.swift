public import SwitchbackUI

extension ForEach: MapContent where Content: MapContent {
  public typealias Body = Never

  @inlinable
  public static func _visit(_ forEach: Self, _ visitor: inout MapContentVisitor) {
    let index = visitor.index(ID.self)
    var walk = index.walk(visitor.generation)
    let outside = visitor.enterItems()
    for element in forEach.data {
      visitor.enterItem(walk.slot(for: forEach.id(element)))
      Content._visit(forEach.content(element), &visitor)
    }
    index.end(walk)
    visitor.leaveItems(to: outside)
    if let report = index.takeReport(of: walk) { visitor.tell(report) }
  }
}

extension ForEach where Content: MapContent {
  /// Makes content of each element, told apart by their `id`s.
  @inlinable
  public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, id: { $0.id }, content: content)
  }

  #if !hasFeature(Embedded)
  /// Makes content of each element, told apart by what the key path leads to.
  @inlinable
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
  @inlinable
  public init(_ data: Range<Int>, @MapContentBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, id: { $0 }, content: content)
  }
}
