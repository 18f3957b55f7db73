import Drawing
import Geodesy
import SwitchbackUI

@testable import SwitchbackMap
@testable import SwitchbackUI

/// A map on a surface without a platform, with the operations of its updates.
@MainActor
final class MapProbe<Content: MapContent> {
  let host = RecordingHost()
  private(set) var operations: [MapOperation] = []
  private var stage: HostingStage<ProbedMap<Content>>?
  private var time = 0.0

  init(
    at position: MapCameraPosition = .automatic,
    controls: Visibility = .automatic,
    @MapContentBuilder _ content: @escaping () -> Content
  ) {
    let map = ProbedMap(position: position, controls: controls, content: content) { [weak self] in
      self?.operations.append($0)
    }
    let stage = HostingStage(host: host, root: map)
    stage.resize(to: CGSize(width: 800, height: 600), scale: 1, colorScheme: .light)
    self.stage = stage
    _ = frame()
  }

  /// The next frame, a sixtieth of a second after the last one or later.
  @discardableResult
  func frame(after seconds: Double = 1.0 / 60) -> DisplayList {
    time += seconds
    return stage?.frame(at: time) ?? DisplayList(size: .zero)
  }

  /// The map view below.
  var map: ContentMapView? {
    guard let stage,
      let graph = Mirror(reflecting: stage).descendant("surface", "graph") as? ViewGraph
    else { return nil }
    return Self.map(in: graph.root)
  }

  private static func map(in node: ViewNode?) -> ContentMapView? {
    guard let node else { return nil }
    if let map = (node as? HostedNode)?.view as? ContentMapView { return map }
    for child in node.children { if let map = map(in: child) { return map } }
    return nil
  }

  /// Updates the content and gives the operations that this took.
  func update(after seconds: Double = 1.0 / 60) -> [MapOperation] {
    operations = []
    stage?.setNeedsUpdate()
    frame(after: seconds)
    return operations
  }

  /// What assistive technology calls the annotations, in order.
  var annotationLabels: [String] {
    elements.filter { $0.depth == 1 && ($0.role == .image || $0.role == .button) }
      .map { $0.label }
      .filter { !$0.hasPrefix("Zoom") }
  }

  var elements: [AccessibilityElement] { stage?.accessibilityElements() ?? [] }

  /// Sends an event at the present time.
  @discardableResult
  func send(_ kind: InputEvent.Kind, _ change: (inout InputEvent) -> Void) -> Bool {
    var event = InputEvent(kind, time: time)
    change(&event)
    return stage?.send(event) ?? false
  }
}

/// A map whose content is made anew at each update.
struct ProbedMap<Content: MapContent>: View {
  let position: MapCameraPosition
  let controls: Visibility
  let content: () -> Content
  let onOperation: (MapOperation) -> Void

  var body: some View {
    Map(initialPosition: position, content: content).onMapOperation(onOperation)
      .mapControlVisibility(controls)
  }
}

/// A place for content that changes.
struct Place: Identifiable {
  var id: Int
  var name: String
  var latitude: Double
  var longitude = 6.0

  var coordinate: CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }

  static func row(_ ids: some Sequence<Int>) -> [Place] {
    ids.map { Place(id: $0, name: "Place \($0)", latitude: 43 + Double($0) / 100) }
  }
}

/// Content that a test changes between updates.
final class Changing<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}
