import Drawing
import Geodesy
import SwitchbackUI
import Testing

@testable import SwitchbackMap

@MainActor
@Suite struct DraggingTests {
  private let probe = AnnotationProbe()

  private static let states = [
    "drag none to starting", "drag starting to dragging", "drag dragging to ending",
    "drag ending to none",
  ]

  private var states: [String] { probe.delegate.log.filter { $0.hasPrefix("drag") } }

  @Test func `follows a mouse, with the map at rest`() {
    let place = probe.addDraggable()
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

  @Test func `leaves the map to two fingers, even where one of them rests`() {
    let place = probe.addDraggable()
    let start = place.coordinate
    let span = probe.map.region.span.longitudeDelta
    let rest = CGPoint(x: 400, y: 280)
    probe.send(.pointerDown, at: rest, device: .touch, pointer: 1)
    probe.send(.pointerDown, at: CGPoint(x: 600, y: 400), device: .touch, pointer: 2)
    for step in 1...40 {
      probe.frame()
      let finger = CGPoint(x: 600 + Double(step) * 4, y: 400)
      probe.send(.pointerMove, at: finger, device: .touch, pointer: 2)
    }
    probe.send(.pointerMove, at: CGPoint(x: 399, y: 280), device: .touch, pointer: 1)
    probe.send(.pointerUp, at: CGPoint(x: 760, y: 400), device: .touch, pointer: 2)
    probe.send(.pointerUp, at: CGPoint(x: 399, y: 280), device: .touch, pointer: 1)
    probe.settle()
    #expect(place.coordinate == start)
    #expect(states == [])
    #expect(probe.map.region.span.longitudeDelta < span * 0.8)
  }

  @Test func `ends where what is dragged is removed, and added again`() {
    let place = probe.addDraggable()
    probe.send(.pointerDown, at: CGPoint(x: 400, y: 280))
    probe.send(.pointerMove, at: CGPoint(x: 440, y: 300))
    probe.frame()
    #expect(probe.map.view(for: place)?.dragState == .dragging)
    probe.map.removeAnnotation(place)
    probe.map.addAnnotation(place)
    #expect(states.suffix(2) == ["drag dragging to canceling", "drag canceling to none"])
    probe.send(.pointerUp, at: CGPoint(x: 440, y: 300))
    probe.settle()
    #expect(probe.map.view(for: place)?.dragState == MKAnnotationView.DragState.none)
    #expect(probe.map.view(for: place)?.isHighlighted == false)
  }

  @Test func `follows a finger that rested, and leaves the map to one that did not`() {
    let place = probe.addDraggable()
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
    let place = probe.addDraggable()
    let start = place.coordinate
    probe.send(.pointerDown, at: CGPoint(x: 400, y: 280))
    probe.send(.pointerMove, at: CGPoint(x: 500, y: 380))
    probe.send(.pointerCancel, at: CGPoint(x: 500, y: 380))
    #expect(place.coordinate == start)
    #expect(states.suffix(2) == ["drag dragging to canceling", "drag canceling to none"])
  }

  @Test func `is a tap where nothing moved`() {
    let place = probe.addDraggable()
    probe.tap(CGPoint(x: 400, y: 280))
    #expect(probe.map.selectedAnnotations.first === place)
    #expect(states.isEmpty)
  }

  // MARK: - By keys

  private func select(_ place: MKPointAnnotation) {
    probe.map.selectAnnotation(place, animated: false)
    probe.settle()
  }

  @Test(arguments: [InputEvent.Key.returnKey, .space])
  func `is picked up, moved and put down by keys, with the map at rest`(key: InputEvent.Key) {
    let place = probe.addDraggable()
    select(place)
    let region = probe.map.region
    #expect(probe.send(.keyDown, key: key))
    #expect(probe.map.view(for: place)?.dragState == .dragging)
    for arrow in [InputEvent.Key.rightArrow, .rightArrow, .downArrow, .leftArrow] {
      #expect(probe.send(.keyDown, key: arrow))
      probe.send(.keyUp, key: arrow)
    }
    probe.frame()
    #expect(probe.point(place).distance(to: CGPoint(x: 408, y: 308)) < 1e-6)
    #expect(probe.send(.keyDown, key: key))
    #expect(states == Self.states)
    probe.frame()
    #expect(probe.point(place).distance(to: CGPoint(x: 408, y: 308)) < 1e-6)
    #expect(probe.map.region.center == region.center)
    #expect(probe.map.selectedAnnotations.first === place)
    // Now the arrows are the map's again.
    probe.send(.keyDown, key: .rightArrow)
    probe.settle()
    #expect(probe.point(place).x < 400)
  }

  @Test func `goes back where Escape ends it, and stays selected`() {
    let place = probe.addDraggable()
    let start = place.coordinate
    select(place)
    probe.send(.keyDown, key: .returnKey)
    probe.send(.keyDown, key: .upArrow)
    #expect(place.coordinate != start)
    probe.send(.keyDown, key: .escape)
    #expect(place.coordinate == start)
    #expect(states.suffix(2) == ["drag dragging to canceling", "drag canceling to none"])
    #expect(probe.map.selectedAnnotations.first === place)
    probe.send(.keyDown, key: .escape)
    #expect(probe.map.selectedAnnotations.isEmpty)
  }

  @Test func `leaves keys to the map where nothing can be picked up`() {
    let place = probe.addDraggable()
    #expect(!probe.send(.keyDown, key: .returnKey))
    probe.map.view(for: place)?.isDraggable = false
    select(place)
    #expect(!probe.send(.keyDown, key: .space))
    #expect(states.isEmpty)
  }

  @Test func `stays where it is when a press or the end of the focus comes in between`() {
    let place = probe.addDraggable()
    select(place)
    probe.send(.keyDown, key: .returnKey)
    probe.send(.keyDown, key: .rightArrow)
    probe.tap(CGPoint(x: 100, y: 100))
    probe.frame()
    #expect(states == Self.states)
    #expect(abs(probe.point(place).x - 408) < 1e-6)
    select(place)
    probe.send(.keyDown, key: .returnKey)
    probe.send(.blur)
    #expect(states == Self.states + Self.states)
    // A mouse that only moves does not take it along.
    probe.send(.keyDown, key: .returnKey)
    probe.send(.pointerMove, at: CGPoint(x: 700, y: 500))
    probe.frame()
    #expect(abs(probe.point(place).x - 408) < 1e-6)
  }

  @Test func `is followed by the map to where it is carried, and let go of when it is removed`() {
    let place = probe.addDraggable()
    select(place)
    probe.send(.keyDown, key: .returnKey)
    for _ in 0..<60 {
      probe.send(.keyDown, key: .leftArrow)
      probe.frame()
    }
    probe.settle()
    #expect(probe.map.bounds.contains(probe.point(place)))
    probe.map.removeAnnotation(place)
    probe.settle()
    let region = probe.map.region
    probe.send(.keyDown, key: .leftArrow)
    probe.settle()
    #expect(probe.map.region.center.longitude < region.center.longitude)
  }

  @Test func `is told to assistive technology, which picks it up by activating it`() {
    let place = probe.addDraggable()
    func element() -> AccessibilityElement? { probe.elements.first { $0.label == "Pin" } }
    guard let id = element()?.id else {
      Issue.record("the annotation has no element")
      return
    }
    #expect(element()?.hint == "")
    #expect(probe.map.perform(.activate, on: id, at: probe.time))
    #expect(probe.map.selectedAnnotations.first === place)
    #expect(element()?.hint == "Enter picks it up, to be moved by arrow keys")
    #expect(probe.map.perform(.activate, on: id, at: probe.time))
    #expect(element()?.value == "Picked up")
    #expect(element()?.hint == "Arrow keys move it, Enter puts it down, Escape puts it back")
    probe.send(.keyDown, key: .downArrow)
    #expect(probe.map.perform(.activate, on: id, at: probe.time))
    #expect(element()?.value == "")
    #expect(states == Self.states)
    #expect(probe.map.selectedAnnotations.first === place)
  }
}
