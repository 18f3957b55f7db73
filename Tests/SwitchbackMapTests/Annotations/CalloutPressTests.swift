import Drawing
import Geodesy
import SwitchbackUI
import TestSupport
import Testing

@testable import SwitchbackMap

/// What presses on a callout and its controls do.
@MainActor
@Suite struct CalloutPressTests {
  private let probe = AnnotationProbe()
  private let left = NotingControl()
  private let right = NotingControl()

  /// Selects a pin whose callout has two controls.
  private func select() -> MKPointAnnotation {
    for control in [left, right] { control.frame.size = CGSize(width: 24, height: 24) }
    probe.delegate.makeView = { [left, right] _, annotation in
      let view = MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: nil)
      view.canShowCallout = true
      view.leftCalloutAccessoryView = left
      view.rightCalloutAccessoryView = right
      return view
    }
    let pin = probe.place(0, 0, title: "A pin with a long name")
    probe.map.addAnnotation(pin)
    probe.settle()
    probe.map.selectAnnotation(pin, animated: false)
    probe.settle()
    return pin
  }

  private func middle(_ control: UIControl) -> CGPoint {
    CGPoint(x: control.frame.midX, y: control.frame.midY)
  }

  private var used: Int { probe.delegate.log.count { $0.hasPrefix("control") } }

  @Test func `a control is used where it is pressed and let go`() {
    _ = select()
    probe.tap(middle(right))
    #expect(used == 1)
    #expect(right.kinds == [.pointerDown, .pointerUp])
    #expect(left.kinds == [])
  }

  @Test func `a callout that is not seen takes no presses`() {
    _ = select()
    let place = middle(right)
    probe.map.setCenter(.init(latitude: -30, longitude: 100), animated: false)
    probe.settle()
    let before = probe.map.centerCoordinate
    probe.tap(place)
    #expect(used == 0)
    #expect(right.kinds == [])
    probe.send(.pointerDown, at: place)
    probe.send(.pointerMove, at: CGPoint(x: place.x + 100, y: place.y))
    probe.send(.pointerUp, at: CGPoint(x: place.x + 100, y: place.y))
    probe.settle()
    #expect(probe.map.centerCoordinate != before)
  }

  @Test func `a callout that went away with its pin takes no presses`() {
    let pin = select()
    let place = middle(right)
    pin.coordinate = .init(latitude: -30, longitude: 100)
    probe.settle()
    probe.tap(place)
    #expect(used == 0)
    #expect(right.kinds == [])
  }

  @Test func `a press that is let go on another control uses neither`() {
    _ = select()
    probe.send(.pointerDown, at: middle(left))
    probe.send(.pointerMove, at: middle(right))
    probe.send(.pointerUp, at: middle(right))
    #expect(used == 0)
    #expect(left.kinds == [.pointerDown, .pointerMove, .pointerCancel])
    #expect(right.kinds == [])
  }

  @Test func `a press beside the controls uses none`() {
    _ = select()
    let start = CGPoint(x: right.frame.minX - 40, y: right.frame.midY)
    probe.send(.pointerDown, at: start)
    probe.send(.pointerUp, at: middle(right))
    #expect(used == 0)
    #expect(right.kinds == [])
  }

  @Test func `a control that is pressed is let go beside the callout too`() {
    _ = select()
    probe.send(.pointerDown, at: middle(right))
    probe.send(.pointerMove, at: CGPoint(x: 10, y: 590))
    probe.send(.pointerUp, at: CGPoint(x: 10, y: 590))
    #expect(right.kinds.last == .pointerCancel)
    #expect(used == 0)
  }
}

/// A control that notes what it is told.
private final class NotingControl: UIControl {
  var kinds: [InputEvent.Kind] = []

  override func handle(_ event: InputEvent) -> Bool {
    kinds.append(event.kind)
    return true
  }
}
