package import Geodesy

/// Draws the area within a distance of a place.
open class MKCircleRenderer: OverlayAreaRenderer {
  /// What is drawn.
  public let circle: MKCircle

  /// Creates a renderer for a circle.
  public init(circle: MKCircle) {
    self.circle = circle
    super.init(circle)
  }

  // Corners show in a curve more than in an edge that has some.
  override package var exactness: Double { 0.25 }

  override package func rings(tolerance: Double) -> [[SimplifiedRing]] {
    [circle.rings(tolerance: tolerance)]
  }
}
