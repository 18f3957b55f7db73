import Drawing
import Geodesy
import SwitchbackUI

@testable import SwitchbackMap
@testable import SwitchbackUI

/// Any view on a surface without a platform, with the maps in it and what their updates did.
@MainActor
final class MapScene<Root: View> {
  let host: RecordingHost
  private(set) var stage: HostingStage<Remade<Root>>
  private(set) var time = 0.0
  private(set) var list = DisplayList(size: .zero)

  init(
    _ root: @autoclosure @escaping () -> Root,
    size: CGSize = CGSize(width: 800, height: 600),
    host: RecordingHost = RecordingHost()
  ) {
    self.host = host
    stage = HostingStage(host: host, root: Remade(make: root))
    stage.resize(to: size, scale: 1, colorScheme: .light)
    frame(after: 0)
  }

  /// A scene of what a closure makes anew at each update.
  convenience init<Content: View>(
    size: CGSize = CGSize(width: 800, height: 600),
    @ViewBuilder _ make: @escaping () -> Content
  ) where Root == MadeAnew<Content> {
    self.init(MadeAnew(make: make), size: size)
  }

  /// The next frame, a sixtieth of a second after the last one or later.
  @discardableResult
  func frame(after seconds: Double = 1.0 / 60) -> DisplayList {
    time += seconds
    list = stage.frame(at: time)
    return list
  }

  /// The frame at that time.
  func frame(until time: Double) {
    frame(after: time - self.time)
  }

  /// Updates the views and gives the frame.
  @discardableResult
  func update(after seconds: Double = 1.0 / 60) -> DisplayList {
    stage.setNeedsUpdate()
    return frame(after: seconds)
  }

  /// Lets all that moves come to rest.
  func settle() {
    for _ in 0..<20 { frame(after: 0.25) }
  }

  func resize(to size: CGSize, scale: Double = 1, colorScheme: ColorScheme = .light) {
    stage.resize(to: size, scale: scale, colorScheme: colorScheme)
  }

  // MARK: - What is there

  /// The map views in the tree, the hindmost first.
  var maps: [MKMapView] {
    guard let graph = Mirror(reflecting: stage).descendant("surface", "graph") as? ViewGraph,
      let root = graph.root
    else { return [] }
    return Self.hosted(in: root).compactMap { $0 as? MKMapView }
  }

  var map: MKMapView? { maps.first }

  /// The views of the annotations, by title.
  var annotationViews: [String: MKAnnotationView] {
    var views: [String: MKAnnotationView] = [:]
    for record in map?.annotationRecords ?? [] where !record.isLeaving {
      views[(record.annotation.title ?? nil) ?? ""] = record.view
    }
    return views
  }

  /// The revision of each kind of layer in the last frame.
  var revisions: [DisplayList.Layer.Kind: UInt32] {
    Dictionary(list.layers.map { ($0.kind, $0.revision) }) { first, _ in first }
  }

  var elements: [AccessibilityElement] { stage.accessibilityElements() }

  func element(_ label: String) -> AccessibilityElement? {
    elements.first { $0.label == label }
  }

  /// What assistive technology calls the annotations, in order.
  var annotationLabels: [String] {
    var labels: [String] = []
    for record in map?.annotationRecords ?? [] where !record.isLeaving {
      labels.append(record.view?.accessibleName ?? record.annotation.title ?? "")
    }
    return labels
  }

  /// The opacities of what comes and goes, in the order in which it is drawn.
  func opacities(_ kind: DisplayList.Layer.Kind = .annotations) -> [Double] {
    list[kind].compactMap { if case .beginGroup(let opacity) = $0 { opacity } else { nil } }
  }

  // MARK: - What a person does

  @discardableResult
  func send(_ kind: InputEvent.Kind, _ change: (inout InputEvent) -> Void = { _ in }) -> Bool {
    var event = InputEvent(kind, time: time)
    change(&event)
    return stage.send(event)
  }

  func tap(_ point: CGPoint, device: InputEvent.Device = .mouse) {
    send(.pointerDown) {
      $0.location = point
      $0.buttons = 1
      $0.device = device
    }
    time += 0.05
    send(.pointerUp) {
      $0.location = point
      $0.device = device
    }
    frame()
  }

  /// Does what the element of that name does.
  @discardableResult
  func activate(_ label: String, after seconds: Double = 1.0 / 60) -> Bool {
    guard let element = element(label) else { return false }
    return perform(.activate, on: element.id, after: seconds)
  }

  /// Does what assistive technology asks for.
  func perform(
    _ action: AccessibilityElement.Action,
    on id: UInt32,
    after seconds: Double = 1.0 / 60
  ) -> Bool {
    let isDone = stage.perform(action, on: id, at: time)
    frame(after: seconds)
    return isDone
  }

  private static func hosted(in node: ViewNode) -> [UIView] {
    if let node = node as? HostedNode { return [node.view] }
    return node.children.flatMap { hosted(in: $0) }
  }
}

/// A view that is made of what a closure gives at each update.
struct MadeAnew<Content: View>: View {
  let make: () -> Content

  var body: some View { make() }
}

/// What happened, for closures to write to.
final class MapLog {
  var operations: [MapOperation] = []
  var lines: [String] = []
  var count = 0
  var depth = 0

  var note: (MapOperation) -> Void {
    { [self] in operations.append($0) }
  }

  var kinds: [MapOperation.Kind] { operations.map { $0.kind } }

  func tick() {
    count += 1
  }

  /// The operations since the last call.
  func take() -> [MapOperation] {
    defer { operations = [] }
    return operations
  }
}

/// A line of so many points from that latitude on, all different.
func scenarioLine(_ latitude: Double, points: Int = 40) -> [CLLocationCoordinate2D] {
  (0..<points).map {
    CLLocationCoordinate2D(
      latitude: latitude + Double($0 % 2) / 500,
      longitude: 6 + Double($0) / 200
    )
  }
}

extension MapViewport {
  /// Whether every number of it is one.
  var isFinite: Bool {
    (center.x + center.y + scale + heading + Double(size.width) + Double(size.height)).isFinite
      && scale > 0
  }
}

/// A view that is made anew at each update.
struct Remade<Content: View>: View {
  let make: () -> Content

  var body: some View { make() }
}
