internal import CMath

/// The area within a distance of a place on the sphere, as it appears on the map.
package struct SphericalCap: Sendable {
  /// The smallest rectangle that holds the area; null where the place is none.
  package private(set) var bounds = MKMapRect.null

  private let center: CLLocationCoordinate2D

  /// In metres.
  private let radius: Double
  private var built: [SimplifiedRing] = []

  /// How far the edge that was built is off at most, in map points.
  private var builtTolerance = 0.0

  /// The share of its extent that the edge may be off where nobody asks for less.
  private static let usualShare = 1.0 / 2048

  /// Creates the area within a distance of a place, in metres.
  package init(center: CLLocationCoordinate2D, radius: Double) {
    self.center = center
    self.radius = radius
    guard MKMapPoint(center).isOnMap, radius >= 0 else { return }
    // The extent on the map is not known before there is an edge.
    build(tolerance: 0x1p16)
    build(tolerance: max(bounds.width, bounds.height) / 2 * Self.usualShare)
  }

  /// The edges of the area, which are off by no more than a tolerance, in map points.
  ///
  /// They are to be filled by the even-odd rule. An edge has no more than some 100,000 vertices.
  package mutating func rings(tolerance: Double) -> [SimplifiedRing] {
    if tolerance < builtTolerance, bounds.width > 0 { build(tolerance: tolerance / 4) }
    return built
  }

  private var angle: Double { radius / Earth.meanRadius }

  /// The angle from the middle to the north pole.
  private var northAngle: Double { (90 - center.latitude).inRadians }

  private mutating func build(tolerance: Double) {
    builtTolerance = tolerance
    let world = WebMercator.worldWidth
    guard angle < .pi else {
      bounds = .world
      built = [Self.band(from: 0)]
      return
    }
    let edge = edge(tolerance: tolerance)
    let holdsNorth = northAngle < angle
    let holdsSouth = .pi - northAngle < angle
    if holdsNorth && holdsSouth {
      // All of the world but what is round the antipode.
      let ring = SimplifiedRing(edge)
      built = [Self.band(from: ring.bounds.midX - world / 2), ring]
      bounds = built[0].bounds
      return
    }
    let pole: Double? = holdsNorth ? 0 : holdsSouth ? world : nil
    let ring = SimplifiedRing(edge, pole: pole)
    built = [ring]
    bounds = ring.bounds
  }

  /// A ring round all of the map.
  private static func band(from west: Double) -> SimplifiedRing {
    let world = WebMercator.worldWidth
    let corners = [
      MKMapPoint(x: west, y: 0), MKMapPoint(x: west + world, y: 0),
      MKMapPoint(x: west + world, y: world), MKMapPoint(x: west, y: world),
    ]
    return SimplifiedRing(corners, unwrapping: false)
  }

  private func edge(tolerance: Double) -> [MKMapPoint] {
    let place = { [center, radius] (bearing: Double) in
      MKMapPoint(center.coordinate(at: radius, bearing: bearing))
    }
    var edge = [place(0).copy(nearestTo: MKMapPoint(center).x)]
    guard radius > 0 else { return edge }
    var bearings = [90.0, 180, 270, 360]
    // Where the edge reaches farthest to the east and to the west: there, the meridian touches it.
    let cosine = tan(angle) * tan(center.latitude.inRadians)
    if abs(cosine) < 1, angle < .pi / 2 {
      let east = acos(cosine).inDegrees
      bearings = [east, 180, 360 - east, 360]
    }
    var start = 0.0
    for end in bearings {
      MKMapPoint.append(
        curve: place,
        from: start,
        to: end,
        tolerance: tolerance,
        minimumDepth: 3,
        maximumDepth: 14,
        to: &edge
      )
      start = end
    }
    return edge
  }
}
