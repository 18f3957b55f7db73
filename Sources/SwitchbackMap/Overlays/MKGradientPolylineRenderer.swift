public import Drawing
internal import Geodesy
public import SwitchbackUI

/// Draws a line in colours that change along it.
///
/// A colour has its place on the line as it was given, by the share of its length on the ground up to there, so it does
/// not move as the map is zoomed and vertices are left out.
open class MKGradientPolylineRenderer: MKPolylineRenderer {
  /// The colours, from the start of the line to its end.
  public private(set) var colors: [UIColor] = []

  /// Where each colour is reached, as a share of the length of the line; see ``MKMultiPoint/location(atPointIndex:)``.
  public private(set) var locations: [CGFloat] = []

  private var bands: (colorScheme: ColorScheme, bands: GradientBands)?

  /// Sets the colours and where each of them is reached: 0 is the start of the line, and 1 its end.
  ///
  /// There are as many locations as colours, and they rise. Before the first and after the last one the colour stays.
  public func setColors(_ colors: [UIColor], locations: [CGFloat]) {
    precondition(colors.count == locations.count, "each colour has a location")
    self.colors = colors
    self.locations = locations
    bands = nil
    setNeedsDisplay()
  }

  override package func drawCore(in context: OverlayDrawingContext) {
    if colors.isEmpty { return super.drawCore(in: context) }
    let bands = bands(for: context.context.colorScheme)
    let runs = screenRuns(keepsPositions: true, context: context)
    context.vertexCount += runs.vertexCount
    // Pieces overlap at their ends, which must not show.
    let opacity = bands.opacity * alpha
    if opacity < 1 { context.commands.beginGroup(opacity: opacity) }
    var style = strokeStyle
    style.lineCap = .round
    style.dash = []
    var painter = GradientPainter(bands: bands, style: style)
    var first = 0
    for count in runs.counts {
      painter.draw(
        runs,
        from: first,
        count: count,
        on: polyline,
        tolerance: context.mapTolerance,
        into: &context.commands
      )
      first += count
    }
    if opacity < 1 { context.commands.endGroup() }
  }

  private func bands(for colorScheme: ColorScheme) -> GradientBands {
    if let bands, bands.colorScheme == colorScheme { return bands.bands }
    let made = GradientBands(
      colors: colors.map { $0.resolved(in: colorScheme) },
      locations: locations.map { Double($0) }
    )
    bands = (colorScheme, made)
    return made
  }
}
