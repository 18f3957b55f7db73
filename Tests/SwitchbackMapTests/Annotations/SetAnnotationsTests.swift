import Drawing
import Geodesy
import TestSupport
import Testing

@testable import SwitchbackMap

/// What `setAnnotations(_:)` makes of a map's annotations.
@MainActor
@Suite struct SetAnnotationsTests {
  private let probe = AnnotationProbe()

  private func places(_ count: Int) -> [MKPointAnnotation] {
    (0..<count).map {
      probe.place(Double($0 % 20) * 30 - 300, Double($0 / 20) * 30, title: "\($0)")
    }
  }

  private func isShown(_ wanted: [MKPointAnnotation]) -> Bool {
    Set(probe.map.annotations.map { $0.identity }) == Set(wanted.map { $0.identity })
      && probe.map.annotations.count == wanted.count
  }

  @Test func `adds what is new, removes what is gone, and leaves the views of the rest`() {
    let places = places(6)
    probe.map.setAnnotations(Array(places[..<4]))
    probe.settle()
    #expect(isShown(Array(places[..<4])))
    let kept = probe.map.view(for: places[2])
    let added = probe.delegate.added
    probe.map.setAnnotations(Array(places[2...]))
    #expect(isShown(Array(places[2...])))
    probe.settle()
    #expect(probe.map.view(for: places[2]) === kept && kept != nil)
    #expect(probe.delegate.added == added + 2)
    #expect(probe.map.view(for: places[0]) == nil)
    #expect(probe.map.view(for: places[5]) != nil)
  }

  @Test func `does nothing where nothing differs but the order`() {
    let places = places(40)
    probe.map.setAnnotations(places)
    probe.settle()
    let order = probe.map.annotations.map { $0.identity }
    let requests = probe.delegate.viewRequests
    probe.map.setAnnotations(places.reversed())
    #expect(!probe.map.isAnimating)
    probe.settle()
    #expect(probe.map.annotations.map { $0.identity } == order)
    #expect(probe.delegate.viewRequests == requests)
  }

  @Test func `has what stands in the array twice once`() {
    let place = places(1)[0]
    probe.map.setAnnotations([place, place])
    #expect(isShown([place]))
    probe.map.setAnnotations([place, place, place])
    #expect(isShown([place]))
  }

  @Test func `removes all for an empty array, and only those of its class`() {
    final class Camp: MKPointAnnotation {}
    let places = places(3)
    let camp = Camp(coordinate: places[0].coordinate)
    probe.map.addAnnotations(places + [camp])
    probe.map.setAnnotations([Camp]())
    #expect(isShown(places))
    probe.map.addAnnotation(camp)
    // A camp is a point annotation, too.
    probe.map.setAnnotations([MKPointAnnotation]())
    #expect(isShown([]))
    probe.settle()
    #expect(probe.map.drawingOrder.isEmpty)
  }

  @Test func `ends the selection of what is gone once, and keeps another`() {
    let places = places(3)
    probe.map.setAnnotations(places)
    probe.settle()
    probe.map.selectAnnotation(places[1], animated: false)
    probe.map.setAnnotations([places[1], places[2]])
    #expect(probe.map.selectedAnnotations.first === places[1])
    #expect(!probe.delegate.log.contains("deselect 1"))
    probe.map.setAnnotations([places[2]])
    probe.map.setAnnotations([places[2]])
    #expect(probe.map.selectedAnnotations.isEmpty)
    #expect(probe.delegate.log.filter { $0 == "deselect 1" }.count == 1)
  }

  @Test func `takes back what is on its way out, with its view`() {
    let places = places(2)
    probe.map.setAnnotations(places)
    probe.settle()
    let view = probe.map.view(for: places[0])
    probe.map.setAnnotations([places[1]])
    probe.frame(after: 0.05)
    #expect(isShown([places[1]]))
    #expect(probe.record(places[0])?.isLeaving == true)
    probe.map.setAnnotations(places)
    probe.settle()
    #expect(isShown(places))
    #expect(probe.map.view(for: places[0]) === view && view != nil)
  }

  @Test func `ends as the array says, whatever went before`() {
    var generator = SeededGenerator(seed: 6)
    let all = places(80)
    for _ in 0..<200 {
      let wanted = all.filter { _ in Bool.random(using: &generator) }.shuffled(using: &generator)
      probe.map.setAnnotations(wanted)
      #expect(isShown(wanted))
      if Bool.random(using: &generator) {
        probe.frame(after: Double.random(in: 0...0.3, using: &generator))
      }
    }
    probe.map.setAnnotations(all)
    probe.settle()
    #expect(isShown(all))
    #expect(probe.map.drawingOrder.allSatisfy { !$0.isLeaving })
  }

  @Test func `follows what is moved afterwards`() {
    let places = places(2)
    probe.map.setAnnotations(places)
    probe.settle()
    let goal = probe.place(111, 77).coordinate
    places[0].coordinate = goal
    probe.map.setAnnotations(places)
    probe.settle()
    #expect(abs(Double(probe.point(places[0]).x) - 511) < 1e-6)
  }
}
