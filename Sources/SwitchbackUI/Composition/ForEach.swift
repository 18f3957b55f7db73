internal import Drawing

/// Content for each element of a collection, told apart by the elements' ids.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The collection.
  public let data: Data

  @usableFromInline package let id: (Data.Element) -> ID
  @usableFromInline package let content: (Data.Element) -> Content

  @inlinable
  package init(
    data: Data,
    id: @escaping (Data.Element) -> ID,
    content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = id
    self.content = content
  }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Creates a view for each element.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, id: { $0.id }, content: content)
  }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
  /// Creates a view for each number.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, id: { $0 }, content: content)
  }
}

#if !hasFeature(Embedded)
extension ForEach where Content: View {
  /// Creates a view for each element, whose id is a part of it.
  public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: { $0[keyPath: id] }, content: content)
  }
}
#endif

extension ForEach: View where Content: View {
  public typealias Body = Never

  public static func _visit(_ view: Self, _ visitor: inout ViewVisitor) {
    let slots = visitor.slot.items(ID.self)
    let start = visitor.nodes.count
    var walk = slots.walk(visitor.generation)
    for element in view.data {
      let slot = walk.slot(for: view.id(element)).takeUnretainedValue()
      visitor.visitBranch(view.content(element), in: slot)
    }
    slots.end(walk)
    visitor.leave(slots.unseenSlots, before: start)
    guard let report = slots.takeReport(of: walk) else { return }
    visitor.environment.host.report(report)
  }
}
