import Drawing
import Foundation
import Geodesy
import SwitchbackUI
import TestSupport
import Testing

@testable import SwitchbackMap

@MainActor @Suite struct LineDrawingTests {
  private func renderer(_ polyline: MKPolyline, width: CGFloat = 5) -> MKPolylineRenderer {
    let renderer = MKPolylineRenderer(polyline: polyline)
    renderer.strokeColor = .blue
    renderer.lineWidth = width
    return renderer
  }

  /// A track with many bends, the same for each seed.
  private func track(count: Int, seed: UInt64) -> MKPolyline {
    var random = SeededGenerator(seed: seed)
    var place = (latitude: 45.0, longitude: 6.0)
    var course = (0.0, 1.0)
    return MKPolyline(
      (0..<count).map { _ in
        course.0 += Double.random(in: -0.4...0.4, using: &random)
        course.1 += Double.random(in: -0.4...0.4, using: &random)
        let length = max(0.1, (course.0 * course.0 + course.1 * course.1).squareRoot())
        course = (course.0 / length, course.1 / length)
        place.latitude += course.0 * 0.0002
        place.longitude += course.1 * 0.0002
        return place
      }
    )
  }

  @Test func `keeps separate segments apart`() {
    // C93: two segments 50 km apart.
    let first = MKPolyline([(45, 6), (45.01, 6.01)])
    let second = MKPolyline([(45.4, 6.2), (45.41, 6.2)])
    let renderer = MKMultiPolylineRenderer(multiPolyline: MKMultiPolyline([first, second]))
    renderer.strokeColor = .blue
    renderer.lineWidth = 5
    let probe = OverlayProbe(
      center: CLLocationCoordinate2D(latitude: 45.2, longitude: 6.1),
      zoom: 9
    )
    let strokes = probe.strokes(of: renderer)
    #expect(strokes.count == 1)
    #expect(strokes[0].path.parts.map(\.count) == [2, 2])
  }

  @Test func `gives three lines their colours`() {
    // C15: none is joined to another, whatever they are called.
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 800, height: 600))
    let colors: [UIColor] = [.red, .green, .blue]
    let delegate = ColorDelegate(colors)
    map.delegate = delegate
    for index in 0..<3 {
      let line = MKPolyline([(Double(index), 0), (Double(index), 1)])
      line.title = index < 2 ? "Morning Ride" : "Evening Ride"
      map.addOverlay(line)
    }
    map.setVisibleMapRect(
      map.overlays[1].boundingMapRect.insetBy(dx: -1e6, dy: -1e6),
      animated: false
    )
    let strokes = map.frame(at: 0)[.overlays].compactMap { command -> (Path, RGBA)? in
      if case .stroke(let path, let color, _) = command { (path, color) } else { nil }
    }
    #expect(strokes.map(\.1) == colors.map { $0.resolved(in: .light) })
    #expect(strokes.allSatisfy { $0.0.parts.count == 1 && $0.0.parts[0].count == 2 })
  }

  @Test func `appears continuous at all zooms where it is made of short segments`() {
    // C55: 5,000 segments of two points, 10 m long, end to start.
    let step = 10 / 111_195.0
    let lines = (0..<5_000).map { index in
      MKPolyline([(Double(index) * step, 6), (Double(index + 1) * step, 6)])
    }
    let renderer = MKMultiPolylineRenderer(multiPolyline: MKMultiPolyline(lines))
    renderer.strokeColor = .blue
    renderer.lineWidth = 4
    renderer.lineCap = .butt
    for zoom in stride(from: 0.0, through: 20, by: 0.5) {
      let probe = OverlayProbe(
        center: CLLocationCoordinate2D(latitude: 2_500 * step, longitude: 6),
        zoom: zoom
      )
      let viewport = probe.viewport
      // The intervals of y that are covered, with the caps.
      var covered: [ClosedRange<Double>] = []
      for stroke in probe.strokes(of: renderer) {
        let cap = stroke.style.lineCap == .butt ? 0 : Double(stroke.style.lineWidth) / 2
        for part in stroke.path.parts {
          let ys = part.map { Double($0.y) }
          covered.append((ys.min()! - cap)...(ys.max()! + cap))
        }
      }
      covered.sort { $0.lowerBound < $1.lowerBound }
      let ends = [0.0, 5_000 * step].map {
        viewport.point(for: MKMapPoint(CLLocationCoordinate2D(latitude: $0, longitude: 6))).y
      }
      var reached = max(0, Double(ends[1]))
      for interval in covered {
        #expect(interval.lowerBound <= reached + 0.01, "a gap at zoom \(zoom)")
        reached = max(reached, interval.upperBound)
      }
      #expect(reached >= min(600, Double(ends[0])) - 0.01, "an end at zoom \(zoom)")
    }
  }

  @Test func `is as wide at any zoom, and does not drift`() {
    // C57
    let line = MKPolyline([(45, 6), (45.000_01, 6.000_01), (45.000_02, 6)])
    let renderer = renderer(line)
    for zoom in stride(from: 16.0, through: 24, by: 0.25) {
      let probe = OverlayProbe(
        center: CLLocationCoordinate2D(latitude: 45.000_01, longitude: 6.000_01),
        zoom: zoom
      )
      let strokes = probe.strokes(of: renderer)
      #expect(strokes.count == 1)
      #expect(strokes[0].style.lineWidth == 5)
      // The middle vertex stays in the middle of the view, to the last of its digits.
      let nearest = strokes[0].path.parts[0].map { hypot($0.x - 400, $0.y - 300) }.min() ?? 999
      #expect(nearest < 0.02)
    }
  }

  @Test func `draws all rims below all lines, and what is selected last`() {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 800, height: 600))
    let lines = (0..<3).map { MKPolyline([(Double($0), 0), (Double(2 - $0), 2)]) }
    let colors: [UIColor] = [.red, .green, .blue]
    let delegate = ColorDelegate(colors)
    delegate.casing = .black
    map.delegate = delegate
    map.addOverlays(lines)
    map.setVisibleMapRect(lines[0].boundingMapRect, animated: false)
    _ = map.frame(at: 0)
    (map.renderer(for: lines[0]) as? MKPolylineRenderer)?.isSelected = true
    let strokes = map.frame(at: 1)[.overlays].compactMap { command -> (RGBA, CGFloat)? in
      if case .stroke(_, let color, let style) = command { (color, style.lineWidth) } else { nil }
    }
    let expected: [UIColor] = [.black, .black, .black, .green, .blue, .red]
    #expect(strokes.map(\.0) == expected.map { $0.resolved(in: .light) })
    #expect(strokes.map(\.1) == [8, 8, 8, 5, 5, 5])
  }

  @Test func `keeps an area between two lines in its place`() {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 800, height: 600))
    let below = MKPolyline([(0, 0), (2, 2)])
    let above = MKPolyline([(2, 0), (0, 2)])
    let area = MKCircle(center: CLLocationCoordinate2D(latitude: 1, longitude: 1), radius: 50_000)
    let delegate = ColorDelegate([.red, .green])
    delegate.casing = .black
    map.delegate = delegate
    map.addOverlays([below, area, above])
    map.setVisibleMapRect(below.boundingMapRect, animated: false)
    let kinds = map.frame(at: 0)[.overlays].map { command -> String in
      switch command {
      case .stroke: "stroke"
      case .fill: "fill"
      default: "other"
      }
    }
    #expect(kinds == ["stroke", "stroke", "fill", "stroke", "stroke", "stroke"])
  }

  @Test func `draws a part of the line`() {
    let line = MKPolyline([(0, 0), (0, 1), (0, 3), (0, 4)])
    let renderer = renderer(line)
    renderer.strokeStart = 0.125
    renderer.strokeEnd = 0.5
    let probe = OverlayProbe(center: CLLocationCoordinate2D(latitude: 0, longitude: 2), zoom: 7)
    let part = probe.strokes(of: renderer)[0].path.parts[0]
    let degree = 256 * 128 / 360.0
    #expect(abs(Double(part[0].x) - (400 - 1.5 * degree)) < 0.05)
    #expect(abs(Double(part[part.count - 1].x) - 400) < 0.05)
    renderer.strokeEnd = 0.125
    #expect(probe.strokes(of: renderer).isEmpty == false)
    renderer.strokeStart = 0
    renderer.strokeEnd = 1
    #expect(probe.strokes(of: renderer)[0].path.parts[0].count >= 2)
  }

  @Test(arguments: [13.0, 13.2, 15, 17])
  func `keeps dashes in their place while the map moves`(zoom: Double) {
    let line = track(count: 3_000, seed: 5)
    let renderer = renderer(line)
    renderer.lineDashPattern = [10, 7]
    let middle = line.mapPoints[1_500]
    // For points of the map: how far into the pattern the line is there.
    var phases: [[Double]] = []
    for step in 0..<12 {
      var probe = OverlayProbe(zoom: zoom)
      probe.center =
        MKMapPoint(
          x: middle.x + Double(step) * 23 / probe.viewport.scale,
          y: middle.y + Double(step) * 11 / probe.viewport.scale
        ).coordinate
      let place = probe.viewport.point(for: middle)
      var found: [Double] = []
      for stroke in probe.strokes(of: renderer) {
        var along = Double(stroke.style.dashPhase)
        for (a, b) in zip(stroke.path.parts[0], stroke.path.parts[0].dropFirst()) {
          let length = hypot(b.x - a.x, b.y - a.y)
          let t = max(
            0,
            min(
              1,
              ((place.x - a.x) * (b.x - a.x) + (place.y - a.y) * (b.y - a.y)) / (length * length)
            )
          )
          let near = CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
          if hypot(near.x - place.x, near.y - place.y) < 0.5 {
            found.append((along + Double(length * t)).truncatingRemainder(dividingBy: 17))
            break
          }
          along += Double(length)
        }
      }
      phases.append(found)
    }
    #expect(phases.allSatisfy { $0.count == phases[0].count && !$0.isEmpty })
    for found in phases {
      for (phase, first) in zip(found, phases[0]) {
        let difference = abs(phase - first)
        #expect(min(difference, 17 - difference) < 0.1)
      }
    }
  }

  @Test func `gives a line of a million places in few vertices`() {
    // C81, but for the time, which the benchmarks measure.
    for count in [10_000, 100_000, 1_000_000] {
      let line = track(count: count, seed: 8)
      let renderer = renderer(line)
      let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 1024, height: 768))
      map.addOverlay(line)
      let delegate = ColorDelegate([.blue])
      map.delegate = delegate
      var rect = line.boundingMapRect
      for _ in 0..<12 {
        map.setVisibleMapRect(rect, animated: false)
        var vertices = 0
        for case .stroke(let path, _, _) in map.frame(at: 0)[.overlays] {
          vertices += path.elements.count
        }
        #expect(vertices <= OverlayDrawingContext.vertexBudget)
        #expect(vertices > 0)
        let center = line.mapPoints[count / 2]
        rect = MKMapRect(
          x: center.x - rect.width / 4,
          y: center.y - rect.height / 4,
          width: rect.width / 2,
          height: rect.height / 2
        )
      }
      _ = renderer
    }
  }

  @Test func `takes a command or two for each of a thousand lines`() {
    // C82: the cost is linear, and there is one layer.
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 1024, height: 768))
    let lines = (0..<1_000).map { track(count: 500, seed: UInt64($0)) }
    map.addOverlays(lines)
    map.setVisibleMapRect(lines[0].boundingMapRect, animated: false)
    let list = map.frame(at: 0)
    #expect(list.layers.count { $0.kind == .overlays } == 1)
    #expect(Array(list[.overlays]).count <= 2_000)
  }

  @Test func `turns with the map`() {
    let line = MKPolyline([(0, 0), (0, 1)])
    let probe = OverlayProbe(zoom: 8, heading: 90)
    let part = probe.strokes(of: renderer(line))[0].path.parts[0]
    // East is up.
    #expect(abs(part[0].x - 400) < 0.01 && abs(part[0].y - 300) < 0.01)
    #expect(abs(part[1].x - 400) < 0.01 && part[1].y < 200)
  }

  @Test func `asks for a frame when a property changes`() {
    let host = RecordingHost()
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    map.didMove(to: host)
    let line = MKPolyline([(0, 0), (0, 1)])
    map.addOverlay(line)
    _ = map.frame(at: 0)
    let renderer = map.renderer(for: line) as? MKPolylineRenderer
    let before = host.frameRequests
    renderer?.lineWidth = 9
    #expect(host.frameRequests == before + 1)
    renderer?.lineWidth = 9
    #expect(host.frameRequests == before + 1)
  }
}

/// Gives the lines colours in turn.
final class ColorDelegate: MKMapViewDelegate {
  private let colors: [UIColor]
  private var count = 0
  var casing: UIColor?

  init(_ colors: [UIColor]) {
    self.colors = colors
  }

  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
    guard let polyline = overlay as? MKPolyline else {
      return MKMapView.standardRenderer(for: overlay)
    }
    let renderer = MKPolylineRenderer(polyline: polyline)
    renderer.strokeColor = colors[count % colors.count]
    renderer.lineWidth = 5
    renderer.casingColor = casing
    count += 1
    return renderer
  }
}
