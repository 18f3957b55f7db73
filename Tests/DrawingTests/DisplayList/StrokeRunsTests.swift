import Drawing
import TestSupport
import Testing

@Suite struct StrokeRunsTests {
  private let style = StrokeStyle(lineWidth: 5, lineCap: .round, lineJoin: .round, dash: [2, 3])

  @Test func `runs of points equal a path of the same lines`() {
    var generator = SeededGenerator(seed: 6)
    for _ in 0..<300 {
      let runs = (0..<Int.random(in: 1...5, using: &generator)).map { _ in
        Int.random(in: 0...6, using: &generator)
      }
      var points: [Float] = []
      var path = Path()
      for count in runs {
        let part = (0..<count).map { _ in generator.point() }
        for point in part { points += [Float(point.x), Float(point.y)] }
        path.addLines(part)
        // One point is a line to itself, which round caps make a dot.
        if count == 1 { path.addLine(to: part[0]) }
      }
      var fromRuns = DrawingCommands()
      fromRuns.strokeRuns(points, runs: runs, with: RGBA(0xFF), style: style)
      var fromPath = DrawingCommands()
      fromPath.stroke(path, with: RGBA(0xFF), style: style)
      #expect(fromRuns == fromPath)
    }
  }

  @Test func `nothing to see adds nothing`() {
    var list = DrawingCommands()
    list.strokeRuns([], runs: [], with: RGBA(0xFF), style: style)
    list.strokeRuns([1, 2], runs: [1], with: .clear, style: style)
    list.strokeRuns([1, 2], runs: [1], with: RGBA(0xFF), style: StrokeStyle(lineWidth: 0))
    #expect(list.isEmpty)
  }
}
