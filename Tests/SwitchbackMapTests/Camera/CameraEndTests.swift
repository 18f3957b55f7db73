import Drawing
import Geodesy
import SwitchbackUI
import TestSupport
import Testing

@testable import SwitchbackMap

/// When the end of a camera movement is told.
@MainActor
@Suite struct CameraEndTests {
  private let probe = AnnotationProbe()
  private let log = RegionLog()

  private func press() {
    probe.map.delegate = log
    probe.settle()
    log.lines = []
    probe.send(.pointerDown, at: CGPoint(x: 400, y: 300))
    probe.frame()
  }

  private func release() {
    probe.frame()
    probe.send(.pointerUp, at: CGPoint(x: 400, y: 300))
    for _ in 0..<4 { probe.settle() }
  }

  @Test func `a zoom that goes on when a pointer is let go tells of its end when it is there`() {
    press()
    var wheel = InputEvent(.wheel, time: probe.time)
    wheel.location = CGPoint(x: 400, y: 300)
    wheel.deltaY = -120
    _ = probe.map.handle(wheel)
    release()
    #expect(log.lines == ["will", "move", "did"])
  }

  @Test func `a flight that goes on when a pointer is let go tells of its end when it is there`() {
    press()
    probe.map.setCenter(.init(latitude: 45, longitude: 9), animated: true)
    release()
    #expect(log.lines == ["will", "move", "did"])
  }

  @Test func `a flight that ends under a pointer tells of its end when that is let go`() {
    press()
    probe.map.setCenter(.init(latitude: 45, longitude: 9), animated: true)
    for _ in 0..<4 { probe.settle() }
    #expect(log.lines == ["will", "move"])
    release()
    #expect(log.lines == ["will", "move", "did"])
  }

  @Test func `the last end that a view is told of is where the camera is`() throws {
    var ends: [Double] = []
    let scene = MapScene {
      Map(initialPosition: .rect(.verdon)) {}
        .onMapCameraChange(frequency: .onEnd) { ends.append($0.camera.distance) }
    }
    scene.settle()
    ends = []
    scene.send(.pointerDown) {
      $0.location = CGPoint(x: 400, y: 300)
      $0.buttons = 1
    }
    scene.send(.wheel) {
      $0.location = CGPoint(x: 400, y: 300)
      $0.deltaY = -120
    }
    scene.frame()
    scene.send(.pointerUp) { $0.location = CGPoint(x: 400, y: 300) }
    scene.settle()
    let map = try #require(scene.map)
    #expect(ends.last == MapCamera(map.viewport).distance)
  }
}

/// Notes what it is told of the region, moves in a row once.
@MainActor
private final class RegionLog: @preconcurrency MKMapViewDelegate {
  var lines: [String] = []

  func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {
    lines.append("will")
  }

  func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {
    if lines.last != "move" { lines.append("move") }
  }

  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
    lines.append("did")
  }
}
