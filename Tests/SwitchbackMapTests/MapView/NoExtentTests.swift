import Drawing
import Geodesy
import SwitchbackUI
import Testing

@testable import SwitchbackMap

/// A map that has no extent for a while, as one that is folded away.
@MainActor
@Suite struct NoExtentTests {
  private let probe = AnnotationProbe()

  private func resize(to size: CGSize) {
    probe.map.frame.size = size
    probe.map.layoutSubviews()
  }

  @Test func `what leaves is gone after its time, and the map at rest`() {
    let place = probe.place(0, 0)
    let line = MKPolyline(coordinates: scenarioLine(44), count: 40)
    probe.map.addAnnotation(place)
    probe.map.addOverlay(line)
    probe.settle()
    probe.map.removeAnnotation(place)
    probe.map.removeOverlay(line)
    resize(to: .zero)
    #expect(probe.map.isAnimating)
    probe.settle()
    #expect(!probe.map.isAnimating)
    #expect(probe.map.annotationRecords.isEmpty)
    #expect(probe.map.overlayList.records(in: .aboveLabels).isEmpty)
  }

  @Test func `what is selected, and what comes, lets the map rest`() {
    probe.delegate.makeView = { _, annotation in
      let view = MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: nil)
      view.canShowCallout = true
      return view
    }
    let place = probe.place(0, 0, title: "Place")
    probe.map.addAnnotation(place)
    probe.settle()
    probe.map.selectAnnotation(place, animated: true)
    probe.map.addAnnotations([probe.place(90, 0), probe.place(0, 90)])
    probe.frame()
    resize(to: CGSize(width: 800, height: 0))
    probe.settle()
    #expect(!probe.map.isAnimating)
    resize(to: CGSize(width: 800, height: 600))
    probe.settle()
    #expect(!probe.map.isAnimating)
    #expect(probe.map.drawingOrder.count == 3)
    #expect(probe.map.selectedAnnotations.count == 1)
  }

  @Test func `what moves meanwhile stands where it is when it is seen again`() {
    let place = probe.place(0, 0)
    let goal = probe.place(70, 30).coordinate
    probe.map.addAnnotation(place)
    probe.settle()
    resize(to: .zero)
    for step in 1...1000 {
      place.coordinate = CLLocationCoordinate2D(latitude: 44, longitude: 7 + Double(step) / 1000)
      probe.frame()
      #expect(probe.map.scene.mailbox.moved.isEmpty)
    }
    place.coordinate = goal
    resize(to: CGSize(width: 800, height: 600))
    probe.frame()
    #expect(probe.point(place).distance(to: CGPoint(x: 470, y: 330)) < 1e-6)
  }

  @Test(arguments: [1, 10])
  func `a flight has arrived`(frames: Int) {
    let goal = CLLocationCoordinate2D(latitude: 45, longitude: 9)
    probe.settle()
    probe.map.setCenter(goal, animated: true)
    for _ in 0..<frames { probe.frame() }
    resize(to: .zero)
    probe.frame()
    #expect(!probe.map.isAnimating)
    #expect(probe.map.viewport.isFinite)
    #expect(abs(probe.map.centerCoordinate.longitude - 9) < 1e-6)
    resize(to: CGSize(width: 800, height: 600))
    probe.settle()
    #expect(abs(probe.map.centerCoordinate.latitude - 45) < 1e-6)
    #expect(abs(probe.map.centerCoordinate.longitude - 9) < 1e-6)
  }

  @Test func `a zoom that a person began has ended`() {
    probe.settle()
    let scale = probe.map.viewport.scale
    probe.send(.keyDown, key: .plus)
    probe.frame()
    resize(to: .zero)
    probe.frame()
    #expect(!probe.map.isAnimating)
    resize(to: CGSize(width: 800, height: 600))
    probe.settle()
    #expect(probe.map.viewport.isFinite)
    #expect(probe.map.viewport.scale > scale * 1.2)
  }

  @Test func `a map in a view that is folded away rests`() {
    let isFolded = Changing(false)
    let scene = MapScene {
      VStack {
        Map {
          if !isFolded.value {
            Marker("Place", coordinate: CLLocationCoordinate2D(latitude: 44, longitude: 7))
          }
        }
        .frame(height: isFolded.value ? 0 : 300)
        Text("Map")
      }
    }
    scene.settle()
    #expect(!scene.stage.isAnimating)
    isFolded.value = true
    withAnimation { _ = scene.update() }
    scene.settle()
    #expect(!scene.stage.isAnimating)
    #expect(scene.map?.annotationRecords.isEmpty == true)
  }
}
