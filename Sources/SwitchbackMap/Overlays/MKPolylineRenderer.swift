public import Drawing
internal import SwitchbackUI

/// Draws a line.
open class MKPolylineRenderer: OverlayLineRenderer {
  /// What is drawn.
  public let polyline: MKPolyline

  /// Where the drawn part of the line starts, as a share of its length; 0 by default.
  public var strokeStart: CGFloat = 0 {
    didSet { if strokeStart != oldValue { setNeedsDisplay() } }
  }

  /// Where the drawn part of the line ends, as a share of its length; 1 by default.
  public var strokeEnd: CGFloat = 1 { didSet { if strokeEnd != oldValue { setNeedsDisplay() } } }

  /// Creates a renderer for a line.
  public init(polyline: MKPolyline) {
    self.polyline = polyline
    super.init(overlay: polyline, polylines: [polyline])
  }

  override package var strokeRange: ClosedRange<Double> {
    let start = max(0, min(Double(strokeStart), 1))
    return start...max(start, min(Double(strokeEnd), 1))
  }
}
