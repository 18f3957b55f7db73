import Drawing
import Foundation
import Geodesy
import SwitchbackUI
import Testing

@testable import SwitchbackMap

@MainActor @Suite struct LineMarksTests {
  private let line = MKPolyline((0...400).map { (0, Double($0) / 1_000) })

  private func arrows(_ probe: OverlayProbe) -> [CGPoint] {
    let renderer = MKPolylineRenderer(polyline: line)
    renderer.strokeColor = .blue
    renderer.lineWidth = 4
    renderer.directionColor = .red
    return probe.fills(of: renderer).flatMap { $0.path.parts }.map { $0[0] }
  }

  private func probe(longitude: Double, zoom: Double) -> OverlayProbe {
    OverlayProbe(center: CLLocationCoordinate2D(latitude: 0, longitude: longitude), zoom: zoom)
  }

  @Test func `points arrows along the line`() {
    let renderer = MKPolylineRenderer(polyline: line)
    renderer.strokeColor = .blue
    renderer.directionColor = .red
    for part in probe(longitude: 0.2, zoom: 11).fills(of: renderer).flatMap({ $0.path.parts }) {
      // The tip lies to the east of the notch.
      #expect(part[0].x > part[2].x + 3)
      #expect(abs(part[0].y - 300) < 0.1)
    }
  }

  @Test(arguments: [1e-3, 1e-15, 1e-18, .leastNonzeroMagnitude] as [CGFloat])
  func `keeps arrows as far apart as they are long`(spacing: CGFloat) {
    func count(_ spacing: CGFloat) -> Int {
      let renderer = MKPolylineRenderer(polyline: line)
      renderer.strokeColor = .blue
      renderer.lineWidth = 4
      renderer.directionColor = .red
      renderer.directionSpacing = spacing
      return probe(longitude: 0.2, zoom: 11).fills(of: renderer).flatMap { $0.path.parts }.count
    }
    // An arrow is at least ten points long.
    #expect(count(spacing) == count(10))
    #expect(count(spacing) > 10)
  }

  @Test func `keeps arrows in their place while the map moves`() {
    let first = arrows(probe(longitude: 0.2, zoom: 11))
    #expect(first.count >= 3)
    let degree = 256 * exp2(11.0) / 360
    for step in 1...20 {
      let shift = Double(step) * 3.7
      let moved = arrows(probe(longitude: 0.2 + shift / degree, zoom: 11))
      let expected = first.map { CGPoint(x: $0.x - shift, y: $0.y) }
      for point in expected where point.x > 5 && point.x < 795 {
        #expect(moved.contains { hypot($0.x - point.x, $0.y - point.y) < 0.05 })
      }
    }
  }

  @Test func `keeps arrows as others come in between`() {
    let middle = 0.2
    let coarse = arrows(probe(longitude: middle, zoom: 11))
    let fine = arrows(probe(longitude: middle, zoom: 12))
    // Tips are a fixed length ahead of the arrows' places.
    let tip: CGFloat = 0.55 * 10
    for point in coarse where abs(point.x - 400) < 180 {
      let place = 400 + (point.x - tip - 400) * 2 + tip
      #expect(fine.contains { abs($0.x - place) < 0.1 })
    }
    #expect(fine.count > coarse.count / 2)
  }

  @Test func `keeps arrows apart where lines lie on each other`() {
    let back = MKPolyline((0...400).map { (0, Double(400 - $0) / 1_000) })
    let renderer = MKMultiPolylineRenderer(multiPolyline: MKMultiPolyline([line, back, line]))
    renderer.strokeColor = .blue
    renderer.directionColor = .red
    let points = probe(longitude: 0.2, zoom: 11).fills(of: renderer)
      .flatMap { $0.path.parts }.map { $0[2] }
    for (index, point) in points.enumerated() {
      for other in points[..<index] { #expect(hypot(point.x - other.x, point.y - other.y) > 55) }
    }
  }

  @Test func `sets no arrow where the line turns below it, and keeps them apart in hairpins`() {
    // Ten bends a kilometre apart, with a corner of 100 m between them.
    let turns = (0..<10).flatMap { index -> [(Double, Double)] in
      let latitude = Double(index) * 0.0009
      let ends = index.isMultiple(of: 2) ? (0.195, 0.204) : (0.204, 0.195)
      return [(latitude, ends.0), (latitude, ends.1)]
    }
    let renderer = MKPolylineRenderer(polyline: MKPolyline(turns))
    renderer.strokeColor = .blue
    renderer.lineWidth = 4
    renderer.directionColor = .red
    for zoom in stride(from: 12.0, through: 17, by: 0.25) {
      let degree = 256 * exp2(zoom) / 360
      let tips = probe(longitude: 0.2, zoom: zoom).fills(of: renderer).flatMap { $0.path.parts }
      for tip in tips {
        for (latitude, longitude) in turns {
          let corner = CGPoint(x: 400 + (longitude - 0.2) * degree, y: 300 - latitude * degree)
          // The notch lies 7.5 points behind the tip.
          let middle = CGPoint(x: (tip[0].x + tip[2].x) / 2, y: (tip[0].y + tip[2].y) / 2)
          #expect(hypot(middle.x - corner.x, middle.y - corner.y) > 4)
        }
      }
      for (index, tip) in tips.enumerated() {
        for other in tips[..<index] {
          #expect(hypot(tip[2].x - other[2].x, tip[2].y - other[2].y) > 55)
        }
      }
      if zoom > 15 { #expect(tips.count > 2) }
    }
  }

  private func texts(_ unit: LineDistanceUnit, zoom: Double) -> [String] {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 800, height: 600))
    map.didMove(to: RecordingHost())
    map.addOverlay(line)
    let width = 800 / (256 * exp2(zoom)) * MKMapSize.world.width
    let center = MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: 0.2))
    map.setVisibleMapRect(
      MKMapRect(
        x: center.x - width / 2,
        y: center.y - 0.375 * width,
        width: width,
        height: width * 0.75
      ),
      animated: false
    )
    _ = map.frame(at: 0)
    (map.renderer(for: line) as? MKPolylineRenderer)?.distanceMarks = unit
    return map.frame(at: 1)[.annotations].compactMap { command in
      if case .text(let run) = command { run.text } else { nil }
    }
  }

  @Test func `marks whole kilometres, as many as there is room for`() {
    // The line is 44.5 km long. At zoom 10, 800 points are 122 km; each level halves that.
    #expect(texts(.kilometers, zoom: 10) == ["20 km", "40 km"])
    #expect(texts(.kilometers, zoom: 11).first == "10 km")
    #expect(texts(.kilometers, zoom: 14).contains("21 km"))
    #expect(texts(.kilometers, zoom: 14).contains("22 km"))
    #expect(texts(.kilometers, zoom: 0).isEmpty)
  }

  @Test func `marks whole miles`() {
    #expect(texts(.miles, zoom: 11).contains("10 mi"))
  }

  @Test func `chooses steps of 1, 2 and 5`() {
    let steps = [0.1, 1, 1.5, 2.1, 7, 12, 21, 70, 101].map { DistanceMarks.step(atLeast: $0) }
    #expect(steps == [1, 1, 2, 5, 10, 20, 50, 100, 200])
  }

  @Test func `gives way to annotations`() {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 800, height: 600))
    map.didMove(to: RecordingHost())
    map.addOverlay(line)
    let place = line.mapPoints[0]
    let measure = line.measure
    let twenty = line.line.point(at: measure.position(atDistance: 20_000, of: line.mapPoints))
    map.addAnnotation(
      MKPointAnnotation(coordinate: twenty.coordinate, title: "A very long title of a place")
    )
    map.setVisibleMapRect(
      MKMapRect(x: place.x, y: place.y - 1e5, width: 3e5, height: 2e5),
      animated: false
    )
    _ = map.frame(at: 0)
    (map.renderer(for: line) as? MKPolylineRenderer)?.distanceMarks = .kilometers
    _ = map.frame(at: 1)
    for mark in map.distanceMarks {
      guard let baseline = mark.baseline else { continue }
      for record in map.drawingOrder { #expect(!record.sight.label.frame.contains(baseline)) }
    }
  }
}
