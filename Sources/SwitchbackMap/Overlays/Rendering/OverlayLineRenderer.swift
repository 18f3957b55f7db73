public import Drawing
public import Geodesy
public import SwitchbackUI

/// Draws open lines; see ``MKPolylineRenderer`` and ``MKMultiPolylineRenderer``.
///
/// It draws the vertices that matter at the zoom, inside the view; a line that is shorter than a point is still drawn, as
/// a dot. Rims, arrows and distance marks are not MapKit's.
open class OverlayLineRenderer: MKOverlayPathRenderer {
  /// The colour of a rim on both sides of the line; `nil`, the default, draws none.
  ///
  /// The rims of lines that follow each other in the order of overlays lie below all of these lines, so that where two
  /// cross neither cuts the other.
  public var casingColor: UIColor? { didSet { if casingColor != oldValue { setNeedsDisplay() } } }

  /// How far the rim reaches beyond the line on each side, in points.
  public var casingWidth: CGFloat = 1.5 {
    didSet { if casingWidth != oldValue { setNeedsDisplay() } }
  }

  /// Whether the line lies above others that follow each other in the order of overlays.
  public var isSelected = false { didSet { if isSelected != oldValue { setNeedsDisplay() } } }

  /// The colour of arrows that tell which way the line goes; `nil`, the default, draws none.
  ///
  /// An arrow has its place on the line: it stays there while the map moves, and others come in between as it is zoomed.
  public var directionColor: UIColor? {
    didSet { if directionColor != oldValue { setNeedsDisplay() } }
  }

  /// About how far arrows lie apart, in points.
  public var directionSpacing: CGFloat = 96 {
    didSet { if directionSpacing != oldValue { setNeedsDisplay() } }
  }

  /// The unit in which marks along the line tell how far it is from its start; `nil`, the default, draws none.
  public var distanceMarks: LineDistanceUnit? {
    didSet { if distanceMarks != oldValue { setNeedsDisplay() } }
  }

  /// The distance marks of the lines at the scale of the last frame.
  final var marks = DistanceMarks()

  /// The lines.
  final let polylines: [MKPolyline]

  /// The part of each line that is drawn, as shares of its length.
  package var strokeRange: ClosedRange<Double> { 0...1 }

  private var kept: [(key: ScreenRuns.Key, runs: ScreenRuns)] = []
  private var drawnLengths: [SimplifiedLine.DrawnLengths?] = []

  package init(overlay: any MKOverlay, polylines: [MKPolyline]) {
    self.polylines = polylines
    super.init(overlay: overlay)
  }

  override package var outset: Double {
    super.outset + (casingColor == nil ? 0 : Double(casingWidth)) + DirectionMark.reach
  }

  override open func createPath() {
    path = Path { path in
      for polyline in polylines { path.addLines(polyline.line.points.map { point(for: $0) }) }
    }
  }

  override open func draw(
    _ mapRect: MKMapRect,
    zoomScale: MKZoomScale,
    in context: OverlayDrawingContext
  ) {
    // All copies of the world are drawn at once.
    guard context.isFirstCopy else { return }
    switch context.pass {
    case .casing:
      guard let casingColor, casingWidth > 0 else { return }
      var style = strokeStyle
      style.lineWidth += 2 * casingWidth
      style.dash = []
      stroke(with: context.resolved(casingColor), style: style, context: context)
    case .core: drawCore(in: context)
    case .marks: drawDirections(in: context)
    }
  }

  /// That of the renderer, and what the lines have grown by.
  override package var revision: UInt32 {
    var revision = super.revision
    for polyline in polylines { revision &+= UInt32(truncatingIfNeeded: polyline.pointCount) }
    return revision
  }

  /// Draws the lines themselves.
  package func drawCore(in context: OverlayDrawingContext) {
    if let strokeGradient { return stroke(with: strokeGradient, context: context) }
    guard let strokeColor else { return }
    stroke(with: context.resolved(strokeColor), style: strokeStyle, context: context)
  }

  /// Whether something is drawn in a pass.
  override package func draws(_ pass: OverlayDrawingContext.Pass) -> Bool {
    switch pass {
    case .casing: casingColor != nil && casingWidth > 0
    case .core: true
    case .marks: directionColor != nil && directionSpacing > 0
    }
  }

  private func stroke(
    with color: RGBA,
    style: StrokeStyle,
    context: OverlayDrawingContext
  ) {
    if style.dashPeriod > 0 {
      strokeDashes(with: color, context: context)
      return
    }
    let runs = screenRuns(keepsPositions: false, context: context)
    context.vertexCount += runs.vertexCount
    context.commands.strokeRuns(runs.points, runs: runs.counts, with: color, style: style)
    var dots = style
    // A dot without caps could not be seen.
    if dots.lineCap == .butt { dots.lineCap = .round }
    context.commands.strokeRuns(runs.dots, runs: runs.dotCounts, with: color, style: dots)
  }

  /// Strokes each part by itself, with the pattern as if all of its line was drawn.
  private func strokeDashes(with color: RGBA, context: OverlayDrawingContext) {
    let runs = screenRuns(keepsPositions: true, context: context)
    context.vertexCount += runs.vertexCount
    var first = 0
    for (run, count) in runs.counts.enumerated() {
      context.commands.strokeRuns(
        Array(runs.points[(2 * first)..<(2 * (first + count))]),
        runs: [count],
        with: color,
        style: dashes(ofRun: run, from: first, of: runs, context: context)
      )
      first += count
    }
  }

  /// The style of a part whose points start there: its dashes go on where they would if all of the line was drawn.
  final func dashes(
    ofRun run: Int,
    from first: Int,
    of runs: ScreenRuns,
    context: OverlayDrawingContext
  ) -> StrokeStyle {
    var style = strokeStyle
    let length = drawnLength(
      ofLine: Int(runs.lines[run]),
      upTo: runs.positions[first],
      tolerance: context.mapTolerance
    )
    let along = length * context.viewport.scale + Double(style.dashPhase)
    style.dashPhase = CGFloat(along.truncatingRemainder(dividingBy: style.dashPeriod))
    return style
  }

  /// How long a line is as it is drawn up to a position, in map points.
  private func drawnLength(
    ofLine index: Int,
    upTo position: Double,
    tolerance: Double
  ) -> Double {
    let line = polylines[index].line
    if drawnLengths.count != polylines.count {
      drawnLengths = [SimplifiedLine.DrawnLengths?](repeating: nil, count: polylines.count)
    }
    if let lengths = drawnLengths[index], lengths.fits(line, tolerance: tolerance) {
      return line.drawnLength(upTo: position, in: lengths)
    }
    let lengths = line.drawnLengths(tolerance: tolerance)
    drawnLengths[index] = lengths
    return line.drawnLength(upTo: position, in: lengths)
  }

  /// The parts of the lines that are seen, where they appear.
  final func screenRuns(keepsPositions: Bool, context: OverlayDrawingContext) -> ScreenRuns {
    let range = strokeRange
    var pointCount = 0
    for polyline in polylines { pointCount += polyline.pointCount }
    let key = ScreenRuns.Key(
      viewport: context.viewport,
      outset: outset,
      copies: context.copies,
      tolerance: context.mapTolerance,
      pointCount: pointCount,
      start: range.lowerBound,
      end: range.upperBound,
      keepsPositions: keepsPositions
    )
    for entry in kept where entry.key == key { return entry.runs }
    let runs = makeScreenRuns(key, context: context)
    // What is not whole is drawn with more left out.
    if context.isOverBudget { return runs }
    kept.removeAll { $0.key.viewport != key.viewport || $0.key.keepsPositions == keepsPositions }
    kept.append((key, runs))
    return runs
  }

  private func makeScreenRuns(
    _ key: ScreenRuns.Key,
    context: OverlayDrawingContext
  ) -> ScreenRuns {
    let seen = key.viewport.visibleMapRect(margin: key.outset)
    var runs = ScreenRuns()
    for copy in key.copies {
      let xOffset = OverlayDrawingContext.xOffset(ofCopy: copy)
      let own = seen.offsetBy(dx: -xOffset, dy: 0)
      for (index, polyline) in polylines.enumerated() {
        let line = polyline.line
        guard line.bounds.intersects(own) else { continue }
        context.runs.removeAll()
        line.appendRuns(in: seen, tolerance: key.tolerance, xOffset: xOffset, to: &context.runs)
        if key.start > 0 || key.end < 1 {
          trim(&context.runs, of: polyline, to: key.start...key.end, xOffset: xOffset)
        }
        runs.append(
          context.runs,
          ofLine: index,
          copy: copy,
          projection: context.projection,
          keepsPositions: key.keepsPositions
        )
      }
    }
    return runs
  }

  private func trim(
    _ runs: inout LineRuns,
    of polyline: MKPolyline,
    to range: ClosedRange<Double>,
    xOffset: Double
  ) {
    let line = polyline.line
    let measure = polyline.measure
    guard measure.length > 0 else { return }
    let start = measure.position(atDistance: range.lowerBound * measure.length, of: line.points)
    let end = measure.position(atDistance: range.upperBound * measure.length, of: line.points)
    runs.trim(to: start...max(start, end)) { position in
      var point = line.point(at: position)
      point.x += xOffset
      return point
    }
  }
}
