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

  /// The view with a colour behind it, or several that go over into each other.
  public consuming func background<Style: ShapeStyle>(
    _ style: Style,
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    BackdropView(content: self, style: style, shape: Rectangle(), fill: FillStyle(), isBehind: true)
  }

  /// The view with the colour of the surface behind it.
  public consuming func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle())
  }

  /// The view with a painted shape behind it.
  public consuming func background<Style: ShapeStyle, Outline: Shape>(
    _ style: Style,
    in shape: Outline,
    fillStyle: FillStyle = FillStyle()
  ) -> some View {
    BackdropView(content: self, style: style, shape: shape, fill: fillStyle, isBehind: true)
  }

  /// The view with a shape in the colour of the surface behind it.
  public consuming func background<Outline: Shape>(
    in shape: Outline,
    fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// The view with a colour in front of it, or several that go over into each other.
  public consuming func overlay<Style: ShapeStyle>(
    _ style: Style,
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    BackdropView(
      content: self,
      style: style,
      shape: Rectangle(),
      fill: FillStyle(),
      isBehind: false
    )
  }

  /// The view with a painted shape in front of it.
  public consuming func overlay<Style: ShapeStyle, Outline: Shape>(
    _ style: Style,
    in shape: Outline,
    fillStyle: FillStyle = FillStyle()
  ) -> some View {
    BackdropView(content: self, style: style, shape: shape, fill: fillStyle, isBehind: false)
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
  public consuming func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle())
  }

  /// The view cut off at an outline.
  public consuming func clipShape<Outline: Shape>(
    _ shape: Outline,
    style: FillStyle = FillStyle()
  ) -> some View {
    ClippedView(content: self, outline: shape._outline, fill: style)
  }

  /// The view cut off at round corners.
  public consuming func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
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

  /// The view found by a pointer everywhere in a shape, also where it does not draw, and nowhere else.
  public consuming func contentShape<Outline: Shape>(
    _ shape: Outline,
    eoFill: Bool = false
  ) -> some View {
    HitTestView(content: self, isAllowed: true) {
      shape.path(in: $0).contains($1, eoFill: eoFill)
    }
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
    // What is on its way out leaves it to others, where there are any.
    let first = visitor.nodes[start...].firstIndex { !$0.isExiting } ?? start
    var index = start
    visitor.wrap(from: start, SecondaryNode.init) {
      $0.secondary = index == first ? secondary : nil
      $0.isBehind = view.isBehind
      $0.alignment = view.alignment
      index += 1
    }
  }
}

private struct BackdropView<Content: View, Style: ShapeStyle, Outline: Shape>: View {
  typealias Body = Never

  let content: Content
  let style: Style
  let shape: Outline
  let fill: FillStyle
  let isBehind: Bool

  static func _visit(_ view: Self, _ visitor: inout ViewVisitor) {
    let paint = view.style._paint(in: visitor.environment)
    let scheme = visitor.environment.colorScheme
    let outline = view.shape._outline
    visitor.modify(view.content, BackdropNode.init) {
      $0.set(paint, scheme)
      $0.outline.set(outline, by: $0.animation)
      $0.fill = view.fill
      $0.isBehind = view.isBehind
    }
  }
}

private struct ClippedView<Content: View>: View {
  typealias Body = Never

  let content: Content
  let outline: _ShapeOutline
  let fill: FillStyle

  static func _visit(_ view: Self, _ visitor: inout ViewVisitor) {
    visitor.modify(view.content, ClipNode.init) {
      $0.outline.set(view.outline, by: $0.animation)
      $0.fill = view.fill
    }
  }
}

private struct OpacityView<Content: View>: View {
  typealias Body = Never

  let content: Content
  let opacity: Double

  static func _visit(_ view: Self, _ visitor: inout ViewVisitor) {
    visitor.modify(view.content, OpacityNode.init) { $0.set(view.opacity) }
  }
}

private struct HitTestView<Content: View>: View {
  typealias Body = Never

  let content: Content
  let isAllowed: Bool
  let shape: ((CGRect, CGPoint) -> Bool)?

  static func _visit(_ view: Self, _ visitor: inout ViewVisitor) {
    visitor.modify(view.content, HitTestNode.init) {
      $0.isAllowed = view.isAllowed
      $0.shape = view.shape
    }
  }
}
