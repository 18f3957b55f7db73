internal import Drawing
internal import SwitchbackUI

/// The map's own view of a cluster: a disc with the number of members.
final class ClusterAnnotationView: MKAnnotationView {
  /// How many members the cluster stands for at present, where one of them is shown beside it.
  var count: Int { didSet { if count != oldValue { setNeedsDisplay() } } }

  var tint: UIColor { didSet { if tint != oldValue { setNeedsDisplay() } } }

  init(annotation: MKClusterAnnotation, reuseIdentifier: String?) {
    count = annotation.count
    tint = .accentColor
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    collisionMode = .circle
    sizeToFit()
  }

  #if !hasFeature(Embedded)
  required convenience init(registeredFor annotation: (any MKAnnotation)?, identifier: String) {
    let cluster = annotation as? MKClusterAnnotation
    self.init(
      annotation: cluster ?? MKClusterAnnotation(memberAnnotations: []),
      reuseIdentifier: identifier
    )
  }
  #endif

  override package var accessibleName: String? { annotation?.title }

  override package func sizeToFit() {
    // A digit more makes the disc a step wider.
    let side: CGFloat =
      switch count {
      case ..<10: 32
      case ..<100: 36
      case ..<1000: 42
      default: 50
      }
    if frame.width != side { frame = CGRect(x: 0, y: 0, width: side, height: side) }
  }

  override func contains(_ point: CGPoint) -> Bool {
    point.distance(to: CGPoint(x: bounds.midX, y: bounds.midY)) <= Double(bounds.width) / 2 + 3
  }

  override func draw(into commands: inout DrawingCommands, context: RenderContext) {
    guard let host else { return }
    let color = tint.resolved(in: context.colorScheme)
    commands.fill(Path(ellipseIn: bounds), with: color.multiplyingOpacity(by: 0.28))
    let disc = bounds.insetBy(dx: 4, dy: 4)
    commands.fill(Path(ellipseIn: disc), with: color)
    commands.stroke(
      Path(ellipseIn: disc),
      with: RGBA(0xFFFF_FFD9),
      style: StrokeStyle(lineWidth: 1.5)
    )
    commands.draw(
      "\(count)",
      centeredAt: CGPoint(x: bounds.midX, y: bounds.midY),
      font: .system(size: count < 1000 ? 13 : 12, weight: .semibold),
      color: RGBA(0xFFFF_FFFF),
      host: host
    )
  }
}
