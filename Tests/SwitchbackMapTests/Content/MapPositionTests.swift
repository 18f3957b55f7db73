import Drawing
import Geodesy
import SwitchbackUI
import Testing

@testable import SwitchbackMap

@MainActor
@Suite struct MapPositionTests {
  private let other = MKMapRect(x: 1.2e8, y: 0.9e8, width: 4e5, height: 2e5)
  private let middle = CGPoint(x: 400, y: 300)

  private func shows(_ rect: MKMapRect, _ probe: CameraProbe) -> Bool {
    let visible = probe.map.visibleMapRect
    return abs(visible.midX - rect.midX) < 1 && abs(visible.midY - rect.midY) < 1
      && visible.insetBy(dx: -1, dy: -1).contains(rect)
      && min(visible.width / rect.width, visible.height / rect.height) < 1.01
  }

  private func probe(
    _ store: PositionStore,
    size: CGSize = CGSize(width: 800, height: 600)
  )
    -> CameraProbe
  {
    CameraProbe(size: size) { Map(position: store.binding) { Marker("A", coordinate: Self.place) } }
  }

  private static let place = CLLocationCoordinate2D(latitude: 43.75, longitude: 6.3)

  // C35
  @Test func `what is asked for before there is a size is framed in the first frame`() {
    let store = PositionStore(.rect(.verdon))
    let probe = probe(store, size: .zero)
    probe.update()
    probe.resize(to: CGSize(width: 800, height: 600))
    probe.frame()
    #expect(shows(.verdon, probe))
    #expect(!probe.map.cameraController.isAnimating)
    #expect(store.writes == 0)
  }

  @Test(arguments: [true, false])
  func `what is asked for while there is no size is framed when there is one`(isAnimated: Bool) {
    let camera = MapCamera(centerCoordinate: Self.place, distance: 30_000, heading: 20)
    let store = PositionStore(.rect(.verdon))
    let probe = probe(store, size: .zero)
    store.value = .camera(camera)
    probe.update(Transaction(animation: isAnimated ? .default : nil))
    probe.resize(to: CGSize(width: 300, height: 500))
    probe.frame()
    let shown = MapCamera(probe.viewport)
    #expect(abs(shown.distance - 30_000) < 1e-3)
    #expect(shown.heading == 20)
    #expect(!probe.map.cameraController.isAnimating)
  }

  // C26
  @Test(arguments: [true, false])
  func `a button that sets the position makes the map go there and write nothing`(isAnimated: Bool)
  {
    let store = PositionStore(.rect(.verdon))
    let probe = CameraProbe {
      VStack {
        Button("Go") {
          if isAnimated {
            withAnimation { store.value = .rect(self.other) }
          } else {
            store.value = .rect(self.other)
          }
        }
        Map(position: store.binding) {}
      }
    }
    #expect(probe.perform(.activate, on: "Go"))
    probe.update(Transaction(animation: isAnimated ? .default : nil))
    #expect(probe.map.cameraController.isAnimating == isAnimated)
    probe.rest()
    #expect(shows(other, probe))
    #expect(store.writes == 0)
  }

  // C28
  @Test func `callbacks come after the update, and may change state`() {
    let probe = CameraProbe { StateWriter() }
    probe.update()
    // The first position, and the one that is set when the view appears.
    #expect(probe.elements.contains { $0.label.hasPrefix("moves 2, ") })
    #expect(abs(probe.viewport.center.coordinate.latitude - 43.75) < 0.01)
    probe.drag(from: middle, to: CGPoint(x: 500, y: 300))
    probe.rest()
    probe.update()
    let text = probe.elements.first { $0.label.hasPrefix("moves ") }?.label ?? ""
    #expect(text.hasSuffix("by user true"))
    #expect(probe.host.reports.isEmpty)
  }

  @Test func `a gesture is written once, outside of any update, and keeps what was seen`() {
    let store = PositionStore(.rect(.verdon))
    let probe = probe(store)
    probe.drag(from: middle, to: CGPoint(x: 520, y: 340))
    #expect(store.writes == 1)
    #expect(store.value.positionedByUser)
    #expect(store.value.camera == nil && store.value.region == nil && store.value.rect == nil)
    let seen = probe.viewport
    probe.update()
    probe.update(Transaction(animation: .default))
    #expect(probe.viewport == seen)
    #expect(store.writes == 1)
  }

  // C37
  @Test func `each gesture makes the position the person's, whatever was asked for between`() {
    let store = PositionStore(.rect(.verdon))
    var ends = 0
    let probe = CameraProbe {
      Map(position: store.binding) {}.onMapCameraChange { ends += 1 }
    }
    for round in 1...3 {
      let before = ends
      probe.drag(from: middle, to: CGPoint(x: 470, y: 300))
      probe.rest()
      #expect(store.value.positionedByUser)
      #expect(store.writes == round)
      #expect(ends == before + 1)
      // The very value from before is a request again.
      store.value = .rect(.verdon)
      probe.update()
      #expect(shows(.verdon, probe))
      #expect(ends == before + 2)
    }
  }

  // C33
  @Test func `a store that answers late does not bring the map back`() {
    let store = PositionStore(.rect(.verdon))
    store.isLate = true
    let probe = probe(store)
    probe.drag(from: middle, to: CGPoint(x: 520, y: 300))
    let seen = probe.viewport
    for _ in 0..<3 { probe.update(Transaction(animation: .default)) }
    #expect(probe.viewport == seen)
    store.settle()
    probe.update()
    #expect(probe.viewport == seen)
    #expect(store.writes == 1)
    store.value = .rect(.verdon)
    probe.update()
    #expect(shows(.verdon, probe))
  }

  // C33
  @Test func `an animated request is not undone by an update with the value from before a gesture`()
  {
    let store = PositionStore(.rect(.verdon))
    store.isLate = true
    let probe = probe(store)
    probe.wheel(-120)
    probe.rest()
    store.settle()
    store.value = .rect(other)
    probe.update(Transaction(animation: .default))
    for _ in 0..<4 {
      probe.update()
      #expect(probe.map.cameraController.isAnimating)
    }
    probe.rest()
    #expect(shows(other, probe))
  }

  @Test func `a gesture wins over an animation, with one write`() {
    let store = PositionStore(.rect(.verdon))
    let probe = probe(store)
    store.value = .rect(other)
    probe.update(Transaction(animation: .default))
    for _ in 0..<10 { probe.frame() }
    #expect(probe.map.cameraController.isAnimating)
    probe.pointer(.pointerDown, middle, device: .touch)
    let stopped = probe.viewport
    #expect(!probe.map.cameraController.isAnimating)
    for _ in 0..<10 { probe.frame() }
    #expect(probe.viewport == stopped)
    #expect(store.writes == 1)
    let place = stopped.mapPoint(for: middle)
    for step in 1...10 {
      probe.pointer(.pointerMove, CGPoint(x: 400 + 12 * CGFloat(step), y: 300), device: .touch)
      probe.frame()
    }
    #expect(probe.viewport.point(for: place).distance(to: CGPoint(x: 520, y: 300)) < 1e-3)
    probe.pointer(.pointerUp, CGPoint(x: 520, y: 300), device: .touch)
    probe.rest()
    #expect(store.writes == 1)
  }

  @Test(arguments: ["wheel", "key", "button", "double tap"])
  func `whatever a person does ends an animation`(cause: String) {
    let store = PositionStore(.rect(.verdon))
    let probe = probe(store)
    store.value = .rect(other)
    probe.update(Transaction(animation: .linear(duration: 3)))
    for _ in 0..<10 { probe.frame() }
    let before = probe.viewport
    switch cause {
    case "wheel": probe.wheel(-120)
    case "key": probe.press(.rightArrow)
    case "button": #expect(probe.perform(.activate, on: "Zoom in"))
    default: for _ in 0..<2 { probe.tap(middle) }
    }
    #expect(store.value.positionedByUser)
    #expect(store.writes == 1)
    probe.rest()
    #expect(abs(probe.viewport.center.x - before.center.x) * before.scale < 200)
  }

  @Test func `a position that nothing changes lets gestures move the map`() {
    let probe = CameraProbe { Map(position: .constant(.rect(.verdon))) {} }
    let before = probe.viewport
    for _ in 0..<2 {
      probe.drag(from: middle, to: CGPoint(x: 500, y: 300))
      probe.update()
    }
    let shift = (before.center.x - probe.viewport.center.x) * before.scale
    #expect(abs(shift - 200) < 1e-6)
  }

  @Test func `a first position is not looked at again`() {
    var first = MapCameraPosition.rect(.verdon)
    let probe = CameraProbe { Map(initialPosition: first) {} }
    first = .rect(other)
    probe.update()
    #expect(shows(.verdon, probe))
  }

  @Test func `a program that brings the map back when a gesture ends is obeyed`() {
    let store = PositionStore(.rect(.verdon))
    let probe = CameraProbe {
      Map(position: store.binding) {}.onMapCameraChange {
        if store.value.positionedByUser { store.value = .rect(.verdon) }
      }
    }
    probe.wheel(-30)
    probe.rest()
    probe.update()
    #expect(shows(.verdon, probe))
    #expect(store.value.rect == .verdon)
  }

  @Test func `the place of the person is not known, so its fallback is shown`() {
    let position = MapCameraPosition.userLocation(followsHeading: true, fallback: .rect(.verdon))
    #expect(position.followsUserLocation && position.followsUserHeading)
    #expect(position.fallbackPosition == .rect(.verdon))
    #expect(position.rect == nil && !position.positionedByUser)
    let store = PositionStore(position)
    #expect(shows(.verdon, probe(store)))
  }

  @Test func `only what is asked for is told of a position`() {
    let camera = MapCamera(centerCoordinate: Self.place, distance: 900, heading: 3, pitch: 40)
    #expect(MapCameraPosition.camera(camera).camera == camera)
    #expect(MapCameraPosition.camera(camera).region == nil)
    #expect(MapCameraPosition.rect(other).rect == other)
    #expect(MapCameraPosition.rect(other).camera == nil)
    let region = MKCoordinateRegion(other)
    #expect(MapCameraPosition.region(region).region == region)
    #expect(MapCameraPosition.automatic.fallbackPosition == nil)
    #expect(!MapCameraPosition.automatic.positionedByUser)
    #expect(!MapCameraPosition.automatic.allowsAutomaticPitch)
  }
}

/// Sets its position when it appears, and counts what its map tells.
private struct StateWriter: View {
  @State private var position = MapCameraPosition.automatic
  @State private var moves = 0

  var body: some View {
    VStack {
      Text("moves \(moves), by user \(position.positionedByUser)")
      Map(position: $position) {}
        .onMapCameraChange(frequency: .continuous) { moves += 1 }
    }
    .onAppear { position = .rect(.verdon) }
  }
}
