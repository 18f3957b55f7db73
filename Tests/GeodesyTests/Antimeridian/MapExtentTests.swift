import Geodesy
import TestSupport
import Testing

@Suite struct MapExtentTests {
  /// The smallest width that holds all arcs, by trying every arc's western end as the start.
  private func smallestWidth(_ arcs: [(start: Double, width: Double)]) -> Double {
    let candidates = arcs.map { first in
      arcs.map { arc in
        var offset = (arc.start - first.start).truncatingRemainder(dividingBy: world)
        if offset < 0 { offset += world }
        return offset + arc.width
      }.max() ?? 0
    }
    return min(world, candidates.min() ?? 0)
  }

  @Test func `is as small as trying everything gives`() {
    var random = SeededGenerator(seed: 16)
    for _ in 0..<5000 {
      var extent = MapExtent()
      var arcs: [(start: Double, width: Double)] = []
      for _ in 0..<random.integer(1...6) {
        let x = Double(random.integer(-32...63)) * world / 64
        switch random.integer(0...2) {
        case 0:
          extent.include(MKMapPoint(x: x, y: 1))
          arcs.append((x, 0))
        case 1:
          let width = Double(random.integer(0...70)) * world / 64
          extent.include(MKMapRect(x: x, y: 1, width: width, height: 2))
          arcs.append((x, width))
        default:
          let width = Double(random.integer(0...32)) * world / 64
          let wrapped = x + width >= world ? x + width - world : x + width
          extent.include(line: [MKMapPoint(x: x, y: 1), MKMapPoint(x: wrapped, y: 1)])
          // At half a world, the short way is the one without a move.
          arcs.append(width == world / 2 && wrapped < x ? (wrapped, width) : (x, width))
        }
      }
      let rect = extent.rect
      #expect(rect.width == smallestWidth(arcs))
      #expect(rect.minX >= 0 && rect.minX < world)
      for arc in arcs where rect.width < world {
        let start = MKMapPoint(x: arc.start, y: 1).copy(nearestTo: rect.midX).x
        #expect(start >= rect.minX && start + arc.width <= rect.maxX)
      }
    }
  }

  @Test func `holds Fiji and Samoa in a small rectangle`() {
    var extent = MapExtent()
    extent.include(MKMapPoint(CLLocationCoordinate2DMake(-17.7, 178)))
    extent.include(MKMapPoint(CLLocationCoordinate2DMake(-13.8, -172)))
    let rect = extent.rect
    #expect(rect.spans180thMeridian)
    #expect(abs(rect.width - world / 36) < 1e-6)
    let region = MKCoordinateRegion(rect)
    #expect(abs(region.center.longitude + 177) < 1e-9)
  }

  @Test func `goes back and forth over the antimeridian`() {
    let xs = (0..<20).map { $0 % 2 == 0 ? 179.9 : -179.9 }
    var extent = MapExtent()
    extent.include(line: xs.map { MKMapPoint(CLLocationCoordinate2DMake(0, $0)) })
    #expect(abs(extent.rect.width - world * 0.2 / 360) < 1e-6)
  }

  @Test func `leaves out what is not on the map`() {
    var extent = MapExtent()
    #expect(extent.rect.isNull)
    for bad in [Double.nan, .infinity, -.infinity, 1e300] {
      extent.include(MKMapPoint(x: bad, y: 0))
      extent.include(MKMapPoint(x: 0, y: bad))
      extent.include(line: [MKMapPoint(x: bad, y: 0), MKMapPoint(x: 0, y: bad)])
      extent.include(MKMapRect(x: 0, y: 0, width: bad, height: 1))
    }
    extent.include(MKMapRect.null)
    extent.include(line: [])
    #expect(extent.rect.isNull)
    extent.include(line: [
      MKMapPoint(x: .nan, y: 0), MKMapPoint(x: 5, y: 6), MKMapPoint(x: 7, y: .nan),
      MKMapPoint(x: 9, y: 8),
    ])
    #expect(extent.rect == MKMapRect(x: 5, y: 6, width: 4, height: 2))
  }

  @Test func `holds one point, and the world`() {
    var point = MapExtent()
    point.include(MKMapPoint(x: -1, y: 3))
    #expect(point.rect == MKMapRect(x: world - 1, y: 3, width: 0, height: 0))
    var all = MapExtent()
    all.include(MKMapRect.world)
    #expect(all.rect == .world)
    all.include(MKMapRect(x: world / 2, y: 0, width: world, height: 1))
    #expect(all.rect == .world)
  }
}
