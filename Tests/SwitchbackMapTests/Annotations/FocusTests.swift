import Drawing
import Geodesy
import SwitchbackUI
import TestSupport
import Testing

@testable import SwitchbackMap

@MainActor
@Suite struct FocusTests {
  private let probe = AnnotationProbe()

  // C90
  @Test func `names the map and every annotation, and brings what has the focus into view`() {
    let places = [probe.place(0, 0, title: "Camp"), probe.place(900, 0, title: "Far")]
    probe.map.addAnnotations(places)
    probe.settle()
    let elements = probe.elements
    #expect(elements.first?.role == .map && elements.first?.label == "Map")
    let buttons = elements.filter { $0.label == "Camp" || $0.label == "Far" }
    #expect(buttons.count == 2 && buttons.allSatisfy { $0.role == .button && $0.isActionable })
    guard let far = buttons.last else { return }
    #expect(probe.map.perform(.focus, on: far.id, at: probe.time))
    probe.settle()
    #expect(probe.map.bounds.insetBy(dx: 20, dy: 20).contains(probe.point(places[1])))
    #expect(probe.map.perform(.activate, on: far.id, at: probe.time))
    #expect(probe.map.selectedAnnotations.first === places[1])
  }

  @Test func `names nothing that is nowhere`() {
    let nowhere = MKPointAnnotation(
      coordinate: CLLocationCoordinate2D(latitude: .nan, longitude: 7),
      title: "Nowhere"
    )
    probe.map.addAnnotations([nowhere, probe.place(0, 0, title: "Here")])
    probe.settle()
    #expect(probe.elements.contains { $0.label == "Here" })
    #expect(!probe.elements.contains { $0.label == "Nowhere" })
    nowhere.coordinate = CLLocationCoordinate2D(latitude: 44, longitude: 7.01)
    probe.settle()
    #expect(probe.elements.contains { $0.label == "Nowhere" && $0.frame.minX.isFinite })
  }

  @Test func `draws a line within its edges while it has the focus, unless the host shows that`() {
    func strokes() -> Int {
      probe.frame()[.controls].count { if case .stroke = $0 { true } else { false } }
    }
    let before = strokes()
    probe.send(.focus)
    #expect(strokes() == before + 1)
    probe.host.showsFocus = true
    #expect(strokes() == before)
    probe.host.showsFocus = false
    probe.send(.blur)
    #expect(strokes() == before)
  }

  // C80
  @Test func `makes the first frame of 1,400 annotations and pans them without a look at all`() {
    var generator = SeededGenerator(seed: 1)
    let places = (0..<1400).map { _ in
      MKPointAnnotation(
        coordinate: CLLocationCoordinate2D(
          latitude: Double.random(in: 30...60, using: &generator),
          longitude: Double.random(in: -20...40, using: &generator)
        )
      )
    }
    probe.map.addAnnotations(places)
    probe.settle()
    #expect(probe.map.scene.near.count < 40)
    #expect(probe.map.scene.active.isEmpty)
    #expect(!probe.map.isAnimating)
  }
}
