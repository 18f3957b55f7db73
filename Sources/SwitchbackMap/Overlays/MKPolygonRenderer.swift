package import Geodesy

/// Draws an area, which may have holes.
open class MKPolygonRenderer: OverlayAreaRenderer {
  /// What is drawn.
  public let polygon: MKPolygon

  /// Creates a renderer for an area.
  public init(polygon: MKPolygon) {
    self.polygon = polygon
    super.init(polygon)
  }

  override package func rings(tolerance: Double) -> [[SimplifiedRing]] { [polygon.rings] }
}
