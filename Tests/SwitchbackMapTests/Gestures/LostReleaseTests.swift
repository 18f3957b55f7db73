import Drawing
import Geodesy
import SwitchbackUI
import TestSupport
import Testing

@testable import SwitchbackMap

/// Pointers whose release the map is not told of.
@MainActor
@Suite struct LostReleaseTests {
  private let probe = AnnotationProbe()

  private func press() {
    probe.settle()
    probe.send(.pointerDown, at: CGPoint(x: 400, y: 300))
    probe.frame()
  }

  @Test func `a mouse without buttons moves nothing`() {
    press()
    let before = probe.map.centerCoordinate
    for x in stride(from: 400.0, to: 700, by: 30) {
      probe.send(.pointerMove, at: CGPoint(x: x, y: 300), buttons: 0)
      probe.frame()
    }
    #expect(probe.map.centerCoordinate == before)
    #expect(!probe.map.gestures.isActive)
  }

  @Test func `another press of the same pointer begins anew`() {
    press()
    probe.send(.pointerDown, at: CGPoint(x: 100, y: 100))
    let before = probe.map.convert(CGPoint(x: 100, y: 100), toCoordinateFrom: probe.map)
    probe.send(.pointerMove, at: CGPoint(x: 150, y: 100))
    let after = probe.map.convert(CGPoint(x: 150, y: 100), toCoordinateFrom: probe.map)
    #expect(abs(before.longitude - after.longitude) < 1e-9)
  }

  @Test func `a second button goes on with the drag of the first`() {
    press()
    let before = probe.map.convert(CGPoint(x: 400, y: 300), toCoordinateFrom: probe.map)
    probe.send(.pointerDown, at: CGPoint(x: 400, y: 300), buttons: 3)
    probe.send(.pointerMove, at: CGPoint(x: 450, y: 300), buttons: 3)
    let after = probe.map.convert(CGPoint(x: 450, y: 300), toCoordinateFrom: probe.map)
    #expect(abs(before.longitude - after.longitude) < 1e-9)
  }

  @Test(arguments: [InputEvent.Device.mouse, .touch])
  func `a map that leaves forgets what holds it`(device: InputEvent.Device) {
    probe.settle()
    probe.send(.pointerDown, at: CGPoint(x: 400, y: 300), device: device)
    probe.map.didMove(to: nil)
    probe.map.didMove(to: probe.host)
    let before = probe.map.centerCoordinate
    probe.send(.pointerMove, at: CGPoint(x: 100, y: 300), device: device)
    #expect(probe.map.centerCoordinate == before)
    #expect(!probe.map.gestures.isActive)
  }

  @Test func `a release while the map has no extent leaves no mouse on it`() throws {
    var scale: CGFloat = 1
    let scene = MapScene { Map(initialPosition: .rect(.verdon)) {}.scaleEffect(scale) }
    scene.settle()
    scene.send(.pointerDown) {
      $0.location = CGPoint(x: 400, y: 300)
      $0.buttons = 1
    }
    scale = 0
    scene.update()
    scene.send(.pointerUp) { $0.location = CGPoint(x: 400, y: 300) }
    scale = 1
    scene.update()
    let map = try #require(scene.map)
    let before = map.centerCoordinate
    for x in 0..<20 {
      scene.send(.pointerMove) { $0.location = CGPoint(x: 400 + x * 10, y: 300) }
      scene.frame()
    }
    #expect(map.centerCoordinate == before)
  }

  @Test func `a mouse that comes back without buttons puts back what it dragged`() {
    let pin = probe.addDraggable()
    let before = pin.coordinate
    probe.send(.pointerDown, at: CGPoint(x: 400, y: 280))
    probe.send(.pointerMove, at: CGPoint(x: 440, y: 300))
    #expect(pin.coordinate != before)
    probe.send(.pointerMove, at: CGPoint(x: 500, y: 300), buttons: 0)
    #expect(pin.coordinate == before)
    #expect(probe.map.view(for: pin)?.dragState == MKAnnotationView.DragState.none)
  }
}
