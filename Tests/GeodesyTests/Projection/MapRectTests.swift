import Geodesy
import TestSupport
import Testing

@Suite struct MapRectTests {
  @Test func `has edges and middles`() {
    let rect = MKMapRect(x: 10, y: 20, width: 30, height: 60)
    #expect(rect == MKMapRect(origin: rect.origin, size: rect.size))
    #expect([rect.minX, rect.midX, rect.maxX] == [10, 25, 40])
    #expect([rect.minY, rect.midY, rect.maxY] == [20, 50, 80])
    #expect([rect.width, rect.height] == [30, 60])
    #expect(MKMapRect.world == MKMapRect(x: 0, y: 0, width: 0x1p28, height: 0x1p28))
    #expect(MKMapRect() == MKMapRect(x: 0, y: 0, width: 0, height: 0))
    #expect(MKMapRectEqualToRect(rect, rect))
    #expect(MKMapPointEqualToPoint(rect.origin, MKMapPoint(x: 10, y: 20)))
    #expect(MKMapSizeEqualToSize(rect.size, MKMapSize(width: 30, height: 60)))
  }

  @Test func `knows null and empty`() {
    #expect(MKMapRect.null.isNull)
    #expect(MKMapRect.null.isEmpty)
    #expect(MKMapRect(x: .nan, y: 0, width: 1, height: 1).isNull)
    #expect(MKMapRect(x: 0, y: -.infinity, width: 1, height: 1).isNull)
    #expect(MKMapRect(x: 0, y: 0, width: .nan, height: 1).isNull)
    #expect(!MKMapRect().isNull)
    #expect(MKMapRect().isEmpty)
    #expect(!MKMapRect(x: 0, y: 0, width: 1, height: 0).isEmpty)
    #expect(!MKMapRect(x: 0, y: 0, width: 0, height: 1).isEmpty)
    #expect(!MKMapRect.world.isEmpty)
  }

  @Test func `null is neutral in unions and wins intersections`() {
    let rect = MKMapRect(x: 1, y: 2, width: 3, height: 4)
    #expect(rect.union(.null) == rect)
    #expect(MKMapRect.null.union(rect) == rect)
    #expect(MKMapRect.null.union(.null).isNull)
    #expect(rect.intersection(.null).isNull)
    #expect(MKMapRect.null.intersection(rect).isNull)
    #expect(!rect.intersects(.null))
    #expect(rect.contains(.null))
    #expect(!MKMapRect.null.contains(rect))
    #expect(!MKMapRect.null.contains(MKMapPoint(x: 0, y: 0)))
    #expect(MKMapRect.null.insetBy(dx: -5, dy: -5).isNull)
    #expect(MKMapRect.null.offsetBy(dx: 5, dy: 5).isNull)
    #expect(MKMapRect.null.remainder().isNull)
    #expect(!MKMapRect.null.spans180thMeridian)
  }

  @Test func `union and intersection obey their laws`() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<5000 {
      let a = random.rect()
      let b = random.rect()
      let c = random.rect()
      #expect(a.union(b) == b.union(a))
      #expect(a.union(b).union(c) == a.union(b.union(c)))
      #expect(a.union(a) == a)
      #expect(a.union(b).contains(a))
      #expect(a.intersection(b) == b.intersection(a))
      #expect(a.intersection(b).intersection(c) == a.intersection(b.intersection(c)))
      #expect(a.intersection(a) == a)
      #expect(a.contains(a.intersection(b)))
      #expect(a.union(a.intersection(b)) == a)
      #expect(a.intersection(a.union(b)) == a)
      #expect(a.intersects(b) == !a.intersection(b).isNull)
      #expect(a.contains(b) == (a.union(b) == a))
    }
  }

  @Test func `agrees with its points`() {
    var random = SeededGenerator(seed: 8)
    for _ in 0..<5000 {
      // Away from the world's edges: those are tested by themselves.
      let a = random.rect(in: 1...12)
      let b = random.rect(in: 1...12)
      let point = MKMapPoint(x: Double(random.integer(0...13)), y: Double(random.integer(0...13)))
      let isInBoth = a.contains(point) && b.contains(point)
      #expect(a.intersection(b).contains(point) == isInBoth)
      if a.contains(point) { #expect(a.union(b).contains(point)) }
    }
  }

  @Test func `moves its edges`() {
    let rect = MKMapRect(x: 1, y: 2, width: 10, height: 20)
    #expect(rect.insetBy(dx: 2, dy: 3) == MKMapRect(x: 3, y: 5, width: 6, height: 14))
    #expect(rect.insetBy(dx: -2, dy: -3) == MKMapRect(x: -1, y: -1, width: 14, height: 26))
    #expect(rect.insetBy(dx: 5, dy: 10) == MKMapRect(x: 6, y: 12, width: 0, height: 0))
    #expect(rect.insetBy(dx: 5.1, dy: 0).isNull)
    #expect(rect.insetBy(dx: 0, dy: 10.1).isNull)
    #expect(rect.offsetBy(dx: -3, dy: 4) == MKMapRect(x: -2, y: 6, width: 10, height: 20))
  }

  @Test(arguments: [
    (MKMapRectEdge.minXEdge, 3.0, MKMapRect(x: 0, y: 0, width: 3, height: 20)),
    (.maxXEdge, 3, MKMapRect(x: 7, y: 0, width: 3, height: 20)),
    (.minYEdge, 3, MKMapRect(x: 0, y: 0, width: 10, height: 3)),
    (.maxYEdge, 3, MKMapRect(x: 0, y: 17, width: 10, height: 3)),
    (.minXEdge, 99, MKMapRect(x: 0, y: 0, width: 10, height: 20)),
    (.maxYEdge, -1, MKMapRect(x: 0, y: 20, width: 10, height: 0)),
    (.maxXEdge, .nan, MKMapRect(x: 10, y: 0, width: 0, height: 20)),
  ])
  func `is cut in two`(_ edge: MKMapRectEdge, _ amount: Double, _ expected: MKMapRect) {
    let rect = MKMapRect(x: 0, y: 0, width: 10, height: 20)
    var slice = MKMapRect()
    var rest = MKMapRect()
    MKMapRectDivide(rect, &slice, &rest, amount, edge)
    #expect(slice == expected)
    #expect(slice.union(rest) == rect)
    #expect(slice.width * slice.height + rest.width * rest.height == 200)
    #expect(MKMapRect.null.divided(atDistance: amount, from: edge).slice.isNull)
  }

  @Test func `reads as MapKit writes it`() {
    let rect = MKMapRect(x: -0.25, y: 1234.56, width: 0x1p28, height: .infinity)
    #expect(MKStringFromMapRect(rect) == "{{-0.2, 1234.6}, {268435456.0, inf}}")
    #expect(MKStringFromMapPoint(MKMapPoint(x: .nan, y: -0.04)) == "{nan, -0.0}")
    #expect(MKStringFromMapSize(MKMapSize(width: 0.95, height: 9.96)) == "{0.9, 10.0}")
  }
}
