internal import CMath
public import Drawing
public import Geodesy

/// A viewpoint over a map, as `MKMapView` takes and gives it.
///
/// The map keeps a copy: what is changed in a camera is not seen until the camera is set again.
open class MKMapCamera {
  /// What the camera looks at.
  public var centerCoordinate: CLLocationCoordinate2D

  /// The direction that points up, in degrees clockwise from north.
  public var heading: CLLocationDirection

  /// From the camera to what it looks at, in metres.
  public var centerCoordinateDistance: CLLocationDistance

  /// The tilt, in degrees from straight down.
  ///
  /// The map keeps it and gives it back, and is drawn flat whatever it is.
  public var pitch: CGFloat

  /// How high the camera is above what it looks at, in metres; set, the tilt stays and the distance changes.
  public var altitude: CLLocationDistance {
    get { centerCoordinateDistance * cos(Self.radians(pitch)) }
    set {
      let part = cos(Self.radians(pitch))
      centerCoordinateDistance = part > 0 ? newValue / part : newValue
    }
  }

  /// Creates a camera that looks straight down at the place where the equator meets the meridian of Greenwich.
  public convenience init() {
    self.init(
      lookingAtCenter: CLLocationCoordinate2D(),
      fromDistance: 0,
      pitch: 0,
      heading: 0
    )
  }

  /// Creates a camera from its distance, tilt and direction.
  public init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D,
    fromDistance distance: CLLocationDistance,
    pitch: CGFloat,
    heading: CLLocationDirection
  ) {
    self.centerCoordinate = centerCoordinate
    self.centerCoordinateDistance = distance
    self.pitch = pitch
    self.heading = heading
  }

  /// Creates a camera that stands in one place and looks at another.
  ///
  /// The ground between the two is taken as flat; its length and direction are those of the great circle.
  public convenience init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D,
    fromEyeCoordinate eyeCoordinate: CLLocationCoordinate2D,
    eyeAltitude: CLLocationDistance
  ) {
    let ground = eyeCoordinate.distance(to: centerCoordinate)
    let isStraight = !(ground > 0)
    self.init(
      lookingAtCenter: centerCoordinate,
      fromDistance: isStraight ? eyeAltitude : hypot(ground, eyeAltitude),
      pitch: isStraight ? 0 : CGFloat(atan2(ground, eyeAltitude) * 180 / .pi),
      heading: isStraight ? 0 : Self.direction(from: eyeCoordinate, to: centerCoordinate)
    )
  }

  /// Creates a camera for a viewpoint.
  package convenience init(_ camera: MapCamera) {
    self.init(
      lookingAtCenter: camera.centerCoordinate,
      fromDistance: camera.distance,
      pitch: CGFloat(camera.pitch),
      heading: camera.heading
    )
  }

  private static func direction(
    from: CLLocationCoordinate2D,
    to: CLLocationCoordinate2D
  ) -> CLLocationDirection {
    let (start, end) = (radians(from.latitude), radians(to.latitude))
    let turn = radians(to.longitude - from.longitude)
    let east = sin(turn) * cos(end)
    let north = cos(start) * sin(end) - sin(start) * cos(end) * cos(turn)
    return CameraLimits.normalized(atan2(east, north) * 180 / .pi)
  }

  private static func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
}
