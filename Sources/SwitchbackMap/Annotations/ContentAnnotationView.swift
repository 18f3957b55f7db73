internal import Drawing
internal import SwitchbackUI

/// Shows the view of an `Annotation` in a map's content.
final class ContentAnnotationView: MKAnnotationView {
  let graph = ViewGraph()

  /// The point of the view that stands at the annotation's place.
  var anchor: UnitPoint

  /// Whether the title is shown below.
  var titles: Visibility { didSet { setNeedsDisplay() } }

  init(annotation: MKPointAnnotation, anchor: UnitPoint, titles: Visibility) {
    self.anchor = anchor
    self.titles = titles
    super.init(annotation: annotation, reuseIdentifier: nil)
  }

  #if !hasFeature(Embedded)
  required convenience init(registeredFor annotation: (any MKAnnotation)?, identifier: String) {
    let point = annotation as? MKPointAnnotation ?? MKPointAnnotation()
    self.init(annotation: point, anchor: .center, titles: .automatic)
  }
  #endif

  override func didMove(to host: (any Host)?) {
    super.didMove(to: host)
    graph.onInvalidate = host.map { host in { host.setNeedsFrame() } }
  }

  override var titleBelow: String? { titles == .hidden ? nil : annotation?.title }

  override var accessibleName: String? {
    guard let title = annotation?.title, !title.isEmpty else { return graph.accessibilityLabel }
    return title
  }

  override var isAnimating: Bool { graph.isAnimating }

  override func sizeToFit() {
    let size = graph.sizeThatFits(.unspecified)
    frame = CGRect(origin: .zero, size: size)
    centerOffset = CGPoint(
      x: (0.5 - anchor.x) * size.width,
      y: (0.5 - anchor.y) * size.height
    )
    graph.place(in: bounds)
  }

  override func draw(into commands: inout DrawingCommands, context: RenderContext) {
    graph.draw(into: &commands, context: context)
  }

  override func handle(_ event: InputEvent) -> Bool {
    graph.send(event)
  }
}
