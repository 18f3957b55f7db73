internal import CMath
internal import Drawing
internal import Geodesy
internal import SwitchbackUI

extension OverlayLineRenderer {
  /// How near arrows may come to each other on the screen, as a part of the distance that they have about.
  private static let leastPartOfSpacing = 0.65

  /// Draws the arrows of the lines.
  func drawDirections(in context: OverlayDrawingContext) {
    guard let directionColor, directionSpacing > 0 else { return }
    let runs = screenRuns(keepsPositions: true, context: context)
    var arrows: [DirectionMark] = []
    var first = 0
    for (run, count) in runs.counts.enumerated() {
      add(
        to: &arrows,
        on: polylines[Int(runs.lines[run])],
        from: runs.positions[first],
        to: runs.positions[first + count - 1],
        xOffset: OverlayDrawingContext.xOffset(ofCopy: Int(runs.copies[run])),
        context: context
      )
      first += count
    }
    if arrows.isEmpty { return }
    if let casingColor, casingWidth > 0 {
      context.commands.fill(
        outline(of: arrows, rim: Double(casingWidth)),
        with: context.resolved(casingColor)
      )
    }
    context.commands.fill(outline(of: arrows, rim: 0), with: context.resolved(directionColor))
  }

  private func outline(of arrows: [DirectionMark], rim: Double) -> Path {
    var path = Path()
    for arrow in arrows {
      arrow.add(to: &path, lineWidth: Double(strokeStyle.lineWidth), rim: rim)
    }
    return path
  }

  private func add(
    to arrows: inout [DirectionMark],
    on polyline: MKPolyline,
    from start: Double,
    to end: Double,
    xOffset: Double,
    context: OverlayDrawingContext
  ) {
    let line = polyline.line
    let latitude = MKMapPoint(x: line.bounds.midX, y: line.bounds.midY).coordinate.latitude
    let metersPerPoint = MKMetersPerMapPointAtLatitude(latitude) / context.viewport.scale
    // Arrows that are nearer to each other than they are long would cover the line, and there is no end to how many.
    let spacingInPoints = max(
      Double(directionSpacing),
      DirectionMark.length(onLineOfWidth: Double(strokeStyle.lineWidth))
    )
    // Arrows stand at whole multiples of a power of two: those of one zoom are among those of the next.
    let spacing = exp2(log2(spacingInPoints * metersPerPoint).rounded())
    guard spacing.isFinite, spacing > 0 else { return }
    let marks = DirectionMark.marks(
      on: polyline,
      lineWidth: Double(strokeStyle.lineWidth),
      from: polyline.measure.distance(atPosition: start, of: line.points),
      to: polyline.measure.distance(atPosition: end, of: line.points),
      spacing: spacing,
      metersPerPoint: metersPerPoint
    ) { place in
      context.projection.point(for: MKMapPoint(x: place.x + xOffset, y: place.y))
    }
    // As far as they may be apart along the line by the power of two, less what bends take off.
    let apart = spacingInPoints * Self.leastPartOfSpacing
    for mark in marks where context.directionMarks.add(mark.point, apart: apart) {
      arrows.append(mark)
    }
  }
}
