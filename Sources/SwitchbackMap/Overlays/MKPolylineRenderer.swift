internal import Drawing
internal import Geodesy
internal import SwitchbackUI

/// Draws a line.
///
/// It draws the vertices that matter at the zoom, inside the view; a line that is shorter than a pixel is still drawn,
/// as a dot.
open class MKPolylineRenderer: MKOverlayPathRenderer {
  /// What is drawn.
  public let polyline: MKPolyline

  /// How far the drawn line may lie from the true one, in points.
  private static let tolerance = 0.35

  private var runs = LineRuns()
  private var screen: [Float] = []
  private var counts: [Int] = []

  /// Creates a renderer for a line.
  public init(polyline: MKPolyline) {
    self.polyline = polyline
    super.init(overlay: polyline)
  }

  override func draw(
    into commands: inout DrawingCommands,
    viewport: MapViewport,
    context: RenderContext
  ) {
    guard let strokeColor else { return }
    let style = strokeStyle
    let seen = viewport.visibleMapRect(margin: Double(style.lineWidth) * 2)
    runs.removeAll()
    for copy in polyline.boundingMapRect.worldCopies(meeting: seen) {
      polyline.line.appendRuns(
        in: seen,
        tolerance: Self.tolerance / viewport.scale,
        xOffset: Double(copy) * MKMapSize.world.width,
        to: &runs
      )
    }
    project(to: viewport)
    let color = strokeColor.resolved(in: context.colorScheme).multiplyingOpacity(by: alpha)
    commands.strokeRuns(screen, runs: counts, with: color, style: style)
  }

  private func project(to viewport: MapViewport) {
    screen.removeAll(keepingCapacity: true)
    screen.reserveCapacity(runs.points.count * 2)
    for mapPoint in runs.points {
      let point = viewport.point(for: mapPoint)
      screen.append(Float(point.x))
      screen.append(Float(point.y))
    }
    counts.removeAll(keepingCapacity: true)
    for run in 0..<runs.count { counts.append(runs.pointIndices(ofRun: run).count) }
  }
}
