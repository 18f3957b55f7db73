import Drawing
import Geodesy
import SwitchbackUI
import Testing

@testable import SwitchbackMap

@MainActor
@Suite struct OverlayHitTests {
  private let center = CLLocationCoordinate2D(latitude: 43.75, longitude: 6.3)

  private func map(heading: Double = 0, longitude: Double = 6.3) -> MKMapView {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 800, height: 600))
    map.didMove(to: RecordingHost())
    map.camera = MKMapCamera(
      lookingAtCenter: CLLocationCoordinate2D(latitude: 43.75, longitude: longitude),
      fromDistance: 40_000,
      pitch: 0,
      heading: heading
    )
    return map
  }

  /// The places at points of the view.
  private func places(_ map: MKMapView, _ points: [(Double, Double)]) -> [CLLocationCoordinate2D] {
    points.map { map.convert(CGPoint(x: $0.0, y: $0.1), toCoordinateFrom: map) }
  }

  private func line(_ map: MKMapView, _ points: [(Double, Double)]) -> MKPolyline {
    let places = places(map, points)
    return MKPolyline(coordinates: places, count: places.count)
  }

  @Test(arguments: [0.0, 77])
  func `a line is found where it is drawn and a little beside`(heading: Double) {
    let map = map(heading: heading)
    let line = line(map, [(100, 300), (700, 300)])
    map.addOverlay(line)
    _ = map.frame(at: 0)
    (map.renderer(for: line) as? MKPolylineRenderer)?.lineWidth = 8
    for (y, isHit) in [(300.0, true), (303.9, true), (309, true), (311, false), (288, false)] {
      #expect((map.overlay(at: CGPoint(x: 400, y: y)) === line) == isHit, "\(y)")
    }
    #expect(map.overlay(at: CGPoint(x: 60, y: 300)) == nil)
    #expect(map.overlay(at: CGPoint(x: 400, y: 303), within: 0) === line)
    #expect(map.overlay(at: CGPoint(x: 400, y: 305), within: 0) == nil)
  }

  @Test func `of lines that cross, the topmost is found, and of others the nearest`() {
    let map = map()
    let low = line(map, [(100, 300), (700, 300)])
    let high = line(map, [(400, 100), (400, 500)])
    map.addOverlays([low, high])
    _ = map.frame(at: 0)
    #expect(map.overlay(at: CGPoint(x: 400, y: 300)) === high)
    #expect(map.overlay(at: CGPoint(x: 405, y: 302)) === low)
    map.removeOverlay(high)
    #expect(map.overlay(at: CGPoint(x: 400, y: 300)) === low)
  }

  @Test func `only the part of a line that is drawn is found`() {
    let map = map()
    let line = line(map, [(100, 300), (700, 300)])
    map.addOverlay(line)
    _ = map.frame(at: 0)
    (map.renderer(for: line) as? MKPolylineRenderer)?.strokeEnd = 0.5
    #expect(map.overlay(at: CGPoint(x: 300, y: 300)) === line)
    #expect(map.overlay(at: CGPoint(x: 500, y: 300)) == nil)
    (map.renderer(for: line) as? MKPolylineRenderer)?.strokeColor = nil
    #expect(map.overlay(at: CGPoint(x: 300, y: 300)) == nil)
  }

  @Test func `an area is found where it is filled, and not in its holes`() {
    let map = map()
    let hole = places(map, [(350, 250), (450, 250), (450, 350), (350, 350)])
    let edge = places(map, [(200, 100), (600, 100), (600, 500), (200, 500)])
    let area = MKPolygon(
      coordinates: edge,
      count: 4,
      interiorPolygons: [MKPolygon(coordinates: hole, count: 4)]
    )
    let delegate = AreaDelegate()
    map.delegate = delegate
    map.addOverlay(area)
    _ = map.frame(at: 0)
    #expect(map.overlay(at: CGPoint(x: 250, y: 300)) === area)
    #expect(map.overlay(at: CGPoint(x: 400, y: 300)) == nil)
    #expect(map.overlay(at: CGPoint(x: 100, y: 300)) == nil)
    // Without a filling the edges are left: that of the hole, too.
    let renderer = map.renderer(for: area) as? MKPolygonRenderer
    renderer?.fillColor = nil
    renderer?.strokeColor = .blue
    #expect(map.overlay(at: CGPoint(x: 250, y: 300)) == nil)
    #expect(map.overlay(at: CGPoint(x: 203, y: 300)) === area)
    #expect(map.overlay(at: CGPoint(x: 353, y: 300)) === area)
  }

  @Test func `lines and areas are found on both sides of the 180th meridian`() {
    for longitude in [179.99, -179.99] {
      let map = map(longitude: longitude)
      let line = line(map, [(100, 100), (700, 100)])
      let circle = MKCircle(
        center: CLLocationCoordinate2D(latitude: 43.75, longitude: 180),
        radius: 4000
      )
      let delegate = AreaDelegate()
      map.delegate = delegate
      map.addOverlays([line, circle])
      _ = map.frame(at: 0)
      for x in [150.0, 399, 650] {
        #expect(map.overlay(at: CGPoint(x: x, y: 100)) === line)
      }
      for x in [350.0, 400, 450] {
        #expect(map.overlay(at: CGPoint(x: x, y: 300)) === circle)
      }
      #expect(map.overlay(at: CGPoint(x: 60, y: 300)) == nil)
    }
  }
}

private final class AreaDelegate: MKMapViewDelegate {
  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
    if let polygon = overlay as? MKPolygon {
      let renderer = MKPolygonRenderer(polygon: polygon)
      renderer.fillColor = .red
      return renderer
    }
    if let circle = overlay as? MKCircle {
      let renderer = MKCircleRenderer(circle: circle)
      renderer.fillColor = .red
      return renderer
    }
    return MKMapView.standardRenderer(for: overlay)
  }
}
