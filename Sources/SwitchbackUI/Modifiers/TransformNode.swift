internal import Drawing

/// Draws a node larger, smaller or turned, round a point that stays.
final class TransformNode: WrapperNode {
  typealias Values = AnimatablePair<AnimatablePair<Double, Double>, Double>

  /// The point that stays, as parts of the node's own size.
  var anchor = UnitPoint.center

  private var values: AnimatedValue<Values>?

  /// The transform of the last drawing, and of what a pointer finds.
  private var transform = CGAffineTransform.identity

  func set(x: CGFloat, y: CGFloat, radians: Double) {
    let numbers = [Double(x), Double(y), radians].map { $0.isFinite ? $0 : 0 }
    let target = AnimatablePair(AnimatablePair(numbers[0], numbers[1]), numbers[2])
    if values == nil { values = AnimatedValue(target) }
    values?.go(to: target, by: context.host.reducesMotion ? nil : animation)
  }

  override func layout(_ proposal: ProposedViewSize) {
    super.layout(proposal)
    if let target = values?.target { transform = transform(target) }
  }

  override func draw(_ painter: inout Painter) {
    guard var values else { return child.draw(&painter) }
    transform = transform(painter.value(of: &values))
    self.values = values
    if transform == .identity { return child.draw(&painter) }
    // What has no extent is not seen.
    if transform.inverted() == nil { return }
    painter.begin(.transform(transform))
    child.draw(&painter)
    painter.end()
  }

  private func transform(_ values: Values) -> CGAffineTransform {
    let (x, y, radians) = (values.first.first, values.first.second, values.second)
    if x == 1, y == 1, radians == 0 { return .identity }
    let point = frame.point(at: anchor)
    return CGAffineTransform(translationX: -point.x, y: -point.y)
      .concatenating(CGAffineTransform(scaleX: CGFloat(x), y: CGFloat(y)))
      .concatenating(CGAffineTransform(rotationAngle: CGFloat(radians)))
      .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
  }

  override func toInside(_ point: CGPoint) -> CGPoint? {
    transform == .identity ? point : transform.inverted().map { point.applying($0) }
  }

  override func hitTest(_ point: CGPoint, path: inout [ViewNode]) -> Bool {
    guard let inner = toInside(point), child.hitTest(inner, path: &path) else { return false }
    path.append(self)
    return true
  }

  override func appendAccessibility(to collector: inout AccessibilityCollector) {
    let start = collector.elements.count
    super.appendAccessibility(to: &collector)
    if transform == .identity { return }
    for index in start..<collector.elements.count {
      let frame = collector.elements[index].frame
      collector.elements[index].frame = Path(frame).applying(transform).boundingRect
    }
  }
}
