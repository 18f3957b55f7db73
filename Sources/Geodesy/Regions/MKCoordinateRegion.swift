import CMath

/// A part of the world between two latitudes and two longitudes.
public struct MKCoordinateRegion: Hashable, Sendable {
  /// The coordinate midway between the edges, counted in degrees.
  public var center: CLLocationCoordinate2D

  /// The distance between opposite edges, in degrees.
  public var span: MKCoordinateSpan

  /// Creates the region of a point where the equator meets the meridian of Greenwich.
  public init() {
    self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan())
  }

  /// Creates a region whose edges lie half a span from its centre.
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    self.center = center
    self.span = span
  }

  /// Creates a region from its extents on the ground, in metres.
  ///
  /// The earth is taken as a sphere of ``Earth/meanRadius``, and the distance from west to east counts along
  /// the parallel of the centre. A region is at most 180° high and 360° wide.
  public init(
    center: CLLocationCoordinate2D,
    latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    let parallel = Earth.meanRadius * max(0, cos(center.latitude.inRadians))
    let width = longitudinalMeters == 0 ? 0 : (longitudinalMeters / parallel).inDegrees
    self.init(
      center: center,
      span: MKCoordinateSpan(
        latitudeDelta: min(180, (latitudinalMeters / Earth.meanRadius).inDegrees),
        longitudeDelta: min(360, width)
      )
    )
  }

  /// Creates the region that a rectangle on the map shows.
  ///
  /// Its edges are those of the rectangle. The centre is midway between them in degrees, so it lies a
  /// little nearer to the equator than the middle of the rectangle does. A rectangle around the 180th
  /// meridian gives a region around it, with the centre in `-180...180`; the null rectangle gives a region
  /// whose centre is ``kCLLocationCoordinate2DInvalid``.
  public init(_ rect: MKMapRect) {
    guard !rect.isNull else {
      self.init(center: kCLLocationCoordinate2DInvalid, span: MKCoordinateSpan())
      return
    }
    let north = WebMercator.latitude(ofY: rect.minY)
    let south = WebMercator.latitude(ofY: rect.maxY)
    let longitude = WebMercator.longitude(ofX: rect.midX)
    self.init(
      center: CLLocationCoordinate2D(
        latitude: (north + south) / 2,
        longitude: longitude.normalizedLongitude
      ),
      span: MKCoordinateSpan(
        latitudeDelta: north - south,
        longitudeDelta: rect.width * (360 / WebMercator.worldWidth)
      )
    )
  }
}
