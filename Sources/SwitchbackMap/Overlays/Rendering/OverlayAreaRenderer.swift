public import Drawing
public import Geodesy
internal import SwitchbackUI

/// Draws areas; see ``MKPolygonRenderer``, ``MKMultiPolygonRenderer`` and ``MKCircleRenderer``.
open class OverlayAreaRenderer: MKOverlayPathRenderer {
  /// The share of the usual tolerance that edges are drawn with.
  package var exactness: Double { 1 }

  /// The edges of the areas, to be filled by the even-odd rule one group after the other.
  package func rings(tolerance: Double) -> [[SimplifiedRing]] { [] }

  package init(_ overlay: any MKOverlay) {
    super.init(overlay: overlay)
  }

  override open func createPath() {
    path = Path { path in
      for ring in rings(tolerance: .infinity).joined() {
        path.addLines(ring.outline.points.map { point(for: $0) })
        path.closeSubpath()
      }
    }
  }

  override open func draw(
    _ mapRect: MKMapRect,
    zoomScale: MKZoomScale,
    in context: OverlayDrawingContext
  ) {
    let tolerance = context.mapTolerance * exactness
    let groups = rings(tolerance: tolerance)
    if let fillColor {
      let paint =
        fillGradient.map { context.paint($0, across: overlay) }
        ?? .color(context.resolved(fillColor))
      for group in groups {
        fill(group, in: mapRect, tolerance: tolerance, with: paint, context: context)
      }
    }
    if let strokeColor {
      stroke(
        groups,
        in: mapRect,
        tolerance: tolerance,
        with: strokeGradient.map { context.paint($0, across: overlay) }
          ?? .color(context.resolved(strokeColor)),
        context: context
      )
    }
  }

  private func stroke(
    _ groups: [[SimplifiedRing]],
    in mapRect: MKMapRect,
    tolerance: Double,
    with paint: Paint,
    context: OverlayDrawingContext
  ) {
    let xOffset = OverlayDrawingContext.xOffset(ofCopy: context.copy)
    let seen = mapRect.offsetBy(dx: xOffset, dy: 0)
    var runs = ScreenRuns()
    for ring in groups.joined() {
      context.runs.removeAll()
      ring.outline.appendRuns(in: seen, tolerance: tolerance, xOffset: xOffset, to: &context.runs)
      runs.append(
        context.runs,
        ofLine: 0,
        copy: context.copy,
        projection: context.projection,
        keepsPositions: false
      )
    }
    context.vertexCount += runs.vertexCount
    let style = strokeStyle
    var dots = style
    dots.lineCap = .round
    switch paint {
    case .color(let color):
      context.commands.strokeRings(runs.points, runs: runs.counts, with: color, style: style)
      context.commands.strokeRuns(runs.dots, runs: runs.dotCounts, with: color, style: dots)
    case .gradient(let gradient):
      let edges = Path(runs: runs.points, counts: runs.counts, closesRings: true)
      context.commands.stroke(edges, with: gradient, style: style)
      context.commands.stroke(
        Path(runs: runs.dots, counts: runs.dotCounts),
        with: gradient,
        style: dots
      )
    }
  }

  private func fill(
    _ group: [SimplifiedRing],
    in mapRect: MKMapRect,
    tolerance: Double,
    with paint: Paint,
    context: OverlayDrawingContext
  ) {
    // What goes round the world is filled at once in all copies, or a seam would show between two.
    let isEndless = group.contains { $0.bounds.width >= MKMapSize.world.width }
    if isEndless, !context.isFirstCopy { return }
    let own = OverlayDrawingContext.xOffset(ofCopy: context.copy)
    let seen = mapRect.offsetBy(dx: own, dy: 0)
    var path = Path()
    for copy in isEndless ? context.copies : [context.copy] {
      for ring in group {
        let points = ring.ring(
          in: seen,
          tolerance: tolerance,
          xOffset: OverlayDrawingContext.xOffset(ofCopy: copy)
        )
        guard points.count > 2 else { continue }
        path.addLines(points.map { context.projection.point(for: $0) })
        path.closeSubpath()
        context.vertexCount += points.count
      }
    }
    context.commands.fill(path, with: paint, style: FillStyle(eoFill: true))
  }
}
