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

  /// Where the place appears.
  ///
  /// It stays in the copy of the world that is nearest to where it was while it is in sight there; else it is in the one
  /// nearest to the middle. `offset` is how far east of the middle it was, and is from now on, in map points.
  func point(for place: MKMapPoint, offset: inout Double) -> CGPoint {
    let world = MKMapSize.world.width
    let distance = place.x - viewport.center.x
    let nearest = distance - (distance / world).rounded() * world
    let kept = distance + ((offset - distance) / world).rounded() * world
    if kept != nearest {
      let point = point(dx: kept, y: place.y)
      let isInSight =
        abs(Double(point.x) - halfWidth) <= halfWidth + Self.margin
        && abs(Double(point.y) - halfHeight) <= halfHeight + Self.margin
      if isInSight {
        offset = kept
        return point
      }
    }
    offset = nearest
    return point(dx: nearest, y: place.y)
  }

  private func point(dx: Double, y: Double) -> CGPoint {
    // The centre is taken away first: at high zoom the difference is small and keeps its digits.
    let dx = dx * viewport.scale
    let dy = (y - viewport.center.y) * viewport.scale
    return CGPoint(
      x: dx * cosine - dy * sine + halfWidth,
      y: dx * sine + dy * cosine + halfHeight
    )
  }
}
