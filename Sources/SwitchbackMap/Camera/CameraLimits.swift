internal import CMath
internal import Drawing
internal import Geodesy

/// How far the camera may go.
struct CameraLimits: Hashable, Sendable {
  /// The deepest zoom: 2 centimetres of ground a point at the equator.
  static let maximumZoom = 22.5

  /// The zoom at which a single place is shown: about 500 m across a small screen.
  static let placeZoom = 16.0

  /// How far the view reaches beyond the northern and the southern edge of the world, in points.
  private static let edgeRoom = 120.0

  /// The closest that a rectangle without extent is looked at.
  static let placeScale = MapViewport.scale(zoom: placeZoom)

  /// The scales that a view of that size may have.
  ///
  /// The world is never smaller than the shorter side of the view, so that there is always something to hold on to.
  static func scales(for size: CGSize) -> ClosedRange<Double> {
    let shorter = max(1, Double(min(size.width, size.height)))
    let highest = MapViewport.scale(zoom: maximumZoom)
    return min(shorter / MKMapSize.world.height, highest)...highest
  }

  /// The nearest viewport that is allowed: the scale in its range, the centre in the world, the heading in a circle.
  static func clamp(_ viewport: MapViewport) -> MapViewport {
    var result = viewport
    let scales = scales(for: viewport.size)
    if !result.scale.isFinite { result.scale = scales.lowerBound }
    result.scale = min(max(result.scale, scales.lowerBound), scales.upperBound)
    let world = MKMapSize.world
    if result.center.x.isFinite, result.center.y.isFinite {
      let copies = (result.center.x / world.width).rounded(.down)
      result.center.x -= copies * world.width
    } else {
      result.center = MKMapPoint(x: world.width / 2, y: world.height / 2)
    }
    let half = Double(viewport.size.height) / 2 / result.scale
    // Where the view is higher than the world, the world stays in the middle. Else what lies at its edge can be brought
    // away from the edge of the view.
    let isHigher = half * 2 >= world.height
    let beyond = isHigher ? 0 : min(edgeRoom, Double(viewport.size.height) / 4) / result.scale
    let margin = viewport.heading == 0 ? min(half, world.height / 2) - beyond : 0
    result.center.y = min(max(result.center.y, margin), world.height - margin)
    result.heading = normalized(viewport.heading)
    return result
  }

  /// A direction between 0 and 360 degrees.
  static func normalized(_ heading: Double) -> Double {
    guard heading.isFinite else { return 0 }
    let turned = fmod(heading, 360)
    return turned < 0 ? turned + 360 : turned
  }
}
