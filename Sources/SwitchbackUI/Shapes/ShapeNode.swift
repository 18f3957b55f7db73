internal import Drawing

/// A shape on the screen; it takes the place that it is offered.
final class ShapeNode: ViewNode {
  /// The extent of what is offered no size, in points.
  static let idealLength: CGFloat = 10

  var outline = NodeOutline()
  var fill: FillStyle?
  var stroke: StrokeStyle?

  private var paint: AnimatedPaint?

  func set(_ paint: _ShapePaint, _ scheme: ColorScheme) {
    self.paint.set(paint, scheme, by: animation)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(
      by: CGSize(width: Self.idealLength, height: Self.idealLength)
    )
  }

  override func draw(_ painter: inout Painter) {
    let path = outline.path(in: frame, &painter)
    guard let paint = paint?.paint(in: frame, &painter) else { return }
    if let fill { painter.commands.fill(path, with: paint, style: fill) }
    if let stroke { painter.commands.stroke(path, with: paint, style: stroke) }
  }

  override func contains(_ point: CGPoint) -> Bool { frame.contains(point) }
}
