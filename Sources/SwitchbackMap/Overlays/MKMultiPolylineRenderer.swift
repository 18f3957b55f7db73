/// Draws lines in one style; they are not joined.
open class MKMultiPolylineRenderer: OverlayLineRenderer {
  /// What is drawn.
  public let multiPolyline: MKMultiPolyline

  /// Creates a renderer for lines.
  public init(multiPolyline: MKMultiPolyline) {
    self.multiPolyline = multiPolyline
    super.init(overlay: multiPolyline, polylines: multiPolyline.polylines)
  }
}
