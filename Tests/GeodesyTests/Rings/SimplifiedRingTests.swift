import Geodesy
import TestSupport
import Testing

@Suite struct SimplifiedRingTests {
  /// How often a ring winds round a point: the crossings of the ray to the east, with their directions.
  private func winding(of ring: [MKMapPoint], around point: MKMapPoint) -> Int {
    guard let last = ring.last else { return 0 }
    var turns = 0
    var from = last
    for to in ring {
      let side = (to.x - from.x) * (point.y - from.y) - (point.x - from.x) * (to.y - from.y)
      if from.y <= point.y && to.y > point.y && side > 0 { turns += 1 }
      if from.y > point.y && to.y <= point.y && side < 0 { turns -= 1 }
      from = to
    }
    return turns
  }

  /// A ring about (500, 500) with a radius that jumps about.
  private func blob(_ count: Int, _ random: inout SeededGenerator) -> [MKMapPoint] {
    var radius = 200.0
    var direction = (x: 1.0, y: 0.0)
    let turn = 2 * Double.pi / Double(count)
    let (c, s) = (1 - turn * turn / 2, turn)
    return (0..<count).map { _ in
      radius = max(20, min(480, radius + random.number(-9...9)))
      let length = (direction.x * direction.x + direction.y * direction.y).squareRoot()
      direction = (direction.x / length, direction.y / length)
      direction = (direction.x * c - direction.y * s, direction.y * c + direction.x * s)
      return MKMapPoint(x: 500 + radius * direction.x, y: 500 + radius * direction.y)
    }
  }

  @Test func `winds round what it does without being cut`() {
    var random = SeededGenerator(seed: 26)
    for round in 0..<60 {
      let count = round < 12 ? round : random.integer(12...4000)
      let points =
        round % 3 == 0 ? random.gridLine(count: min(count, 60), size: 1000) : blob(count, &random)
      let ring = SimplifiedRing(points)
      for tolerance in [0, 1, 10.0] {
        let kept = keptVertices(of: ring.outline, tolerance)
        let window = randomWindow(near: kept, &random)
        let cut = ring.ring(in: window, tolerance: tolerance)
        #expect(cut.isEmpty || cut.count > 2)
        for vertex in cut { #expect(window.insetBy(dx: -1e-9, dy: -1e-9).contains(vertex)) }
        for _ in 0..<30 {
          let point = MKMapPoint(
            x: random.number(window.minX...window.maxX),
            y: random.number(window.minY...window.maxY)
          )
          #expect(winding(of: cut, around: point) == winding(of: kept, around: point))
        }
      }
    }
  }

  /// A window of any size, with a vertex in it if there is one.
  private func randomWindow(
    near vertices: [MKMapPoint],
    _ random: inout SeededGenerator
  ) -> MKMapRect {
    let width = random.number(1...500) * random.number(0.01...1)
    let height = random.number(1...500) * random.number(0.01...1)
    let center = vertices.randomElement(using: &random) ?? MKMapPoint(x: 500, y: 500)
    return MKMapRect(
      x: center.x - width * random.number(0...1),
      y: center.y - height * random.number(0...1),
      width: width,
      height: height
    )
  }

  private func keptVertices(of line: SimplifiedLine, _ tolerance: Double) -> [MKMapPoint] {
    line.points.indices.filter { Double(line.importances[$0]) > tolerance }.map { line.points[$0] }
  }

  @Test func `fills a rectangle inside it, and nothing apart from it`() {
    let square = MKMapRect(x: 0, y: 0, width: 100, height: 100)
    let ring = SimplifiedRing(corners(of: square))
    let inner = MKMapRect(x: 40, y: 40, width: 20, height: 20)
    let cut = ring.ring(in: inner, tolerance: 1)
    #expect(Set(cut) == Set(corners(of: inner)))
    #expect(ring.ring(in: square.offsetBy(dx: 200, dy: 0), tolerance: 1).isEmpty)
    #expect(ring.ring(in: .null, tolerance: 1).isEmpty)
    #expect(ring.ring(in: .world, tolerance: 1000).isEmpty)
    let moved = ring.ring(in: .world, tolerance: 1, xOffset: 7)
    #expect(Set(moved) == Set(corners(of: square.offsetBy(dx: 7, dy: 0))))
  }

  private func corners(of rect: MKMapRect) -> [MKMapPoint] {
    [
      MKMapPoint(x: rect.minX, y: rect.minY), MKMapPoint(x: rect.maxX, y: rect.minY),
      MKMapPoint(x: rect.maxX, y: rect.maxY), MKMapPoint(x: rect.minX, y: rect.maxY),
    ]
  }

  @Test(arguments: 0...4)
  func `needs three vertices`(count: Int) {
    let points = corners(of: MKMapRect(x: 1, y: 1, width: 5, height: 5)).prefix(count)
    let ring = SimplifiedRing(Array(points))
    #expect(ring.ring(in: .world, tolerance: 0).count == (count < 3 ? 0 : count))
    #expect(ring.outline.points.count == (count == 0 ? 0 : count + 1))
    #expect(SimplifiedRing(Array(points) + points.prefix(1)).bounds == ring.bounds)
  }

  @Test func `leaves out what is no number`() {
    let square = corners(of: MKMapRect(x: 1, y: 1, width: 5, height: 5))
    let bad = [MKMapPoint(x: .nan, y: 1)] + square + [MKMapPoint(x: 1, y: .infinity)]
    #expect(SimplifiedRing(bad) == SimplifiedRing(square))
  }

  @Test func `is one area across the antimeridian`() {
    let box = [(-18.0, 178.0), (-16, 178), (-16, -178), (-18, -178)]
    let ring = SimplifiedRing(box.map { MKMapPoint(CLLocationCoordinate2DMake($0.0, $0.1)) })
    #expect(abs(ring.bounds.width - world * 4 / 360) < 1e-6)
    #expect(ring.bounds.spans180thMeridian)
  }

  @Test(arguments: [-70.0, 75])
  func `reaches to the edge of the map around a pole`(latitude: Double) {
    let longitudes = stride(from: -180.0, to: 180, by: 10)
    let ring = SimplifiedRing(
      longitudes.map { MKMapPoint(CLLocationCoordinate2DMake(latitude, $0)) }
    )
    #expect(ring.bounds.width == world)
    let cut = ring.ring(in: .world, tolerance: 1)
    let pole = MKMapPoint(x: world / 3, y: latitude < 0 ? world - 1 : 1)
    #expect(abs(winding(of: cut, around: pole)) == 1)
    #expect(winding(of: cut, around: MKMapPoint(x: world / 3, y: world / 2)) == 0)
    let stroke = ring.outline.points
    #expect(stroke.allSatisfy { abs($0.y - stroke[0].y) < 1 })
  }

  @Test func `covers the whole world where its corners are given in map points`() {
    let ring = SimplifiedRing(corners(of: .world), unwrapping: false)
    #expect(ring.bounds == .world)
    #expect(ring.ring(in: .world, tolerance: 1).count == 4)
  }
}
