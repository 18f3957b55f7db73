internal import Drawing
internal import Geodesy

/// Strokes parts of a line in the colours that belong there.
struct GradientPainter {
  /// The least length of a piece of one colour, in points.
  private static let leastLength = 1.5

  let bands: GradientBands
  let style: StrokeStyle

  /// The points of the piece that is being put together, and its colour.
  private var points: [Float] = []
  private var color = RGBA(0)

  init(bands: GradientBands, style: StrokeStyle) {
    self.bands = bands
    self.style = style
  }

  /// Strokes a part: `count` points of the runs from the one at `first` on.
  mutating func draw(
    _ runs: ScreenRuns,
    from first: Int,
    count: Int,
    on polyline: MKPolyline,
    tolerance: Double,
    into commands: inout DrawingCommands
  ) {
    let length = polyline.measure.length
    var start = point(of: runs, at: first)
    var share = self.share(at: runs.positions[first], on: polyline, tolerance: tolerance)
    begin(at: start, color: bands.band(at: share).color)
    for index in (first + 1)..<(first + count) {
      let end = point(of: runs, at: index)
      let endShare =
        length > 0 ? self.share(at: runs.positions[index], on: polyline, tolerance: tolerance) : 0
      addPiece(from: start, share, to: end, endShare, into: &commands)
      start = end
      share = endShare
    }
    flush(into: &commands)
  }

  /// Adds a straight piece, cut where its colour changes.
  private mutating func addPiece(
    from start: SIMD2<Float>,
    _ startShare: Double,
    to end: SIMD2<Float>,
    _ endShare: Double,
    into commands: inout DrawingCommands
  ) {
    let vector = end - start
    let length = Double((vector.x * vector.x + vector.y * vector.y).squareRoot())
    let extent = endShare - startShare
    guard extent > 0, length > 0 else {
      add(end)
      return
    }
    let least = extent * min(1, Self.leastLength / length)
    var share = startShare
    while share < endShare {
      // The colour in the middle stands for what is too short to be seen.
      let band = bands.band(at: min(share + least / 2, endShare))
      let next = min(max(band.end, share + least), endShare)
      if band.color != color {
        flush(into: &commands)
        color = band.color
      }
      let fraction = Float((next - startShare) / extent)
      add(next >= endShare ? end : start + vector * fraction)
      share = next
    }
  }

  /// The share of the line's length at a position on what is drawn.
  private func share(at position: Double, on polyline: MKPolyline, tolerance: Double) -> Double {
    let measure = polyline.measure
    let line = polyline.line
    guard measure.length > 0 else { return 0 }
    if position == position.rounded(.down) {
      return measure.distance(atVertex: Int(position), of: line.points) / measure.length
    }
    // In a piece that is cut, shares follow the piece, as they would if it was whole.
    let chord = line.chord(at: position, tolerance: tolerance)
    let before = measure.distance(atVertex: chord.before, of: line.points)
    let after = measure.distance(atVertex: chord.after, of: line.points)
    return (before + (after - before) * chord.fraction) / measure.length
  }

  private func point(of runs: ScreenRuns, at index: Int) -> SIMD2<Float> {
    SIMD2(runs.points[2 * index], runs.points[2 * index + 1])
  }

  private mutating func begin(at point: SIMD2<Float>, color: RGBA) {
    points.removeAll(keepingCapacity: true)
    self.color = color
    add(point)
  }

  private mutating func add(_ point: SIMD2<Float>) {
    points.append(point.x)
    points.append(point.y)
  }

  /// Strokes what was put together; the next piece starts where it ends.
  private mutating func flush(into commands: inout DrawingCommands) {
    if points.count >= 4 {
      commands.strokeRuns(points, runs: [points.count / 2], with: color, style: style)
    }
    points.removeFirst(max(0, points.count - 2))
  }
}
