public import Drawing

extension View {
  /// The view with another behind it, which is offered the view's size.
  public consuming func background<Background: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> Background
  ) -> some View {
    SecondaryView(content: self, secondary: content(), isBehind: true, alignment: alignment)
  }

  /// The view with another behind it, which is offered the view's size.
  @_disfavoredOverload
  public consuming func background<Background: View>(
    _ background: Background,
    alignment: Alignment = .center
  ) -> some View {
    SecondaryView(content: self, secondary: background, isBehind: true, alignment: alignment)
  }

  /// The view with a colour behind it.
  public consuming func background<Style: ShapeStyle>(
    _ style: Style,
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    BackdropView(content: self, color: { style._resolved(in: $0) }, path: { Path($0) })
  }

  /// The view with a painted shape behind it.
  public consuming func background<Style: ShapeStyle, Outline: Shape>(
    _ style: Style,
    in shape: Outline
  ) -> some View {
    BackdropView(
      content: self,
      color: { style._resolved(in: $0) },
      path: { shape.path(in: $0) }
    )
  }

  /// The view with another in front of it, which is offered the view's size.
  public consuming func overlay<Overlay: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> Overlay
  ) -> some View {
    SecondaryView(content: self, secondary: content(), isBehind: false, alignment: alignment)
  }

  /// The view with another in front of it, which is offered the view's size.
  @_disfavoredOverload
  public consuming func overlay<Overlay: View>(
    _ overlay: Overlay,
    alignment: Alignment = .center
  ) -> some View {
    SecondaryView(content: self, secondary: overlay, isBehind: false, alignment: alignment)
  }

  /// The view with a line round it, inside its edge.
  public consuming func border<Style: ShapeStyle>(_ style: Style, width: CGFloat = 1) -> some View {
    overlay { Rectangle().strokeBorder(style, lineWidth: width) }
  }

  /// The view cut off at its edge.
  public consuming func clipped() -> some View {
    clipShape(Rectangle())
  }

  /// The view cut off at an outline.
  public consuming func clipShape<Outline: Shape>(_ shape: Outline) -> some View {
    ClippedView(content: self) { shape.path(in: $0) }
  }

  /// The view cut off at round corners.
  public consuming func cornerRadius(_ radius: CGFloat) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }

  /// The view as one picture that lets through what is behind: 0 shows nothing of the view, 1 all.
  public consuming func opacity(_ opacity: Double) -> some View {
    OpacityView(content: self, opacity: opacity)
  }

  /// The view not shown; it keeps its place.
  public consuming func hidden() -> some View {
    opacity(0)
  }

  /// The view found by a pointer, or not.
  public consuming func allowsHitTesting(_ enabled: Bool) -> some View {
    HitTestView(content: self, isAllowed: enabled, shape: nil)
  }

  /// The view found by a pointer everywhere in its place, not only where it draws.
  public consuming func contentShape<Outline: Shape>(_ shape: Outline) -> some View {
    HitTestView(content: self, isAllowed: true) { shape.path(in: $0) }
  }
}

private struct SecondaryView<Content: View, Secondary: View>: View {
  typealias Body = Never

  let content: Content
  let secondary: Secondary
  let isBehind: Bool
  let alignment: Alignment

  static func _visit(_ view: Self, _ visitor: inout ViewVisitor) {
    let start = visitor.nodes.count
    visitor.visit(view.content, inChild: 0)
    // Several views share one background as they share the modifier; the first has it.
    let secondary =
      visitor.nodes.count > start
      ? visitor.single(view.secondary, inChild: 1, stackedAlong: nil) : nil
    var isFirst = true
    visitor.wrap(from: start, SecondaryNode.init) {
      $0.secondary = isFirst ? secondary : nil
      $0.isBehind = view.isBehind
      $0.alignment = view.alignment
      isFirst = false
    }
  }
}

private struct BackdropView<Content: View>: View {
  typealias Body = Never

  let content: Content
  let color: (EnvironmentValues) -> Color
  let path: (CGRect) -> Path

  static func _visit(_ view: Self, _ visitor: inout ViewVisitor) {
    let environment = visitor.environment
    visitor.modify(view.content, BackdropNode.init) {
      $0.paint = view.color(environment).resolved(in: environment.colorScheme)
      $0.path = view.path
    }
  }
}

private struct ClippedView<Content: View>: View {
  typealias Body = Never

  let content: Content
  let path: (CGRect) -> Path

  static func _visit(_ view: Self, _ visitor: inout ViewVisitor) {
    visitor.modify(view.content, ClipNode.init) { $0.path = view.path }
  }
}

private struct OpacityView<Content: View>: View {
  typealias Body = Never

  let content: Content
  let opacity: Double

  static func _visit(_ view: Self, _ visitor: inout ViewVisitor) {
    visitor.modify(view.content, OpacityNode.init) { $0.opacity = view.opacity }
  }
}

private struct HitTestView<Content: View>: View {
  typealias Body = Never

  let content: Content
  let isAllowed: Bool
  let shape: ((CGRect) -> Path)?

  static func _visit(_ view: Self, _ visitor: inout ViewVisitor) {
    visitor.modify(view.content, HitTestNode.init) {
      $0.isAllowed = view.isAllowed
      $0.shape = view.shape
    }
  }
}
