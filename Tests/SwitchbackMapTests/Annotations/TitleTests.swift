import CMath
import Drawing
import Geodesy
import SwitchbackUI
import TestSupport
import Testing

@testable import SwitchbackMap

@MainActor
@Suite struct TitleTests {
  private let probe = AnnotationProbe()

  private func scatter(_ count: Int, seed: UInt64) -> [MKPointAnnotation] {
    var generator = SeededGenerator(seed: seed)
    return (0..<count).map {
      probe.place(
        Double.random(in: -390...390, using: &generator),
        Double.random(in: -290...290, using: &generator),
        title: "Place \($0)"
      )
    }
  }

  private var shown: [AnnotationRecord] {
    probe.map.drawingOrder.filter { $0.sight.label.presence.target == 1 }
  }

  private func overlap(_ first: AnnotationRecord, _ second: AnnotationRecord) -> Bool {
    let slack = first.sight.label.frame.insetBy(dx: 1.5, dy: 1.5)
    return slack.intersects(second.sight.label.frame)
  }

  // C78
  @Test func `never loses a title to one of lower rank, and blinks none in a sweep of the zoom`() {
    probe.map.addAnnotations(scatter(120, seed: 2))
    probe.settle()
    for isInward in [true, false] {
      var changes: [ObjectIdentifier: Int] = [:]
      var before: [ObjectIdentifier: Bool] = [:]
      for step in 0...200 {
        let part = Double(isInward ? step : 200 - step) / 200
        probe.zoom(to: 0.5 - 0.42 * part)
        probe.frame()
        for record in probe.map.drawingOrder {
          // At the edges titles are moved aside and left out.
          let middle = probe.map.bounds.insetBy(dx: 80, dy: 40)
          guard let point = record.point, middle.contains(point) else { continue }
          let key = record.annotation.identity
          let isShown = record.sight.label.presence.target == 1
          if let was = before[key], was != isShown { changes[key, default: 0] += 1 }
          before[key] = isShown
        }
      }
      #expect(changes.values.allSatisfy { $0 <= 1 })
      #expect(!changes.isEmpty)
    }
  }

  @Test func `gives room by priority`() {
    let places = [probe.place(0, 0, title: "low"), probe.place(20, 4, title: "high")]
    for first in [0, 1] {
      let probe = AnnotationProbe()
      probe.delegate.makeView = { _, annotation in
        let view = MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: nil)
        let isHigh = annotation.title == "high"
        view.displayPriority = isHigh ? .defaultHigh : .defaultLow
        return view
      }
      probe.map.addAnnotations([places[first], places[1 - first]])
      #expect(probe.titles(probe.settle()) == ["high"])
      probe.map.selectAnnotation(places[0], animated: false)
      #expect(probe.titles(probe.settle()).contains("low"))
    }
  }

  @Test func `keeps titles and pictures off each other at rest`() {
    probe.map.addAnnotations(scatter(300, seed: 6))
    probe.settle()
    let records = shown
    #expect(records.count > 10)
    for (index, record) in records.enumerated() {
      for other in records.prefix(index) { #expect(!overlap(record, other)) }
      for other in probe.map.drawingOrder where other !== record {
        guard let view = other.view, let point = other.point, other.sight.visibility.target == 1
        else { continue }
        let title = record.sight.label.frame.insetBy(dx: 1, dy: 1)
        #expect(!title.intersects(view.frame(standingAt: point)))
      }
    }
  }

  // C79
  @Test func `overlaps for no longer than a fade while the map zooms out fast`() {
    probe.zoom(to: 0.05)
    probe.map.addAnnotations(scatter(60, seed: 3))
    probe.settle()
    var lasting: [[ObjectIdentifier]: Double] = [:]
    var longest = 0.0
    for step in 0...60 {
      // Ten levels in half a second, then rest.
      probe.zoom(to: 0.05 * pow(2, min(Double(step), 30) / 3))
      probe.frame()
      let visible = probe.map.drawingOrder.filter {
        $0.point != nil && $0.sight.label.presence.value(at: probe.time) > 0
      }
      var overlapping: [[ObjectIdentifier]: Double] = [:]
      for (index, record) in visible.enumerated() {
        for other in visible.prefix(index) where overlap(record, other) {
          let pair = [other.annotation.identity, record.annotation.identity]
          overlapping[pair] = (lasting[pair] ?? 0) + 1.0 / 60
          longest = max(longest, overlapping[pair] ?? 0)
        }
      }
      lasting = overlapping
    }
    #expect(longest <= MKMapView.fade.duration + 2.0 / 60)
  }

  @Test func `fades, and does not pop`() {
    let pair = [probe.place(0, 0, title: "one"), probe.place(0, 60, title: "two")]
    probe.map.addAnnotations(pair)
    probe.settle()
    pair[1].coordinate = probe.map.convert(CGPoint(x: 410, y: 312), toCoordinateFrom: probe.map)
    var opacities: [Double] = []
    for _ in 0..<30 {
      probe.frame()
      let label = probe.record(pair[0])?.sight.label
      opacities.append(label?.presence.value(at: probe.time) ?? -1)
    }
    #expect(zip(opacities, opacities.dropFirst()).allSatisfy { abs($0 - $1) < 0.3 })
    #expect(opacities.first == 1 && opacities.last == 0)
  }

  @Test func `keeps titles out from under what covers the map's edge`() {
    probe.map.contentInsets = UIEdgeInsets(top: 52, left: 352, bottom: 52, right: 52)
    probe.map.addAnnotations(scatter(200, seed: 7))
    probe.settle()
    #expect(!shown.isEmpty)
    #expect(shown.allSatisfy { $0.sight.label.frame.minX >= 300 })
  }

  @Test func `cuts no title at the edges of the map`() {
    probe.map.addAnnotations(scatter(60, seed: 8))
    probe.frame()
    var moved = 0
    for step in 0...120 {
      for record in shown where record.sight.label.presence.value(at: probe.time) == 1 {
        guard let point = record.point else { continue }
        #expect(probe.map.bounds.contains(record.sight.label.frame))
        // It is below its picture all the same.
        #expect(abs(record.sight.label.frame.midX - point.x) <= record.sight.label.size.width / 2)
        if abs(record.sight.label.frame.midX - point.x) > 1 { moved += 1 }
      }
      let shift = MKMapPoint(probe.map.centerCoordinate)
      let next = MKMapPoint(x: shift.x + 3 / probe.map.viewport.scale, y: shift.y)
      probe.map.setCenter(next.coordinate, animated: false)
      // Long enough for what has no room to fade.
      probe.frame()
      probe.frame(after: step < 1 ? 0.1 : 0.3)
    }
    #expect(moved > 20)
  }

  @Test func `moves a title along the edge without a jump`() {
    let place = probe.place(-350, 0, title: "A name of some length")
    probe.map.addAnnotation(place)
    probe.settle()
    var places: [CGFloat] = []
    for _ in 0..<80 {
      let center = MKMapPoint(probe.map.centerCoordinate)
      let next = MKMapPoint(x: center.x + 1 / probe.map.viewport.scale, y: center.y)
      probe.map.setCenter(next.coordinate, animated: false)
      probe.frame()
      places.append(probe.record(place)?.sight.label.frame.minX ?? -1)
    }
    #expect(zip(places, places.dropFirst()).allSatisfy { $0 >= $1 && $0 - $1 < 1.01 })
    #expect(places.contains { abs($0 - 2) < 0.01 })
    #expect(probe.record(place)?.sight.label.presence.target == 0)
  }

  @Test
  func
    `shows a subtitle while the annotation is selected, and hidden titles to nobody but a reader`()
  {
    let place = probe.place(0, 0, title: "Camp", subtitle: "12 km")
    probe.delegate.makeView = { _, annotation in
      MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: nil)
    }
    probe.map.addAnnotation(place)
    #expect(probe.titles(probe.settle()) == ["Camp"])
    probe.map.selectAnnotation(place, animated: false)
    #expect(probe.titles(probe.settle()) == ["Camp", "12 km"])
    let view = probe.map.view(for: place) as? MKMarkerAnnotationView
    view?.titleVisibility = .hidden
    view?.subtitleVisibility = .hidden
    #expect(probe.titles(probe.settle()).isEmpty)
    let element = probe.elements.first { $0.label == "Camp" }
    #expect(element?.value == "12 km")
  }
}
