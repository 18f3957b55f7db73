public import Drawing
public import Geodesy
public import SwitchbackUI

/// Draws an overlay as an outline.
///
/// Widths and dashes are in points of the screen; they stay as the map is zoomed.
open class MKOverlayPathRenderer: MKOverlayRenderer {
  /// The colour of the inside; `nil`, the default, leaves it open.
  ///
  /// A line has no inside.
  public var fillColor: UIColor? { didSet { if fillColor != oldValue { setNeedsDisplay() } } }

  /// The colour of the outline; `nil`, the default, draws none.
  public var strokeColor: UIColor? { didSet { if strokeColor != oldValue { setNeedsDisplay() } } }

  /// What lines and areas are filled with in place of ``fillColor``, across their extent.
  final var fillGradient: _ShapePaint? {
    didSet { if fillGradient != oldValue { setNeedsDisplay() } }
  }

  /// What lines and the edges of areas are stroked with in place of ``strokeColor``, across their extent.
  final var strokeGradient: _ShapePaint? {
    didSet { if strokeGradient != oldValue { setNeedsDisplay() } }
  }

  /// The width of the stroke; 0, the default of MapKit, stands for a width that the map thinks fit.
  public var lineWidth: CGFloat = 0 { didSet { if lineWidth != oldValue { setNeedsDisplay() } } }

  /// How the outline looks at corners; round by default.
  public var lineJoin = CGLineJoin.round {
    didSet { if lineJoin != oldValue { setNeedsDisplay() } }
  }

  /// How the ends of a line and of its dashes look; round by default.
  public var lineCap = CGLineCap.round { didSet { if lineCap != oldValue { setNeedsDisplay() } } }

  /// How many times the line's width a mitre may measure; the tip of a longer one is cut off.
  public var miterLimit: CGFloat = 10 { didSet { if miterLimit != oldValue { setNeedsDisplay() } } }

  /// How far into the pattern of dashes the line starts.
  public var lineDashPhase: CGFloat = 0 {
    didSet { if lineDashPhase != oldValue { setNeedsDisplay() } }
  }

  /// The lengths of dashes and gaps by turns, again and again; `nil`, the default, for a whole line.
  public var lineDashPattern: [CGFloat]? {
    didSet { if lineDashPattern != oldValue { setNeedsDisplay() } }
  }

  /// The width that is drawn where none is given.
  private static let fittingWidth: CGFloat = 3

  private var storedPath: Path?

  /// The outline, in the coordinates of the renderer; made by ``createPath()`` when it is first asked for.
  ///
  /// The renderers of lines, areas and circles draw from the places of their overlay, of which the outline is a copy.
  public var path: Path? {
    get {
      if storedPath == nil { createPath() }
      return storedPath
    }
    set {
      storedPath = newValue
      setNeedsDisplay()
    }
  }

  /// Sets ``path``; by default there is none.
  open func createPath() {}

  /// Lets ``path`` be made anew.
  public func invalidatePath() {
    path = nil
  }

  /// Fills and strokes ``path``.
  override open func draw(
    _ mapRect: MKMapRect,
    zoomScale: MKZoomScale,
    in context: OverlayDrawingContext
  ) {
    guard let path else { return }
    fillPath(path, in: context)
    strokePath(path, in: context)
  }

  /// Fills an outline in the coordinates of the renderer with ``fillColor``, by the even-odd rule.
  public func fillPath(_ path: Path, in context: OverlayDrawingContext) {
    guard let fillColor else { return }
    context.fill(path, with: fillColor, style: FillStyle(eoFill: true))
  }

  /// Strokes an outline in the coordinates of the renderer in the renderer's style.
  public func strokePath(_ path: Path, in context: OverlayDrawingContext) {
    guard let strokeColor else { return }
    var style = strokeStyle
    let scale = CGFloat(context.viewport.scale)
    style.lineWidth /= scale
    style.dashPhase /= scale
    style.dash = style.dash.map { $0 / scale }
    context.stroke(path, with: strokeColor, style: style)
  }

  override package var outset: Double {
    let style = strokeStyle
    let tip = style.lineJoin == .miter ? max(1, Double(style.miterLimit)) : 1
    return Double(style.lineWidth) * tip + 1
  }

  final var strokeStyle: StrokeStyle {
    StrokeStyle(
      lineWidth: lineWidth > 0 ? lineWidth : Self.fittingWidth,
      lineCap: lineCap,
      lineJoin: lineJoin,
      miterLimit: miterLimit,
      dash: lineDashPattern ?? [],
      dashPhase: lineDashPhase
    )
  }
}
