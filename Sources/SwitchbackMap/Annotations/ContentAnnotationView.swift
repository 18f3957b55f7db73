internal import Drawing
internal import Geodesy
internal import SwitchbackUI

/// Shows the view of an `Annotation` in a map's content.
///
/// The content is evaluated when the view is about to be seen, not at each update.
final class ContentAnnotationView: MKAnnotationView {
  private let record: ViewAnnotationRecord
  private let graph = ViewGraph()

  /// The transaction of the last update, where the content was not evaluated since.
  private var pending: Transaction? = Transaction()

  init(_ record: ViewAnnotationRecord) {
    self.record = record
    super.init(annotation: record, reuseIdentifier: nil)
  }

  /// Notes that the content may be another.
  func contentMayChange(with transaction: Transaction) {
    pending = transaction
  }

  #if !hasFeature(Embedded)
  required convenience init(registeredFor annotation: (any MKAnnotation)?, identifier: String) {
    let blank = ViewAnnotationRecord.Start(
      number: 0,
      words: _AnnotationWords(""),
      coordinate: kCLLocationCoordinate2DInvalid,
      anchor: .center,
      style: MapContentStyle(),
      latest: LatestSurroundings()
    )
    self.init(annotation as? ViewAnnotationRecord ?? ViewAnnotationRecord(blank))
  }
  #endif

  override func didMove(to host: (any Host)?) {
    super.didMove(to: host)
    graph.onInvalidate = host.map { host in { host.setNeedsFrame() } }
  }

  override package var titleBelow: String? {
    record.titles == .hidden || record.name.utf8.isEmpty ? nil : record.name
  }

  override package var subtitleBelow: String? {
    switch record.subtitles {
    case .hidden: nil
    case .visible: record.subtitle
    case .automatic: isSelected ? record.subtitle : nil
    }
  }

  override package var showsTitleAlways: Bool { record.titles == .visible }

  override package var accessibleName: String? {
    if !record.name.utf8.isEmpty { return record.name }
    evaluate()
    return graph.accessibilityLabel
  }

  override var isAnimating: Bool { graph.isAnimating }

  override package func sizeToFit() {
    evaluate()
    let size = graph.sizeThatFits(.unspecified)
    frame = CGRect(origin: .zero, size: size)
    centerOffset = CGPoint(
      x: (0.5 - record.anchor.x) * size.width,
      y: (0.5 - record.anchor.y) * size.height
    )
    graph.place(in: bounds)
  }

  override func draw(into commands: inout DrawingCommands, context: RenderContext) {
    graph.draw(into: &commands, context: context)
  }

  override func handle(_ event: InputEvent) -> Bool {
    graph.send(event)
  }

  override func appendAccessibilityElements(
    to elements: inout [AccessibilityElement],
    depth: UInt8,
    identifiers: inout AccessibilityIdentifiers
  ) {
    evaluate()
    graph.appendAccessibilityElements(
      to: &elements,
      depth: depth,
      title: record.name,
      identifiers: &identifiers
    )
  }

  override func perform(
    _ action: AccessibilityElement.Action,
    on id: UInt32,
    at time: Double
  ) -> Bool {
    graph.perform(action, on: id, at: time)
  }

  private func evaluate() {
    if let transaction = pending {
      pending = nil
      record.update(graph, transaction: transaction)
    } else if graph.needsUpdate {
      record.update(graph, transaction: graph.pendingTransaction)
    }
  }
}
