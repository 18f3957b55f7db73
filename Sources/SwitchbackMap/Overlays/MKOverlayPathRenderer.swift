public import Drawing
public import SwitchbackUI

/// Draws an overlay as an outline.
///
/// Lengths are in points of the screen; they stay as the map is zoomed.
open class MKOverlayPathRenderer: MKOverlayRenderer {
  /// The colour of the inside; `nil`, the default, leaves it open.
  ///
  /// A line has no inside.
  public var fillColor: UIColor?

  /// The colour of the outline; `nil`, the default, draws none.
  public var strokeColor: UIColor?

  /// The width of the stroke; 0, the default of MapKit, stands for a width that the map thinks fit.
  public var lineWidth: CGFloat = 0

  /// How the outline looks at corners; round by default.
  public var lineJoin = CGLineJoin.round

  /// How the ends of a line and of its dashes look; round by default.
  public var lineCap = CGLineCap.round

  /// How many times the line's width a mitre may measure; the tip of a longer one is cut off.
  public var miterLimit: CGFloat = 10

  /// How far into the pattern of dashes the line starts.
  public var lineDashPhase: CGFloat = 0

  /// The lengths of dashes and gaps by turns, again and again; `nil`, the default, for a whole line.
  public var lineDashPattern: [CGFloat]?

  /// The width that is drawn where none is given.
  private static let fittingWidth: CGFloat = 3

  var strokeStyle: StrokeStyle {
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
