import Geodesy
import TestSupport
import Testing

@Suite struct NearestTests {
  @Test func `agrees with trying every piece`() {
    var random = SeededGenerator(seed: 25)
    for round in 0..<60 {
      let count = round < 10 ? round + 2 : random.integer(2...1000)
      let points =
        round % 2 == 0
        ? random.track(count: count, step: 30) : random.gridLine(count: count, size: 9)
      let line = SimplifiedLine(points)
      for _ in 0..<20 {
        let point = MKMapPoint(x: random.number(-50...300), y: random.number(-50...300))
        let all = zip(points, points.dropFirst()).map { distance(from: point, toPiece: $0, $1) }
        guard let smallest = all.min(), let found = line.nearest(to: point) else {
          Issue.record("there is a nearest place")
          return
        }
        #expect(abs(found.distance - smallest) < 1e-9)
        #expect(abs(all[found.index] - smallest) < 1e-9)
        let (a, b) = (points[found.index], points[found.index + 1])
        #expect(abs(a.x + (b.x - a.x) * found.fraction - found.point.x) < 1e-9)
        #expect(abs(a.y + (b.y - a.y) * found.fraction - found.point.y) < 1e-9)
        #expect(line.nearest(to: point, within: smallest * 0.999 - 1e-9) == nil)
        #expect(line.nearest(to: point, within: smallest * 1.001 + 1e-9) == found)
      }
    }
  }

  @Test func `gives the first of equals`() {
    let line = SimplifiedLine([
      MKMapPoint(x: 0, y: 0), MKMapPoint(x: 10, y: 0), MKMapPoint(x: 0, y: 0),
    ])
    let found = line.nearest(to: MKMapPoint(x: 4, y: 3))
    #expect(found == line.nearest(to: MKMapPoint(x: 4, y: 3), within: 3))
    #expect(found?.index == 0)
    #expect(found?.fraction == 0.4)
    #expect(found?.distance == 3)
  }

  @Test func `has nothing near for nothing`() {
    let point = MKMapPoint(x: 1, y: 1)
    #expect(SimplifiedLine([]).nearest(to: point) == nil)
    let one = SimplifiedLine([MKMapPoint(x: 4, y: 5)])
    #expect(one.nearest(to: point)?.distance == 5)
    #expect(one.nearest(to: point)?.index == 0)
    #expect(one.nearest(to: MKMapPoint(x: .nan, y: 1)) == nil)
    #expect(one.nearest(to: MKMapPoint(x: 1, y: .infinity)) == nil)
    #expect(one.nearest(to: point, within: -1) == nil)
    #expect(one.nearest(to: point, within: .nan) == nil)
    #expect(one.nearest(to: MKMapPoint(x: 4, y: 5), within: 0)?.distance == 0)
  }
}
