public import Drawing
public import SwitchbackUI

/// Draws an overlay as an outline.
///
/// Lengths are in points of the screen; they stay as the map is zoomed.
open class MKOverlayPathRenderer: MKOverlayRenderer {
  public var fillColor: UIColor?
  public var strokeColor: UIColor?

  /// The width of the stroke; 0, the default of MapKit, stands for a width that the map thinks fit.
  public var lineWidth: CGFloat = 0
  public var lineJoin = CGLineJoin.round
  public var lineCap = CGLineCap.round
  public var miterLimit: CGFloat = 10
  public var lineDashPhase: CGFloat = 0
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
