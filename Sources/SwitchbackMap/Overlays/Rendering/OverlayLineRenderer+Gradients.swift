internal import Drawing
internal import Geodesy
internal import SwitchbackUI

extension OverlayLineRenderer {
  /// Strokes the lines with colours that go over into each other across their extent.
  ///
  /// Each copy of the world has the extent of its own.
  final func stroke(with gradient: _ShapePaint, context: OverlayDrawingContext) {
    let style = strokeStyle
    let runs = screenRuns(keepsPositions: true, context: context)
    context.vertexCount += runs.vertexCount
    if style.dashPeriod > 0 { return strokeDashes(runs, with: gradient, context: context) }
    var dots = style
    // A dot without caps could not be seen.
    if dots.lineCap == .butt { dots.lineCap = .round }
    var first = 0
    var run = 0
    while run < runs.counts.count {
      // The parts of a copy follow each other.
      let copy = runs.copies[run]
      var lines = Path()
      var points = Path()
      while run < runs.counts.count, runs.copies[run] == copy {
        let count = runs.counts[run]
        let isDot = count == 2 && runs.isDot(at: first)
        if isDot { points.addRun(runs.points, from: first, count: count) }
        if !isDot { lines.addRun(runs.points, from: first, count: count) }
        first += count
        run += 1
      }
      let paint = context.paint(gradient, across: overlay, inCopy: Int(copy))
      context.commands.stroke(lines, with: paint, style: style)
      context.commands.stroke(points, with: paint, style: dots)
    }
  }

  private func strokeDashes(
    _ runs: ScreenRuns,
    with gradient: _ShapePaint,
    context: OverlayDrawingContext
  ) {
    var first = 0
    for (run, count) in runs.counts.enumerated() {
      var path = Path()
      path.addRun(runs.points, from: first, count: count)
      context.commands.stroke(
        path,
        with: context.paint(gradient, across: overlay, inCopy: Int(runs.copies[run])),
        style: dashes(ofRun: run, from: first, of: runs, context: context)
      )
      first += count
    }
  }
}

extension ScreenRuns {
  /// Whether the part of two points that starts there is too small to be seen but by its caps.
  fileprivate func isDot(at first: Int) -> Bool {
    abs(points[2 * first] - points[2 * first + 2]) < Self.dotExtent
      && abs(points[2 * first + 1] - points[2 * first + 3]) < Self.dotExtent
  }
}

extension Path {
  /// Creates the outline of parts of a buffer, each of so many points; those that end where they begin are closed if that
  /// is asked for.
  init(runs points: [Float], counts: [Int], closesRings: Bool = false) {
    self.init()
    var first = 0
    for count in counts {
      addRun(points, from: first, count: count)
      let last = 2 * (first + count - 1)
      if closesRings, count > 2, points[2 * first] == points[last],
        points[2 * first + 1] == points[last + 1]
      {
        closeSubpath()
      }
      first += count
    }
  }

  /// Adds a part of a buffer.
  fileprivate mutating func addRun(_ points: [Float], from first: Int, count: Int) {
    for index in first..<(first + count) {
      let point = CGPoint(x: CGFloat(points[2 * index]), y: CGFloat(points[2 * index + 1]))
      if index == first { move(to: point) } else { addLine(to: point) }
    }
  }
}
