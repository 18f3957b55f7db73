import Drawing
import Geodesy
import SwitchbackUI

@testable import SwitchbackMap

/// A view with a map on a surface without a platform, and the first map in it.
@MainActor
final class CameraProbe {
  let host = RecordingHost()
  private(set) var time = 0.0
  private let link = MapLink()
  private let stage: HostingStage<AnyView>

  init(
    size: CGSize = CGSize(width: 800, height: 600),
    @ViewBuilder _ content: @escaping () -> some View
  ) {
    let link = link
    let root = RebuiltView(content: content).transformEnvironment { environment in
      environment.transformMapSurroundings { $0.readers.append(link) }
    }
    stage = HostingStage(host: host, root: AnyView(root))
    resize(to: size)
    if size.width > 0 { frame() }
  }

  var map: MKMapView {
    guard let map = link.map else { preconditionFailure("the view has no map") }
    return map
  }

  var viewport: MapViewport { map.viewport }

  var isAnimating: Bool { stage.isAnimating }

  var elements: [AccessibilityElement] { stage.accessibilityElements() }

  func resize(to size: CGSize) {
    stage.resize(to: size, scale: 1, colorScheme: .light)
  }

  /// The next frame, a sixtieth of a second after the last one or later.
  @discardableResult
  func frame(after seconds: Double = 1.0 / 60) -> DisplayList {
    time += seconds
    return stage.frame(at: time)
  }

  /// Frames until nothing moves, at most for ten seconds; tells how many.
  @discardableResult
  func rest() -> Int {
    var count = 0
    repeat {
      frame()
      count += 1
    } while stage.isAnimating && count < 600
    return count
  }

  /// Updates the view although no state changed.
  func update(_ transaction: Transaction = Transaction()) {
    withTransaction(transaction) { stage.setNeedsUpdate() }
    frame()
  }

  @discardableResult
  func send(_ kind: InputEvent.Kind, _ change: (inout InputEvent) -> Void) -> Bool {
    var event = InputEvent(kind, time: time)
    change(&event)
    return stage.send(event)
  }

  @discardableResult
  func wheel(_ delta: Double, at location: CGPoint = CGPoint(x: 400, y: 300)) -> Bool {
    send(.wheel) {
      $0.location = location
      $0.deltaY = delta
    }
  }

  @discardableResult
  func press(_ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers = []) -> Bool {
    send(.keyDown) {
      $0.key = key
      $0.modifiers = modifiers
    }
  }

  func pointer(
    _ kind: InputEvent.Kind,
    _ location: CGPoint,
    device: InputEvent.Device = .mouse,
    pointer: Int32 = 1,
    modifiers: InputEvent.Modifiers = []
  ) {
    send(kind) {
      $0.location = location
      $0.device = device
      $0.pointer = pointer
      $0.modifiers = modifiers
      $0.buttons = kind == .pointerUp ? 0 : 1
    }
  }

  /// A drag that rests before it is let go, so that nothing glides on.
  func drag(from: CGPoint, to: CGPoint, device: InputEvent.Device = .mouse) {
    pointer(.pointerDown, from, device: device)
    for step in 1...8 {
      frame()
      let part = CGFloat(step) / 8
      pointer(
        .pointerMove,
        CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part),
        device: device
      )
    }
    frame(after: 0.3)
    pointer(.pointerUp, to, device: device)
  }

  func tap(_ location: CGPoint, device: InputEvent.Device = .mouse) {
    pointer(.pointerDown, location, device: device)
    frame(after: 0.05)
    pointer(.pointerUp, location, device: device)
  }

  func perform(_ action: AccessibilityElement.Action, on label: String) -> Bool {
    frame()
    guard let element = elements.first(where: { $0.label == label }) else { return false }
    return stage.perform(action, on: element.id, at: time)
  }
}

/// A view whose content is made anew at each update.
private struct RebuiltView<Content: View>: View {
  let content: () -> Content

  var body: some View { content() }
}

/// Holds a position as a program's store does, and counts what a map writes.
@MainActor
final class PositionStore {
  var value: MapCameraPosition
  private(set) var writes = 0

  /// Whether what is written takes effect only when the program says so.
  var isLate = false
  private var late: MapCameraPosition?

  init(_ value: MapCameraPosition) {
    self.value = value
  }

  var binding: Binding<MapCameraPosition> {
    Binding(get: { self.value }, set: { self.write($0) })
  }

  private func write(_ value: MapCameraPosition) {
    writes += 1
    if isLate { late = value } else { self.value = value }
  }

  /// Takes over what was written meanwhile.
  func settle() {
    if let late { value = late }
    late = nil
  }
}

extension MKMapRect {
  /// A track's extent: some 40 km in the Provence.
  static let verdon = MKMapRect(
    MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 43.75, longitude: 6.3),
      span: MKCoordinateSpan(latitudeDelta: 0.3, longitudeDelta: 0.5)
    )
  )
}

extension Changing {
  /// Takes another value, where an assignment may not stand.
  func take(_ value: Value) {
    self.value = value
  }
}
