internal import CMath
internal import Drawing
internal import Geodesy

/// Gives many places their points on the screen, in the viewport of one frame.
struct AnnotationProjector {
  /// How far a place may be from the view and stay in its copy of the world, in points.
  private static let margin = 64.0

  private let viewport: MapViewport
  private let cosine: Double
  private let sine: Double
  private let halfWidth: Double
  private let halfHeight: Double

  init(_ viewport: MapViewport) {
    self.viewport = viewport
    let angle = -viewport.heading * .pi / 180
    cosine = viewport.heading == 0 ? 1 : cos(angle)
    sine = viewport.heading == 0 ? 0 : sin(angle)
    halfWidth = Double(viewport.size.width) / 2
    halfHeight = Double(viewport.size.height) / 2
  }

  /// Where the place appears in that copy of the world, and which copy that is from now on.
  ///
  /// It stays in the copy that it was in while it is in sight there; else it is the one nearest to the middle.
  func point(for place: MKMapPoint, copy: inout Double) -> CGPoint {
    let world = MKMapSize.world.width
    let nearest = ((viewport.center.x - place.x) / world).rounded()
    if copy != nearest {
      let kept = point(x: place.x + copy * world, y: place.y)
      let isInSight =
        abs(Double(kept.x) - halfWidth) <= halfWidth + Self.margin
        && abs(Double(kept.y) - halfHeight) <= halfHeight + Self.margin
      if isInSight { return kept }
      copy = nearest
    }
    return point(x: place.x + copy * world, y: place.y)
  }

  private func point(x: Double, y: Double) -> CGPoint {
    // The centre is taken away first: at high zoom the difference is small and keeps its digits.
    let dx = (x - viewport.center.x) * viewport.scale
    let dy = (y - viewport.center.y) * viewport.scale
    return CGPoint(
      x: dx * cosine - dy * sine + halfWidth,
      y: dx * sine + dy * cosine + halfHeight
    )
  }
}
