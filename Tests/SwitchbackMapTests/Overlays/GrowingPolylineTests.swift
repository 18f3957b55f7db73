import Drawing
import Geodesy
import SwitchbackUI
import TestSupport
import Testing

@testable import SwitchbackMap

@MainActor @Suite struct GrowingPolylineTests {
  @Test func `goes on through more places, and is drawn so`() {
    let line = MKPolyline([(0, 0), (0, 1)])
    let host = RecordingHost()
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 800, height: 600))
    map.didMove(to: host)
    map.addOverlay(line)
    map.setVisibleMapRect(
      MKPolyline([(-2, -2), (2, 4)]).boundingMapRect,
      animated: false
    )
    _ = map.frame(at: 0)
    line.append([MKMapPoint(CLLocationCoordinate2D(latitude: 1, longitude: 2))])
    for case .stroke(let path, _, _) in map.frame(at: 1)[.overlays] {
      #expect(path.parts[0].count == 3)
    }
    #expect(line.pointCount == 3)
    #expect(line.location(atPointIndex: 2) == 1)
  }

  @Test func `keeps places as they were given across the 180th meridian`() {
    let line = MKPolyline([(0, 179), (0, 179.5)])
    _ = line.boundingMapRect
    for longitude in [179.9, -179.9, -179.5] {
      line.append([MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: longitude))])
    }
    #expect(line.pointCount == 5)
    #expect(abs(line.mapPoints[4].coordinate.longitude - -179.5) < 1e-9)
    let degree = MKMapSize.world.width / 360
    #expect(abs(line.boundingMapRect.width / degree - 1.5) < 1e-9)
  }

  @Test func `stays the same line however it came to be`() {
    var random = SeededGenerator(seed: 4)
    var place = (latitude: 45.0, longitude: 6.0)
    let points = (0..<5_400).map { _ in
      place.latitude += Double.random(in: -1...1, using: &random) * 1e-4
      place.longitude += Double.random(in: 0...1, using: &random) * 1e-4
      return MKMapPoint(
        CLLocationCoordinate2D(latitude: place.latitude, longitude: place.longitude)
      )
    }
    let grown = MKPolyline(mapPoints: Array(points[..<2]))
    for point in points[2...] { grown.append([point]) }
    let whole = MKPolyline(mapPoints: points)
    #expect(grown.mapPoints == whole.mapPoints)
    #expect(grown.boundingMapRect == whole.boundingMapRect)
    #expect(abs(grown.measure.length - whole.measure.length) < 1e-6)
  }
}
