public import Drawing
public import Geodesy
internal import SwitchbackUI

/// Draws an overlay.
///
/// The coordinates of a renderer are map points, counted from the north-western corner of its overlay's rectangle.
open class MKOverlayRenderer {
  /// What is drawn.
  public let overlay: any MKOverlay

  /// How much of the overlay covers what is below it, between 0 and 1.
  public var alpha: Double = 1 { didSet { if alpha != oldValue { setNeedsDisplay() } } }

  private var displayCount: UInt32 = 0

  /// Changes whenever the overlay is to be drawn anew.
  package var revision: UInt32 { displayCount }

  /// The surface that the map which draws this is on.
  final var host: (any Host)?

  /// Creates a renderer that draws nothing.
  public init(overlay: any MKOverlay) {
    self.overlay = overlay
  }

  /// Whether the renderer can draw a part of the map by now; by default it can.
  ///
  /// One that cannot, because something has yet to be loaded, says so by ``setNeedsDisplay()`` when it can.
  open func canDraw(_ mapRect: MKMapRect, zoomScale: MKZoomScale) -> Bool { true }

  /// Draws what lies in a part of the map; by default nothing.
  ///
  /// It is called once for each copy of the world that is seen, with the part of the map that is drawn, in the world that
  /// the overlay is in. MapKit hands out a `CGContext` here, which there is none of.
  open func draw(
    _ mapRect: MKMapRect,
    zoomScale: MKZoomScale,
    in context: OverlayDrawingContext
  ) {}

  /// Asks for the overlay to be drawn anew, where something has changed that is not a property of the renderer.
  open func setNeedsDisplay() {
    displayCount &+= 1
    host?.setNeedsFrame()
  }

  /// Asks for a part of the overlay to be drawn anew; all of it is.
  open func setNeedsDisplay(_ mapRect: MKMapRect) {
    setNeedsDisplay()
  }

  /// Where a place lies in the coordinates of the renderer.
  public func point(for mapPoint: MKMapPoint) -> CGPoint {
    let origin = overlay.boundingMapRect.origin
    return CGPoint(x: mapPoint.x - origin.x, y: mapPoint.y - origin.y)
  }

  /// The place at a point in the coordinates of the renderer.
  public func mapPoint(for point: CGPoint) -> MKMapPoint {
    let origin = overlay.boundingMapRect.origin
    return MKMapPoint(x: origin.x + Double(point.x), y: origin.y + Double(point.y))
  }

  /// A part of the map in the coordinates of the renderer.
  public func rect(for mapRect: MKMapRect) -> CGRect {
    CGRect(
      origin: point(for: mapRect.origin),
      size: CGSize(width: mapRect.width, height: mapRect.height)
    )
  }

  /// The part of the map in a rectangle in the coordinates of the renderer.
  public func mapRect(for rect: CGRect) -> MKMapRect {
    MKMapRect(
      origin: mapPoint(for: rect.origin),
      size: MKMapSize(width: Double(rect.width), height: Double(rect.height))
    )
  }

  /// How far what is drawn may reach beyond the overlay's places, in points.
  package var outset: Double { 0 }

  /// Draws the overlay alone.
  final func draw(
    into commands: inout DrawingCommands,
    viewport: MapViewport,
    context: RenderContext
  ) {
    let drawing = OverlayDrawingContext(viewport: viewport, context: context)
    for pass in OverlayDrawingContext.passes where draws(pass) { drawing.draw(self, pass: pass) }
    commands.append(drawing.commands)
  }

  /// Whether something is drawn in a pass.
  package func draws(_ pass: OverlayDrawingContext.Pass) -> Bool { pass == .core }
}
