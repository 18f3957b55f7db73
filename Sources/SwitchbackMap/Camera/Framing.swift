internal import CMath
internal import Drawing
internal import Geodesy

/// What the map was last asked to show.
///
/// It is kept until a gesture, so that a map whose size changes, or is not known yet, can show it all the same.
enum Framing: Hashable, Sendable {
  /// The rectangle whole, with space round it.
  ///
  /// Where a turned map has to keep no space, what it shows is the smallest upright rectangle that holds this one.
  case rect(MKMapRect, UIEdgeInsets, facesNorth: Bool = false)

  /// The region whole, with space round it; without, the middle of what is seen is the region's, in degrees.
  case region(MKCoordinateRegion, UIEdgeInsets, facesNorth: Bool = false)

  /// What a camera looks at.
  case camera(MapCamera)

  /// The place in the middle, at that scale and heading.
  case center(MKMapPoint, scale: Double, heading: Double)

  /// Whether a view of another size looks from elsewhere to show it; else it keeps its middle and scale.
  var dependsOnSize: Bool {
    switch self {
    case .rect, .region: true
    case .camera, .center: false
    }
  }

  /// The viewport that shows it in a view that has the size, heading and pitch of the one that is.
  func viewport(from current: MapViewport, limits: CameraLimits) -> MapViewport {
    var viewport = current
    switch self {
    case .rect(let rect, let insets, let facesNorth):
      if facesNorth { (viewport.heading, viewport.pitch) = (0, 0) }
      viewport.fit(rect, insets: insets, limits: limits)
    case .region(let region, let insets, let facesNorth):
      if facesNorth { (viewport.heading, viewport.pitch) = (0, 0) }
      viewport.fit(MKMapRect(region), insets: insets, limits: limits)
      if insets == .zero { viewport.center(onLatitudeOf: region) }
    case .camera(let camera):
      viewport.center = MKMapPoint(camera.centerCoordinate)
      viewport.scale = CameraLens.scale(
        distance: camera.distance,
        height: Double(current.size.height),
        center: viewport.center
      )
      viewport.heading = camera.heading
      viewport.pitch = camera.pitch
    case .center(let center, let scale, let heading):
      viewport.center = center
      viewport.scale = scale
      viewport.heading = heading
    }
    return limits.clamp(viewport)
  }
}

extension MapViewport {
  /// Looks at a rectangle so that it is seen whole.
  fileprivate mutating func fit(_ rect: MKMapRect, insets: UIEdgeInsets, limits: CameraLimits) {
    let finite = rect.isNull || !rect.minX.isFinite || !rect.maxX.isFinite ? MKMapRect.world : rect
    heading = CameraLimits.normalized(heading)
    // Insets that leave nothing free are taken as none: a rectangle must be seen, with or without space round it.
    var free = insets
    if size.width - insets.left - insets.right < 1 || size.height - insets.top - insets.bottom < 1 {
      free = UIEdgeInsets()
    }
    let room = CGSize(
      width: size.width - free.left - free.right,
      height: size.height - free.top - free.bottom
    )
    center = MKMapPoint(x: finite.midX, y: finite.midY)
    scale = fittingScale(of: finite.size, in: room, isWhole: free != .zero)
    scale = limits.limited(scale, in: self)
    let middle = CGPoint(
      x: (size.width + free.left - free.right) / 2,
      y: (size.height + free.top - free.bottom) / 2
    )
    self = placing(center, at: middle)
  }

  /// The largest scale at which a rectangle fits in a room of the view.
  ///
  /// On a turned map either the whole rectangle lies in the room, or its sides lie within the room's outermost corners.
  private func fittingScale(of extent: MKMapSize, in room: CGSize, isWhole: Bool) -> Double {
    if extent.width <= 0, extent.height <= 0 { return CameraLimits.placeScale }
    let angle = heading * .pi / 180
    let along = heading == 0 ? 1 : abs(cos(angle))
    let across = heading == 0 ? 0 : abs(sin(angle))
    var width = extent.width
    var height = extent.height
    var (roomX, roomY) = (Double(room.width), Double(room.height))
    if isWhole {
      width = extent.width * along + extent.height * across
      height = extent.width * across + extent.height * along
    } else {
      roomX = Double(room.width) * along + Double(room.height) * across
      roomY = Double(room.width) * across + Double(room.height) * along
    }
    return min(width > 0 ? roomX / width : .infinity, height > 0 ? roomY / height : .infinity)
  }

  /// Moves to where the northern and the southern edge are as far, in degrees, from the middle of a region.
  ///
  /// Mercator's map stretches towards the poles, so the middle of what is seen lies nearer to the equator, in degrees,
  /// than what is seen in the middle. With the edges at ψ ± k in Mercator's ordinate, atan(sinh ψ) in degrees, they
  /// are evenly about φ where sinh ψ = tan φ · cosh k: the sum of two arc tangents of hyperbolic sines.
  fileprivate mutating func center(onLatitudeOf region: MKCoordinateRegion) {
    let reach = abs(region.center.latitude) + region.span.latitudeDelta / 2
    guard reach < WebMercator.maximumLatitude else { return }
    let radiansPerMapPoint = 2 * Double.pi / MKMapSize.world.height
    let half = visibleMapRect().height / 2 * radiansPerMapPoint
    let ordinate = asinh(tan(region.center.latitude * .pi / 180) * cosh(half))
    let y = MKMapSize.world.height / 2 - ordinate / radiansPerMapPoint
    // A view that reaches over an edge of the world shows no latitudes there that could be evened out.
    let edge = half / radiansPerMapPoint
    guard y - edge >= 0, y + edge <= MKMapSize.world.height else { return }
    center.y = y
  }
}
