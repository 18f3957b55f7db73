extension MKMapRect {
  /// Creates the rectangle on the map whose edges are those of a region.
  ///
  /// It undoes ``MKCoordinateRegion/init(_:)``, but for whole worlds: the middle lies in the world. Edges
  /// beyond those of the map are brought to the map's; a region that reaches over the 180th meridian gives a
  /// rectangle that does. A region whose centre is no place, or whose span is negative or not finite, gives
  /// the null rectangle.
  public init(_ region: MKCoordinateRegion) {
    let center = MKMapPoint(region.center)
    let span = region.span
    guard
      center.x.isFinite,
      span.latitudeDelta >= 0, span.latitudeDelta.isFinite,
      span.longitudeDelta >= 0, span.longitudeDelta.isFinite
    else {
      self = .null
      return
    }
    let north = WebMercator.y(ofLatitude: region.center.latitude + span.latitudeDelta / 2)
    let south = WebMercator.y(ofLatitude: region.center.latitude - span.latitudeDelta / 2)
    let width = span.longitudeDelta * (WebMercator.worldWidth / 360)
    let middle = WebMercator.x(ofLongitude: region.center.longitude.normalizedLongitude)
    self.init(x: middle - width / 2, y: north, width: width, height: south - north)
  }
}
