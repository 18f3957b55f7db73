import Drawing
import Geodesy
import SwitchbackUI
import TestSupport
import Testing

@testable import SwitchbackMap

@MainActor
@Suite struct CalloutTests {
  private let probe = AnnotationProbe()

  private func showCallouts() {
    probe.delegate.makeView = { _, annotation in
      let view = MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: nil)
      view.canShowCallout = true
      view.rightCalloutAccessoryView = UIButton(type: .detailDisclosure)
      return view
    }
  }

  @Test func `shows title and subtitle beside what is selected, and its picture's label no more`() {
    showCallouts()
    let place = probe.place(0, 0, title: "Camp", subtitle: "12 km")
    probe.map.addAnnotation(place)
    #expect(probe.titles(probe.settle()) == ["Camp"])
    probe.map.selectAnnotation(place, animated: true)
    #expect(probe.titles(probe.settle()) == ["Camp", "12 km"])
    let card = probe.map.scene.callout?.frame ?? .zero
    #expect(card.maxY < probe.point(place).y - 30)
    probe.send(.keyDown, key: .escape)
    #expect(probe.titles(probe.settle()) == ["Camp"])
    #expect(probe.map.scene.callout == nil)
  }

  // C70
  @Test func `follows an annotation that moves, and stays open`() {
    showCallouts()
    let place = probe.place(0, 0, title: "Runner")
    probe.map.addAnnotation(place)
    probe.settle()
    probe.map.selectAnnotation(place, animated: false)
    probe.frame()
    for step in 1...20 {
      let point = CGPoint(x: 400 + Double(step) * 5, y: 300)
      place.coordinate = probe.map.convert(point, toCoordinateFrom: probe.map)
      probe.frame()
      let anchor = probe.map.scene.callout?.anchor ?? .zero
      #expect(abs(anchor.x - point.x) < 0.01)
    }
    #expect(probe.map.selectedAnnotations.first === place)
    #expect(!probe.delegate.log.contains("deselect Runner"))
  }

  // C67
  @Test func `lets taps through where the card is round`() {
    showCallouts()
    let place = probe.place(0, 0, title: "A rather long name")
    probe.map.addAnnotation(place)
    probe.settle()
    probe.map.selectAnnotation(place, animated: false)
    probe.settle()
    guard let card = probe.map.scene.callout?.frame else {
      Issue.record("there is no card")
      return
    }
    let corner = CGPoint(x: card.minX + 1, y: card.minY + 1)
    let below = probe.place(corner.x - 400, corner.y - 300 + 22, title: "Below")
    probe.map.addAnnotation(below)
    probe.settle()
    probe.tap(CGPoint(x: card.midX, y: card.midY - 4))
    #expect(probe.map.selectedAnnotations.first === place)
    probe.tap(corner)
    #expect(probe.map.selectedAnnotations.first === below)
  }

  @Test func `tells of the control that was used`() {
    showCallouts()
    let place = probe.place(0, 0, title: "Camp")
    probe.map.addAnnotation(place)
    probe.settle()
    probe.tap(CGPoint(x: probe.point(place).x, y: probe.point(place).y - 20))
    probe.settle()
    let button = probe.map.view(for: place)?.rightCalloutAccessoryView
    probe.tap(CGPoint(x: button?.frame.midX ?? 0, y: button?.frame.midY ?? 0))
    #expect(probe.delegate.log == ["select view Camp", "select Camp", "control of Camp"])
    guard let element = probe.elements.first(where: { $0.label == "More info" }) else {
      Issue.record("the control has no name")
      return
    }
    #expect(probe.map.perform(.activate, on: element.id, at: probe.time))
    #expect(probe.delegate.log.last == "control of Camp" && probe.delegate.log.count == 4)
  }

  // C69
  @Test func `keeps the selection while it is out of sight`() {
    showCallouts()
    let place = probe.place(0, 0, title: "Camp")
    probe.map.addAnnotation(place)
    probe.settle()
    probe.map.selectAnnotation(place, animated: false)
    let home = probe.map.centerCoordinate
    probe.map.setCenter(CLLocationCoordinate2D(latitude: 10, longitude: 10), animated: false)
    #expect(probe.titles(probe.settle()).isEmpty)
    probe.map.setCenter(home, animated: false)
    #expect(probe.titles(probe.settle()) == ["Camp"])
    #expect(probe.map.selectedAnnotations.first === place)
    #expect(probe.map.view(for: place)?.isSelected == true)
    #expect(probe.delegate.log == ["select view Camp", "select Camp"])
  }

  @Test func `brings a card that is out of sight into it`() {
    showCallouts()
    let place = probe.place(0, -280, title: "At the edge", subtitle: "of the map")
    let other = probe.place(-395, 0, title: "At the left edge", subtitle: "of the map")
    probe.map.addAnnotations([place, other])
    probe.settle()
    for annotation in [place, other] {
      let point = probe.point(annotation)
      probe.tap(CGPoint(x: point.x, y: point.y - 12))
      probe.settle()
      let card = probe.map.scene.callout?.frame ?? .null
      #expect(probe.map.bounds.contains(card))
    }
  }
}
