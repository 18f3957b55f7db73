package import Geodesy

/// Draws areas in one style.
open class MKMultiPolygonRenderer: OverlayAreaRenderer {
  /// What is drawn.
  public let multiPolygon: MKMultiPolygon

  /// Creates a renderer for areas.
  public init(multiPolygon: MKMultiPolygon) {
    self.multiPolygon = multiPolygon
    super.init(multiPolygon)
  }

  override package func rings(tolerance: Double) -> [[SimplifiedRing]] {
    multiPolygon.polygons.map { $0.rings }
  }
}
