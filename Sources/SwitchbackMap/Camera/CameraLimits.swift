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

  /// Where the middle of the view has to stay; anywhere where it is `nil`.
  var boundary: MKMapRect?

  /// The shortest distance between the camera and what it looks at, in metres.
  var minimumDistance: Double?

  /// The longest distance between the camera and what it looks at, in metres.
  var maximumDistance: Double?

  /// The scales that a view of that size may have wherever it looks.
  ///
  /// The world is never smaller than the shorter side of the view, so that there is always something to hold on to.
  static func scales(for size: CGSize) -> ClosedRange<Double> {
    let shorter = max(1, Double(min(size.width, size.height)))
    let highest = MapViewport.scale(zoom: maximumZoom)
    return min(shorter / MKMapSize.world.height, highest)...highest
  }

  /// The scales that a view may have that looks at a place.
  ///
  /// Distances that nothing lies between, or that the map cannot be seen from, give the nearest scale that there is.
  func scales(for size: CGSize, at center: MKMapPoint) -> ClosedRange<Double> {
    let all = Self.scales(for: size)
    if minimumDistance == nil, maximumDistance == nil { return all }
    func scale(_ distance: Double) -> Double {
      let scale = CameraLens.scale(distance: distance, height: Double(size.height), center: center)
      return scale.isNaN ? all.lowerBound : min(max(scale, all.lowerBound), all.upperBound)
    }
    let lowest = maximumDistance.map { scale($0) } ?? all.lowerBound
    let highest = minimumDistance.map { scale($0) } ?? all.upperBound
    return min(lowest, highest)...highest
  }

  /// A scale brought into the range that a view may have.
  func limited(_ scale: Double, in viewport: MapViewport) -> Double {
    let scales = scales(for: viewport.size, at: viewport.center)
    return scale.isFinite
      ? min(max(scale, scales.lowerBound), scales.upperBound) : scales.lowerBound
  }

  /// The nearest viewport that is allowed: the scale in its range, the centre in the world and in its boundary, the
  /// heading in a circle.
  func clamp(_ viewport: MapViewport) -> MapViewport {
    var result = viewport
    let world = MKMapSize.world
    result.center = bounded(viewport.center)
    result.scale = limited(viewport.scale, in: result)
    let half = Double(viewport.size.height) / 2 / result.scale
    // Where the view is higher than the world, the world stays in the middle. Else what lies at its edge can be brought
    // away from the edge of the view.
    let isHigher = half * 2 >= world.height
    let beyond =
      isHigher ? 0 : min(Self.edgeRoom, Double(viewport.size.height) / 4) / result.scale
    let margin = viewport.heading == 0 ? min(half, world.height / 2) - beyond : 0
    result.center.y = min(max(result.center.y, margin), world.height - margin)
    result.heading = Self.normalized(viewport.heading)
    result.pitch = viewport.pitch.isFinite ? min(max(viewport.pitch, 0), 90) : 0
    return result
  }

  /// The nearest place in the world, and in the boundary, that may lie in the middle.
  private func bounded(_ center: MKMapPoint) -> MKMapPoint {
    let world = MKMapSize.world
    guard center.x.isFinite, center.y.isFinite else {
      return MKMapPoint(x: world.width / 2, y: world.height / 2)
    }
    var result = center
    if let boundary, !boundary.isNull {
      result = result.copy(nearestTo: boundary.midX)
      if boundary.width < world.width {
        result.x = min(max(result.x, boundary.minX), boundary.maxX)
      }
      result.y = min(max(result.y, boundary.minY), boundary.maxY)
    }
    result.x -= (result.x / world.width).rounded(.down) * world.width
    result.y = min(max(result.y, 0), world.height)
    return result
  }

  /// A direction between 0 and 360 degrees.
  static func normalized(_ heading: Double) -> Double {
    guard heading.isFinite else { return 0 }
    let turned = fmod(heading, 360)
    if turned >= 0 { return turned }
    // What is next to nothing below zero makes a whole turn when it is rounded.
    return turned + 360 < 360 ? turned + 360 : 0
  }

  /// The turn from one direction to another the short way, between -180 and 180 degrees.
  static func turn(from: Double, to: Double) -> Double {
    normalized(to - from + 180) - 180
  }
}
