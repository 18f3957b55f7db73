import Drawing
import Geodesy
import SwitchbackUI
import Testing

@testable import SwitchbackMap

@MainActor
struct RenderingEventsTests {
  private let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 800, height: 600))
  private let delegate = RenderingDelegate()

  init() {
    map.didMove(to: RecordingHost())
    map.delegate = delegate
  }

  private func send(_ kind: InputEvent.Kind, at time: Double, x: CGFloat) {
    var event = InputEvent(kind, time: time)
    event.location = CGPoint(x: x, y: 300)
    event.buttons = kind == .pointerUp ? 0 : 1
    _ = map.handle(event)
  }

  @Test func `the first frame is told once`() {
    _ = map.frame(at: 0)
    _ = map.frame(at: 1)
    #expect(delegate.calls == ["loaded", "rendered true"])
  }

  @Test func `a flight is told when it has ended`() {
    _ = map.frame(at: 0)
    delegate.calls = []
    map.setCenter(CLLocationCoordinate2D(latitude: 44, longitude: 7), animated: true)
    for step in 1...4 { _ = map.frame(at: Double(step) * 0.02) }
    #expect(map.isAnimating)
    #expect(delegate.calls.isEmpty)
    for step in 1...200 { _ = map.frame(at: 0.08 + Double(step) * 0.02) }
    #expect(delegate.calls == ["rendered true"])
  }

  @Test func `a map that a finger holds is not told of`() {
    _ = map.frame(at: 0)
    delegate.calls = []
    send(.pointerDown, at: 1, x: 300)
    send(.pointerMove, at: 1.1, x: 360)
    _ = map.frame(at: 1.1)
    #expect(delegate.calls.isEmpty)
    send(.pointerMove, at: 1.2, x: 360)
    send(.pointerUp, at: 2, x: 360)
    for step in 0...10 { _ = map.frame(at: 2 + Double(step) * 0.1) }
    #expect(delegate.calls == ["rendered true"])
  }

  @Test func `what moves the map in answer is told of in a later frame`() {
    delegate.onRendered = { map in
      map.centerCoordinate.longitude += 1
    }
    for step in 0..<3 { _ = map.frame(at: Double(step)) }
    #expect(delegate.calls == ["loaded", "rendered true", "rendered true", "rendered true"])
  }
}

private final class RenderingDelegate: MKMapViewDelegate {
  var calls: [String] = []
  var onRendered: ((MKMapView) -> Void)?

  func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {
    calls.append("loaded")
  }

  func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool) {
    calls.append("rendered \(fullyRendered)")
    onRendered?(mapView)
  }
}
