import TestSupport
import Testing

@testable import Geodesy

@Suite struct GrowingLineTests {
  private func expectSound(_ line: SimplifiedLine, _ points: [MKMapPoint]) {
    #expect(line.points == points)
    #expect(line.importances.count == points.count)
    #expect(line.importances.first == .infinity && line.importances.last == .infinity)
    for level in line.levels {
      let expected = points.indices.filter { line.importances[$0] >= level.limit }
      #expect((0..<level.count).map { level.vertex($0) } == expected)
      #expect(level.boxes.count == max(1, (level.count - 1 + 63) / 64))
      for (index, box) in level.boxes.enumerated() {
        var tight = BoundingBox(points[level.vertex(index * 64)])
        for entry in level.entries(ofBox: index) { tight.include(points[level.vertex(entry)]) }
        #expect(box == tight)
      }
    }
    var extent = MKMapRect.null
    for point in points {
      extent = extent.union(MKMapRect(origin: point, size: MKMapSize()))
    }
    #expect(
      abs(line.bounds.maxX - extent.maxX) < 1e-6 && abs(line.bounds.minY - extent.minY) < 1e-6
    )
  }

  private func expectWithin(_ tolerance: Double, _ line: SimplifiedLine) {
    let kept = line.points.indices.filter { Double(line.importances[$0]) > tolerance }
    for (from, to) in zip(kept, kept.dropFirst()) {
      for index in from...to {
        let error = distance(from: line.points[index], toPiece: line.points[from], line.points[to])
        #expect(error <= tolerance * (1 + 1e-6) + 1e-6)
      }
    }
  }

  @Test func `is as good as one that was made at once`() {
    var random = SeededGenerator(seed: 61)
    let points = random.track(count: 6_000, step: 30)
    var line = SimplifiedLine([])
    var count = 0
    while count < points.count {
      let end = min(
        points.count,
        count + random.integer(1...(random.integer(0...20) == 0 ? 900 : 4))
      )
      line.append(points[count..<end])
      count = end
      if random.integer(0...150) == 0 || end == points.count {
        expectSound(line, Array(points[..<end]))
      }
    }
    for tolerance in [0, 0.5, 3, 40.0] { expectWithin(tolerance, line) }
    // What is always kept between the parts is little.
    let whole = SimplifiedLine(points)
    for tolerance in [1, 10, 100.0] {
      let grown = line.importances.count { Double($0) > tolerance }
      let made = whole.importances.count { Double($0) > tolerance }
      #expect(grown <= made + 40)
    }
  }

  @Test func `grows across the 180th meridian and over what is no place`() {
    var line = SimplifiedLine([MKMapPoint(x: world - 10, y: 5), MKMapPoint(x: world - 5, y: 5)])
    line.append([MKMapPoint(x: 5, y: 6), MKMapPoint(x: .nan, y: 0), MKMapPoint(x: 10, y: 7)][...])
    #expect(line.points.map(\.x) == [world - 10, world - 5, world + 5, world + 5, world + 10])
    #expect(line.bounds.maxX == world + 10)
  }

  @Test func `weighs long lines in parts, and keeps its promise`() {
    var random = SeededGenerator(seed: 62)
    let line = SimplifiedLine(random.track(count: 40_000, step: 30))
    #expect(line.importances[SimplifiedLine.piecesPerBlock] == .infinity)
    for tolerance in [0.5, 8.0] { expectWithin(tolerance, line) }
  }

  @Test func `shares its places with the array that it was made of`() {
    let points = (0..<100).map { MKMapPoint(x: Double($0), y: 0) }
    let line = SimplifiedLine(points)
    let isShared = points.withUnsafeBufferPointer { given in
      line.points.withUnsafeBufferPointer { $0.baseAddress == given.baseAddress }
    }
    #expect(isShared)
  }
}
