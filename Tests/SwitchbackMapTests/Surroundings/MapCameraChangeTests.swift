import Drawing
import Geodesy
import SwitchbackUI
import Testing

@testable import SwitchbackMap

@MainActor
@Suite struct MapCameraChangeTests {
  private let middle = CGPoint(x: 400, y: 300)

  @Test func `tells of each frame of a movement and of its end, to all that stand round the map`() {
    var frames = 0
    var ends: [MapCameraUpdateContext] = []
    var plain = 0
    let probe = CameraProbe {
      VStack {
        Map(initialPosition: .rect(.verdon)) {}
          .onMapCameraChange(frequency: .continuous) { _ in frames += 1 }
          .onMapCameraChange { context in ends.append(context) }
      }
      .onMapCameraChange { plain += 1 }
    }
    #expect(ends.count == 1 && plain == 1)
    (frames, ends, plain) = (0, [], 0)
    probe.pointer(.pointerDown, middle)
    for step in 1...10 {
      // Two events a frame are one movement.
      for part in [0.5, 1] {
        probe.pointer(.pointerMove, CGPoint(x: 400 + 10 * (Double(step) - 1 + part), y: 300))
      }
      probe.frame()
    }
    #expect(frames == 10)
    #expect(ends.isEmpty)
    probe.frame(after: 0.4)
    probe.pointer(.pointerUp, CGPoint(x: 500, y: 300))
    probe.rest()
    #expect(ends.count == 1 && plain == 1)
    #expect(frames == 10)
    let context = ends[0]
    #expect(context.rect == probe.map.visibleMapRect)
    #expect(context.camera == MapCamera(probe.viewport))
    #expect(abs(context.region.center.longitude - probe.map.region.center.longitude) < 1e-9)
  }

  @Test func `a trackpad's stream is one movement`() {
    var ends = 0
    let probe = CameraProbe {
      Map(initialPosition: .rect(.verdon)) {}.onMapCameraChange { ends += 1 }
    }
    ends = 0
    for _ in 0..<30 {
      probe.wheel(-3.5)
      probe.frame()
    }
    #expect(ends == 0)
    probe.rest()
    #expect(ends == 1)
  }

  @Test func `tells of nothing where nothing changes`() {
    var ends = 0
    let store = PositionStore(.rect(.verdon))
    let probe = CameraProbe {
      Map(position: store.binding) {}.onMapCameraChange(frequency: .continuous) { ends += 1 }
        .onMapCameraChange { ends += 1 }
    }
    ends = 0
    for _ in 0..<5 { probe.update() }
    probe.tap(middle)
    probe.rest()
    store.value = .rect(probe.map.visibleMapRect)
    probe.update()
    #expect(ends == 0)
  }

  // C30, and the order of what a delegate is told.
  @Test func `a delegate is told that the region will change, that it has moved and that it did`() {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 800, height: 600))
    map.didMove(to: RecordingHost())
    map.setVisibleMapRect(.verdon, animated: false)
    _ = map.frame(at: 0)
    let delegate = OrderDelegate()
    map.delegate = delegate
    map.region = map.region
    _ = map.frame(at: 0.5)
    #expect(delegate.calls.isEmpty)
    map.setCenter(CLLocationCoordinate2D(latitude: 44, longitude: 7), animated: false)
    #expect(delegate.calls == ["will false", "moved", "did false"])
    delegate.calls = []
    map.setCenter(CLLocationCoordinate2D(latitude: 44.2, longitude: 7), animated: true)
    #expect(delegate.calls == ["will true"])
    for step in 1...3 { _ = map.frame(at: 1 + Double(step) / 60) }
    #expect(delegate.calls == ["will true", "moved", "moved"])
    _ = map.frame(at: 20)
    #expect(delegate.calls.suffix(2) == ["moved", "did true"])
    delegate.calls = []
    // What is added and removed meanwhile is no movement.
    delegate.onChange = { $0.addAnnotation(MKPointAnnotation(coordinate: $0.centerCoordinate)) }
    map.setCenter(CLLocationCoordinate2D(latitude: 44.3, longitude: 7), animated: false)
    _ = map.frame(at: 21)
    #expect(delegate.calls == ["will false", "moved", "did false"])
    #expect(map.annotations.count == 1)
  }

  @Test func `a delegate that moves the map whenever it has moved does not go round`() {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 800, height: 600))
    map.didMove(to: RecordingHost())
    let delegate = OrderDelegate()
    map.delegate = delegate
    var longitude = 7.0
    delegate.onChange = { map in
      longitude += 0.5
      map.centerCoordinate = CLLocationCoordinate2D(latitude: 44, longitude: longitude)
    }
    map.centerCoordinate = CLLocationCoordinate2D(latitude: 44, longitude: 7)
    // Eight rounds, each of two movements: that of the first size came first.
    #expect(delegate.calls.count == 48)
  }
}

private final class OrderDelegate: MKMapViewDelegate {
  var calls: [String] = []
  var onChange: ((MKMapView) -> Void)?

  func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {
    calls.append("will \(animated)")
  }

  func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {
    calls.append("moved")
  }

  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
    calls.append("did \(animated)")
    onChange?(mapView)
  }
}
