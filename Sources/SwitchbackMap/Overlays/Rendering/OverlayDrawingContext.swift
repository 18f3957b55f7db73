public import Drawing
internal import Geodesy
public import SwitchbackUI

/// What an overlay draws with, in place of the `CGContext` that MapKit hands out.
///
/// Its coordinates are those of the renderer: map points, counted from the corner of the overlay's rectangle; see
/// ``MKOverlayRenderer/point(for:)``. Lengths are map points, too: divide points of the screen by the zoom scale.
public final class OverlayDrawingContext {
  /// Which part of a line is drawn: the rims of all lines lie below all lines.
  package enum Pass {
    case casing
    case core
    case marks
  }

  /// The most vertices that the lines and areas of a frame are drawn with, as long as detail can be left out.
  static let vertexBudget = 20_000

  /// How far drawn lines may lie from the true ones, in pixels.
  static let tolerance = 0.35

  /// The most pixels in a point that lines are drawn as exactly for as they can.
  private static let finestScale = 2.0

  /// How far they may, at the most, where there would be more vertices than the budget allows.
  static let largestTolerance = 16.0

  let viewport: MapViewport
  let projection: MapProjection
  let context: RenderContext

  /// How far drawn lines may lie from the true ones, in map points.
  let mapTolerance: Double

  var commands = DrawingCommands()
  var pass = Pass.core

  /// The number of vertices so far.
  var vertexCount = 0

  /// What lines are cut into; kept, so that it is allocated once.
  var runs = LineRuns()

  /// The marks of direction so far, so that none lies on another.
  var directionMarks = MarkGrid()

  /// The copies of the world that an overlay is drawn in.
  private(set) var copies: [Int] = []

  /// The copy that is drawn.
  private(set) var copy = 0

  private var origin = MKMapPoint()
  private var opacity = 1.0

  /// Creates a context; `detail` is by how much more than usual is left out.
  init(viewport: MapViewport, context: RenderContext, detail: Double = 1) {
    self.viewport = viewport
    self.context = context
    projection = MapProjection(viewport)
    // Within half a level of zoom, the same vertices are left out, so that nothing flickers.
    let step = MapViewport.scale(zoom: (viewport.zoom * 2).rounded(.up) / 2)
    let finest = Self.tolerance / min(max(1, context.scale), Self.finestScale)
    mapTolerance = min(finest * detail, Self.largestTolerance) / step
  }

  /// Whether there are too many vertices, although more could be left out.
  var isOverBudget: Bool {
    vertexCount > Self.vertexBudget && mapTolerance * viewport.scale < Self.largestTolerance / 2
  }

  /// Whether the copy is the first one: what is drawn for all of them at once is drawn with that.
  var isFirstCopy: Bool { copy == copies.first }

  /// The whole worlds by which a copy is moved, in map points.
  static func xOffset(ofCopy copy: Int) -> Double { Double(copy) * MKMapSize.world.width }

  /// Fills an outline in the coordinates of the renderer.
  public func fill(_ path: Path, with color: UIColor, style: FillStyle = FillStyle()) {
    commands.fill(path.mapPoints { place($0) }, with: resolved(color), style: style)
  }

  /// Strokes an outline in the coordinates of the renderer.
  public func stroke(_ path: Path, with color: UIColor, style: StrokeStyle) {
    var style = style
    let scale = CGFloat(viewport.scale)
    style.lineWidth *= scale
    style.dashPhase *= scale
    style.dash = style.dash.map { $0 * scale }
    commands.stroke(path.mapPoints { place($0) }, with: resolved(color), style: style)
  }

  /// A colour as it is drawn for the renderer.
  func resolved(_ color: UIColor) -> RGBA {
    color.resolved(in: context.colorScheme).multiplyingOpacity(by: opacity)
  }

  /// A gradient as it is drawn for the renderer, across the extent of an overlay in a copy of the world, by default the
  /// one that is drawn.
  ///
  /// It turns with the map, as what it paints does. One whose ends meet, because the overlay has no extent that way, is
  /// drawn in the average of its colours.
  func paint(
    _ paint: _ShapePaint,
    across overlay: any MKOverlay,
    inCopy other: Int? = nil
  ) -> Paint {
    let rect = overlay.boundingMapRect
    let scale = viewport.scale
    let extent = CGRect(x: 0, y: 0, width: rect.width * scale, height: rect.height * scale)
    let resolved = paint.resolved(in: extent, context.colorScheme)
    guard case .gradient(let gradient) = resolved else { return .color(self.resolved(paint.color)) }
    let xOffset = Self.xOffset(ofCopy: other ?? copy)
    func place(_ point: CGPoint) -> CGPoint {
      projection.point(
        for: MKMapPoint(
          x: rect.minX + Double(point.x) / scale + xOffset,
          y: rect.minY + Double(point.y) / scale
        )
      )
    }
    let shape: GradientPaint.Shape
    switch gradient.shape {
    case .linear(let start, let end):
      if start == end { return .color(self.resolved(paint.color)) }
      shape = .linear(start: place(start), end: place(end))
    case .radial(let center, let startRadius, let endRadius):
      shape = .radial(center: place(center), startRadius: startRadius, endRadius: endRadius)
    }
    let stops = gradient.stops.map {
      GradientPaint.Stop(location: $0.location, color: $0.color.multiplyingOpacity(by: opacity))
    }
    return .gradient(GradientPaint(shape, stops: stops))
  }

  private func place(_ point: CGPoint) -> CGPoint {
    projection.point(
      for: MKMapPoint(
        x: origin.x + Double(point.x) + Self.xOffset(ofCopy: copy),
        y: origin.y + Double(point.y)
      )
    )
  }
}

extension OverlayDrawingContext {
  /// The passes of lines, in order.
  static let passes = [Pass.casing, .core, .marks]

  /// Lets a renderer draw a pass, in every copy of the world that is seen.
  func draw(_ renderer: MKOverlayRenderer, pass: Pass = .core) {
    self.pass = pass
    opacity = renderer.alpha
    let rect = renderer.overlay.boundingMapRect
    origin = rect.origin
    let seen = viewport.visibleMapRect(margin: renderer.outset)
    let zoomScale = MKZoomScale(viewport.scale)
    func own(_ copy: Int) -> MKMapRect { seen.offsetBy(dx: -Self.xOffset(ofCopy: copy), dy: 0) }
    copies.removeAll(keepingCapacity: true)
    for copy in rect.worldCopies(meeting: seen)
    where renderer.overlay.intersects(own(copy))
      && renderer.canDraw(own(copy), zoomScale: zoomScale)
    {
      copies.append(copy)
    }
    for copy in copies {
      self.copy = copy
      renderer.draw(own(copy), zoomScale: zoomScale, in: self)
    }
  }
}
