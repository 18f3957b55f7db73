import Geodesy
import TestSupport
import Testing

@Suite struct SimplifiedLineTests {
  /// What a query must give: all kept vertices, joined and cut.
  private func oracle(
    _ line: SimplifiedLine,
    _ rect: MKMapRect,
    _ tolerance: Double
  ) -> [[MKMapPoint]] {
    let kept = line.points.indices.filter { index in
      let importance = line.importances[index]
      return importance == .infinity || Double(importance) > max(0, tolerance)
    }
    var runs = LineRuns()
    LineClipper.append(kept.map { line.points[$0] }, clippedTo: rect, to: &runs)
    return lists(runs)
  }

  private func lists(_ runs: LineRuns) -> [[MKMapPoint]] {
    (0..<runs.count).map { Array(runs.points[runs.pointIndices(ofRun: $0)]) }
  }

  private func query(
    _ line: SimplifiedLine,
    _ rect: MKMapRect,
    _ tolerance: Double,
    xOffset: Double = 0
  ) -> [[MKMapPoint]] {
    var runs = LineRuns()
    line.appendRuns(in: rect, tolerance: tolerance, xOffset: xOffset, to: &runs)
    return lists(runs)
  }

  private func randomWindow(
    of bounds: MKMapRect,
    _ random: inout SeededGenerator
  ) -> MKMapRect {
    let width = bounds.width * random.number(0...1)
    let height = bounds.height * random.number(0...1)
    return MKMapRect(
      x: bounds.minX + (bounds.width - width / 2) * random.number(0...1) - width / 4,
      y: bounds.minY + (bounds.height - height / 2) * random.number(0...1) - height / 4,
      width: width,
      height: height
    )
  }

  @Test func `gives what keeping and cutting all vertices gives`() {
    var random = SeededGenerator(seed: 20)
    for round in 0..<120 {
      let count = round < 20 ? round : random.integer(20...3000)
      let points =
        round % 3 == 0
        ? random.gridLine(count: count, size: 500) : random.track(count: count, step: 40)
      let line = SimplifiedLine(points)
      for tolerance in [-1, 0, 0.05, 0.5, 1, 3.7, 16, 100, 2000, .infinity] {
        let window = line.bounds.isNull ? .world : randomWindow(of: line.bounds, &random)
        #expect(query(line, window, tolerance) == oracle(line, window, tolerance))
        #expect(query(line, .world, tolerance) == oracle(line, .world, tolerance))
      }
    }
  }

  @Test func `finds the chords that cross a window with no vertex near`() {
    var random = SeededGenerator(seed: 27)
    for _ in 0..<5 {
      let line = SimplifiedLine(random.track(count: 4000, step: 40))
      for tolerance in [2, 20, 60, 200.0] {
        let kept = line.points.indices.filter { Double(line.importances[$0]) > tolerance }
        for _ in 0..<12 {
          let piece = random.integer(0...(kept.count - 2))
          let fraction = random.number(0...1)
          let (a, b) = (line.points[kept[piece]], line.points[kept[piece + 1]])
          let window = MKMapRect(
            x: a.x + (b.x - a.x) * fraction,
            y: a.y + (b.y - a.y) * fraction,
            width: 0,
            height: 0
          ).insetBy(dx: -tolerance / 50, dy: -tolerance / 50)
          let found = query(line, window, tolerance)
          #expect(!found.isEmpty)
          #expect(found == oracle(line, window, tolerance))
        }
      }
    }
  }

  @Test func `looks as far beyond a window as the tolerance`() {
    // Past x = 0, the line runs 0.2 to 0.95 above its chord. The zigzag before it makes the query use all
    // vertices, whose boxes there do not meet the window on the chord.
    let zigzag = (-1000..<0).map { MKMapPoint(x: Double($0), y: $0 % 2 == 0 ? 0 : 500) }
    let bump = (1..<500).map { MKMapPoint(x: Double($0), y: $0 % 2 == 0 ? 0.2 : 0.95) }
    let ends = [MKMapPoint(x: 0, y: 0), MKMapPoint(x: 500, y: 0)]
    let line = SimplifiedLine(zigzag + ends.prefix(1) + bump + ends.suffix(1))
    let window = MKMapRect(x: 240, y: -0.05, width: 10, height: 0.1)
    let chord = [MKMapPoint(x: 240, y: 0), MKMapPoint(x: 250, y: 0)]
    #expect(query(line, window, 1) == [chord])
  }

  @Test func `is nothing for no points and a dot for one`() {
    let none = SimplifiedLine([])
    #expect(none.bounds.isNull)
    #expect(query(none, .world, 1).isEmpty)
    let bad = SimplifiedLine([MKMapPoint(x: .nan, y: 0), MKMapPoint(x: 0, y: .infinity)])
    #expect(bad.points.isEmpty && bad.bounds.isNull)
    let point = MKMapPoint(x: 5, y: 6)
    let one = SimplifiedLine([point])
    #expect(one.bounds == MKMapRect(x: 5, y: 6, width: 0, height: 0))
    #expect(query(one, .world, 1) == [[point, point]])
    #expect(query(one, MKMapRect(x: 6, y: 6, width: 9, height: 9), 100).isEmpty)
    #expect(query(one, .null, 1).isEmpty)
  }

  @Test func `leaves at least its ends of a line that is too short to see`() {
    let a = MKMapPoint(x: 100, y: 100)
    let b = MKMapPoint(x: 101, y: 100)
    #expect(query(SimplifiedLine([a, b]), .world, 1e6) == [[a, b]])
    let loop = SimplifiedLine([a, b, MKMapPoint(x: 101, y: 101), a])
    #expect(query(loop, .world, 1e6) == [[a, a]])
  }

  @Test func `keeps the places of vertices that are no numbers`() {
    let nan = MKMapPoint(x: .nan, y: .nan)
    let a = MKMapPoint(x: 1, y: 1)
    let b = MKMapPoint(x: 5, y: 9)
    let line = SimplifiedLine([nan, a, nan, b, nan])
    #expect(line.points == [a, a, a, b, b])
    #expect(query(line, .world, 0) == [[a, b]])
  }

  @Test func `is drawn in any copy of the world`() {
    let xs = [world - 30, world - 10, 10, 30]
    let line = SimplifiedLine(xs.enumerated().map { MKMapPoint(x: $1, y: Double($0 * $0)) })
    #expect(line.bounds == MKMapRect(x: world - 30, y: 0, width: 60, height: 9))
    #expect(query(line, .world, 0).flatMap { $0 }.map(\.x).max() == world)
    let west = query(line, .world, 0, xOffset: -world)
    #expect(west.flatMap { $0 }.map(\.x) == [0, 10, 30])
    #expect(query(line, .world, 0, xOffset: world).isEmpty)
  }

  @Test func `tells where on the line its points lie`() {
    var random = SeededGenerator(seed: 21)
    let line = SimplifiedLine(random.track(count: 2000, step: 40))
    var runs = LineRuns()
    line.appendRuns(in: randomWindow(of: line.bounds, &random), tolerance: 2, to: &runs)
    line.appendRuns(in: line.bounds, tolerance: 2, to: &runs)
    #expect(runs.points.count == runs.positions.count)
    for (point, position) in zip(runs.points, runs.positions) {
      let vertex = line.points[Int(position)]
      guard position == position.rounded() else { continue }
      #expect(abs(vertex.x - point.x) < 1e-9 && abs(vertex.y - point.y) < 1e-9)
    }
    for run in 0..<runs.count {
      let positions = runs.positions[runs.pointIndices(ofRun: run)]
      #expect(zip(positions, positions.dropFirst()).allSatisfy { $0 < $1 })
    }
    runs.removeAll()
    #expect(runs == LineRuns())
  }

  @Test func `is equal to a line of the same points`() {
    var random = SeededGenerator(seed: 22)
    let points = random.track(count: 100, step: 5)
    let line = SimplifiedLine(points)
    #expect(line == SimplifiedLine(points))
    #expect(Set([line, SimplifiedLine(points)]).count == 1)
    #expect(line != SimplifiedLine(points.dropLast()))
  }
}
