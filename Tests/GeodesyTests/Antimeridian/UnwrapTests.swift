import Geodesy
import TestSupport
import Testing

@Suite struct UnwrapTests {
  private func line(_ xs: [Double]) -> [MKMapPoint] {
    xs.enumerated().map { MKMapPoint(x: $1, y: Double($0)) }
  }

  private func unwrapped(_ points: [MKMapPoint]) -> [MKMapPoint] {
    var points = points
    MKMapPoint.unwrap(&points)
    return points
  }

  @Test func `takes the short way across the antimeridian`() {
    let there = unwrapped(line([world - 1, 1, world - 1, 2]))
    #expect(there.map(\.x) == [world - 1, world + 1, world - 1, world + 2])
    let back = unwrapped(line([1, world - 1, 1]))
    #expect(back.map(\.x) == [1, -1, 1])
  }

  @Test func `leaves half a world as it is`() {
    #expect(unwrapped(line([0, world / 2])).map(\.x) == [0, world / 2])
    #expect(unwrapped(line([world / 2, 0])).map(\.x) == [world / 2, 0])
    let over = world / 2 + 1
    #expect(unwrapped(line([0, over])).map(\.x) == [0, over - world])
  }

  @Test func `goes round the world more than once`() {
    let xs = (0..<40).map { (Double($0) * world / 8).truncatingRemainder(dividingBy: world) }
    #expect(unwrapped(line(xs)).map(\.x) == (0..<40).map { Double($0) * world / 8 })
  }

  @Test func `looks past what is not on the map`() {
    let xs = [.nan, world - 1, .infinity, .nan, 1, -.infinity]
    let result = unwrapped(line(xs)).map(\.x)
    #expect(result[1] == world - 1)
    #expect(result[4] == world + 1)
    #expect(result[0].isNaN && result[3].isNaN)
    #expect(result[2] == .infinity && result[5] == -.infinity)
    #expect(unwrapped(line([.nan])).count == 1)
    #expect(unwrapped([]).isEmpty)
    #expect(unwrapped(line([7])).map(\.x) == [7])
  }

  @Test func `does not depend on which copies were given`() {
    var random = SeededGenerator(seed: 14)
    for _ in 0..<2000 {
      let count = random.integer(0...8)
      var points: [MKMapPoint] = []
      for index in 0..<count {
        points.append(
          MKMapPoint(x: Double(random.integer(0...1000)) * world / 1001, y: Double(index))
        )
      }
      let once = unwrapped(points)
      #expect(unwrapped(once) == once)
      for (a, b) in zip(once, once.dropFirst()) { #expect(abs(a.x - b.x) <= world / 2) }
      var moved = points
      for index in moved.indices.dropFirst() {
        moved[index].x += Double(random.integer(-3...3)) * world
      }
      for (a, b) in zip(unwrapped(moved), once) { #expect(abs(a.x - b.x) < 1e-6) }
      var backwards = Array(unwrapped(points.reversed()).reversed())
      if let first = backwards.first, let start = once.first {
        let shift = start.x - first.x
        for index in backwards.indices { backwards[index].x += shift }
      }
      for (a, b) in zip(backwards, once) { #expect(abs(a.x - b.x) < 1e-6) }
    }
  }

  @Test func `finds the nearest copy`() {
    var random = SeededGenerator(seed: 15)
    for _ in 0..<2000 {
      let point = MKMapPoint(x: random.number(-3 * world...3 * world), y: 1)
      let reference = random.number(-3 * world...3 * world)
      let copy = point.copy(nearestTo: reference)
      #expect(abs(copy.x - reference) <= world / 2 + 1e-6)
      let worlds = (copy.x - point.x) / world
      #expect(abs(worlds - worlds.rounded()) < 1e-12)
      #expect(copy.y == 1)
    }
  }
}
