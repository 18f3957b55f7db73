import Geodesy
import TestSupport
import Testing

@Suite struct LineClipperTests {
  static let window = MKMapRect(x: 0, y: 0, width: 10, height: 10)

  private func clip(_ line: [MKMapPoint], to rect: MKMapRect = window) -> [[MKMapPoint]] {
    var runs = LineRuns()
    LineClipper.append(line, clippedTo: rect, to: &runs)
    return (0..<runs.count).map { Array(runs.points[runs.pointIndices(ofRun: $0)]) }
  }

  private func points(_ numbers: (Double, Double)...) -> [MKMapPoint] {
    numbers.map { MKMapPoint(x: $0.0, y: $0.1) }
  }

  @Test func `cuts lines at the edges`() {
    #expect(clip([]).isEmpty)
    #expect(clip(points((5, 5))) == [points((5, 5), (5, 5))])
    #expect(clip(points((15, 5))).isEmpty)
    #expect(clip(points((1, 1), (9, 9))) == [points((1, 1), (9, 9))])
    #expect(clip(points((-5, 5), (15, 5))) == [points((0, 5), (10, 5))])
    #expect(clip(points((5, -5), (5, 5), (15, 5))) == [points((5, 0), (5, 5), (10, 5))])
    #expect(clip(points((-5, 11), (15, 11))).isEmpty)
    // Past a corner: both ends are beyond one edge each, and nothing is inside.
    #expect(clip(points((-6, 5), (5, -6))).isEmpty)
  }

  @Test func `does not join runs`() {
    let line = points((1, 5), (15, 5), (15, 6), (1, 6))
    #expect(clip(line) == [points((1, 5), (10, 5)), points((10, 6), (1, 6))])
    #expect(clip(line.dropLast() + points((20, 6))) == [points((1, 5), (10, 5))])
  }

  @Test func `runs along an edge and touches it`() {
    #expect(clip(points((-5, 0), (15, 0))) == [points((0, 0), (10, 0))])
    #expect(clip(points((-5, 5), (0, 5), (-5, 6))).isEmpty)
    #expect(clip(points((-1, 1), (1, -1))).isEmpty)
    #expect(clip(points((5, 5), (10, 5), (15, 5))) == [points((5, 5), (10, 5))])
    #expect(clip(points((5, 5), (10, 5), (5, 6))) == [points((5, 5), (10, 5), (5, 6))])
  }

  @Test func `keeps dots and drops repeats`() {
    #expect(clip(points((5, 5), (5, 5))) == [points((5, 5), (5, 5))])
    #expect(clip(points((1, 1), (5, 5), (5, 5), (6, 5))) == [points((1, 1), (5, 5), (6, 5))])
    let dot = MKMapRect(x: 5, y: 5, width: 0, height: 0)
    #expect(clip(points((5, 5), (5, 5)), to: dot) == [points((5, 5), (5, 5))])
  }

  @Test func `leaves out what is no number, and is nothing for null`() {
    let line = points((1, 1), (.nan, 5), (5, .infinity), (9, 9))
    #expect(clip(line) == [points((1, 1), (9, 9))])
    #expect(clip(points((.nan, 0), (0, .nan))).isEmpty)
    #expect(clip(points((1, 1), (9, 9)), to: .null).isEmpty)
  }

  @Test func `stays exact for points far outside`() {
    let far = 0x1p39
    let runs = clip(points((-far, 5), (far, 5)))
    #expect(runs == [points((0, 5), (10, 5))])
    let slanted = clip(points((-far, -far), (far, far)))
    #expect(slanted.count == 1)
    for (point, end) in zip(slanted[0], points((0, 0), (10, 10))) {
      #expect(abs(point.x - end.x) < 1e-3 && abs(point.y - end.y) < 1e-3)
    }
  }

  @Test func `agrees with samples of the line`() {
    var random = SeededGenerator(seed: 19)
    for _ in 0..<400 {
      var line: [MKMapPoint] = []
      for _ in 0..<random.integer(2...12) {
        line.append(MKMapPoint(x: random.number(-15...25), y: random.number(-15...25)))
      }
      var runs = LineRuns()
      LineClipper.append(line, clippedTo: Self.window, to: &runs)
      expectOnLine(runs, line)
      let spans = (0..<runs.count).map { run in
        let indices = runs.pointIndices(ofRun: run)
        return runs.positions[indices.lowerBound]...runs.positions[indices.upperBound - 1]
      }
      for sample in 0...((line.count - 1) * 50) {
        let position = Double(sample) / 50
        let point = pointOn(line, at: position)
        let covered = spans.contains { $0.contains(position) }
        if Self.window.insetBy(dx: 1e-9, dy: 1e-9).contains(point) { #expect(covered) }
        if !Self.window.insetBy(dx: -1e-9, dy: -1e-9).contains(point) { #expect(!covered) }
      }
    }
  }

  private func expectOnLine(_ runs: LineRuns, _ line: [MKMapPoint]) {
    for run in 0..<runs.count { #expect(runs.pointIndices(ofRun: run).count >= 2) }
    for (point, position) in zip(runs.points, runs.positions) {
      #expect(Self.window.contains(point))
      let original = pointOn(line, at: position)
      #expect(abs(original.x - point.x) < 1e-9 && abs(original.y - point.y) < 1e-9)
    }
  }

  private func pointOn(_ line: [MKMapPoint], at position: Double) -> MKMapPoint {
    let index = min(line.count - 2, Int(position))
    let fraction = position - Double(index)
    let (a, b) = (line[index], line[index + 1])
    return MKMapPoint(x: a.x + (b.x - a.x) * fraction, y: a.y + (b.y - a.y) * fraction)
  }
}
