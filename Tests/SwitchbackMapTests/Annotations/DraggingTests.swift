import Drawing
import Geodesy
import SwitchbackUI
import Testing

@testable import SwitchbackMap

@MainActor
@Suite struct DraggingTests {
  private let probe = AnnotationProbe()

  private func addDraggable() -> MKPointAnnotation {
    probe.delegate.makeView = { _, annotation in
      let view = MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: nil)
      view.isDraggable = true
      return view
    }
    let place = probe.place(0, 0, title: "Pin")
    probe.map.addAnnotation(place)
    probe.settle()
    return place
  }

  private static let states = [
    "drag none to starting", "drag starting to dragging", "drag dragging to ending",
    "drag ending to none",
  ]

  private var states: [String] { probe.delegate.log.filter { $0.hasPrefix("drag") } }

  @Test func `follows a mouse, with the map at rest`() {
    let place = addDraggable()
    let region = probe.map.region
    probe.send(.pointerDown, at: CGPoint(x: 400, y: 280))
    probe.send(.pointerMove, at: CGPoint(x: 440, y: 300))
    probe.frame()
    probe.send(.pointerMove, at: CGPoint(x: 500, y: 380))
    probe.frame()
    #expect(probe.map.view(for: place)?.dragState == .dragging)
    #expect(probe.point(place).distance(to: CGPoint(x: 500, y: 400)) < 1e-6)
    probe.send(.pointerUp, at: CGPoint(x: 500, y: 380))
    #expect(states == Self.states)
    #expect(probe.map.region.center == region.center)
    #expect(probe.map.selectedAnnotations.first === place)
  }

  @Test func `follows a finger that rested, and leaves the map to one that did not`() {
    let place = addDraggable()
    let start = place.coordinate
    probe.send(.pointerDown, at: CGPoint(x: 400, y: 280), device: .touch)
    probe.send(.pointerMove, at: CGPoint(x: 430, y: 280), device: .touch)
    probe.send(.pointerMove, at: CGPoint(x: 500, y: 280), device: .touch)
    probe.frame(after: 1)
    probe.send(.pointerUp, at: CGPoint(x: 500, y: 280), device: .touch)
    #expect(place.coordinate == start && states.isEmpty)
    #expect(probe.point(place).x > 450)
    probe.settle()
    let point = probe.point(place)
    let finger = CGPoint(x: point.x, y: point.y - 20)
    probe.send(.pointerDown, at: finger, device: .touch)
    #expect(probe.map.isAnimating)
    for _ in 0..<30 { probe.frame() }
    #expect(probe.map.view(for: place)?.dragState == .dragging)
    probe.send(.pointerMove, at: CGPoint(x: finger.x + 30, y: finger.y), device: .touch)
    probe.frame()
    #expect(abs(probe.point(place).x - point.x - 30) < 1e-6)
    probe.send(.pointerUp, at: CGPoint(x: finger.x + 30, y: finger.y), device: .touch)
    #expect(states == Self.states)
  }

  @Test func `goes back where the drag is taken away`() {
    let place = addDraggable()
    let start = place.coordinate
    probe.send(.pointerDown, at: CGPoint(x: 400, y: 280))
    probe.send(.pointerMove, at: CGPoint(x: 500, y: 380))
    probe.send(.pointerCancel, at: CGPoint(x: 500, y: 380))
    #expect(place.coordinate == start)
    #expect(states.suffix(2) == ["drag dragging to canceling", "drag canceling to none"])
  }

  @Test func `is a tap where nothing moved`() {
    let place = addDraggable()
    probe.tap(CGPoint(x: 400, y: 280))
    #expect(probe.map.selectedAnnotations.first === place)
    #expect(states.isEmpty)
  }
}
