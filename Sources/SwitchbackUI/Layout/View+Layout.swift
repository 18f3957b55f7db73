public import Drawing

extension View {
  /// The view in a place of that size; where a length is `nil`, it is the view's own.
  public consuming func frame(
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    FramedView(
      content: self,
      width: FrameNode.Length(fixed: width.map { max(0, $0) }),
      height: FrameNode.Length(fixed: height.map { max(0, $0) }),
      alignment: alignment
    )
  }

  /// The view in a place whose size lies in a range.
  public consuming func frame(
    minWidth: CGFloat? = nil,
    idealWidth: CGFloat? = nil,
    maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil,
    maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    FramedView(
      content: self,
      width: FrameNode.Length(least: minWidth, ideal: idealWidth, most: maxWidth),
      height: FrameNode.Length(least: minHeight, ideal: idealHeight, most: maxHeight),
      alignment: alignment
    )
  }

  /// The view with space round it.
  public consuming func padding(_ insets: EdgeInsets) -> some View {
    PaddedView(content: self, insets: insets)
  }

  /// The view with space at some of its sides; 16 points where no length is given.
  public consuming func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    PaddedView(content: self, insets: EdgeInsets(length ?? defaultPadding, on: edges))
  }

  /// The view with space round it, in points.
  public consuming func padding(_ length: CGFloat) -> some View {
    PaddedView(content: self, insets: EdgeInsets(length, on: .all))
  }

  /// The view in the size that it likes best.
  public consuming func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }

  /// The view in the width or height that it likes best.
  public consuming func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    var axes: Axis.Set = []
    if horizontal { axes.insert(.horizontal) }
    if vertical { axes.insert(.vertical) }
    return FixedSizeView(content: self, axes: axes)
  }

  /// The view drawn elsewhere than where its surroundings leave it room.
  public consuming func offset(_ offset: CGSize) -> some View {
    OffsetView(content: self, offset: offset)
  }

  /// The view drawn elsewhere than where its surroundings leave it room.
  public consuming func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }

  /// The view with its middle at a point of the place that it is offered, all of which it takes.
  public consuming func position(_ position: CGPoint) -> some View {
    PositionedView(content: self, point: position)
  }

  /// The view with its middle at a point of the place that it is offered, all of which it takes.
  public consuming func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }

  /// The view reaching to the edges of the surface, of which none is covered by anything: the view as it is.
  public consuming func ignoresSafeArea(edges: Edge.Set = .all) -> some View {
    self
  }

  /// The view with a priority: a stack offers space to those of higher priority first.
  public consuming func layoutPriority(_ value: Double) -> some View {
    PriorityView(content: self, priority: value)
  }

  /// The view with a ratio of width to height; its own where none is given.
  public consuming func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View
  {
    AspectRatioView(content: self, ratio: ratio, mode: contentMode)
  }

  /// The view with the ratio of a size.
  public consuming func aspectRatio(
    _ aspectRatio: CGSize,
    contentMode: ContentMode
  ) -> some View {
    let ratio: CGFloat? =
      aspectRatio.height > 0 ? aspectRatio.width / aspectRatio.height : nil
    return self.aspectRatio(ratio, contentMode: contentMode)
  }

  /// The view in its own ratio, inside its place.
  public consuming func scaledToFit() -> some View {
    aspectRatio(contentMode: .fit)
  }

  /// The view in its own ratio, covering its place.
  public consuming func scaledToFill() -> some View {
    aspectRatio(contentMode: .fill)
  }
}

/// The space round a view where no length is given, in points.
private let defaultPadding: CGFloat = 16

private struct FramedView<Content: View>: View {
  typealias Body = Never

  let content: Content
  let width: FrameNode.Length
  let height: FrameNode.Length
  let alignment: Alignment

  static func _visit(_ view: Self, _ visitor: inout ViewVisitor) {
    visitor.modify(view.content, FrameNode.init) {
      $0.width = view.width
      $0.height = view.height
      $0.alignment = view.alignment
    }
  }
}

private struct PaddedView<Content: View>: View {
  typealias Body = Never

  let content: Content
  let insets: EdgeInsets

  static func _visit(_ view: Self, _ visitor: inout ViewVisitor) {
    visitor.modify(view.content, PaddingNode.init) { $0.insets = view.insets }
  }
}

private struct FixedSizeView<Content: View>: View {
  typealias Body = Never

  let content: Content
  let axes: Axis.Set

  static func _visit(_ view: Self, _ visitor: inout ViewVisitor) {
    visitor.modify(view.content, FixedSizeNode.init) { $0.axes = view.axes }
  }
}

private struct PositionedView<Content: View>: View {
  typealias Body = Never

  let content: Content
  let point: CGPoint

  static func _visit(_ view: Self, _ visitor: inout ViewVisitor) {
    visitor.modify(view.content, PositionNode.init) { $0.point = view.point }
  }
}

private struct OffsetView<Content: View>: View {
  typealias Body = Never

  let content: Content
  let offset: CGSize

  static func _visit(_ view: Self, _ visitor: inout ViewVisitor) {
    visitor.modify(view.content, OffsetNode.init) { $0.offset = view.offset }
  }
}

private struct PriorityView<Content: View>: View {
  typealias Body = Never

  let content: Content
  let priority: Double

  static func _visit(_ view: Self, _ visitor: inout ViewVisitor) {
    visitor.modify(view.content, PriorityNode.init) { $0.priority = view.priority }
  }
}

private struct AspectRatioView<Content: View>: View {
  typealias Body = Never

  let content: Content
  let ratio: CGFloat?
  let mode: ContentMode

  static func _visit(_ view: Self, _ visitor: inout ViewVisitor) {
    visitor.modify(view.content, AspectRatioNode.init) {
      $0.ratio = view.ratio
      $0.mode = view.mode
    }
  }
}
