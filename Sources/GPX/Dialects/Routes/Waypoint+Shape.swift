public import Geodesy

extension Waypoint {
  /// The places that the way to the next point of the route leads by: `rpt` in Garmin's
  /// `RoutePointExtension`.
  ///
  /// Devices that find the way by roads write them, mostly many more of them than points. A place
  /// without a latitude on earth, or without a longitude, is left out.
  public var shapePoints: [CLLocationCoordinate2D] {
    // Few points have any.
    extensions.isEmpty ? [] : extendedShapePoints
  }

  // Out of line, because the line of a route is made in many places.
  @inline(never)
  private var extendedShapePoints: [CLLocationCoordinate2D] {
    var result: [CLLocationCoordinate2D] = []
    for element in extensions where element.name.localName.isSpelled("RoutePointExtension") {
      for case .element(let child) in element.content where child.name.localName.isSpelled("rpt") {
        if let place = child.place { result.append(place) }
      }
    }
    return result
  }

  /// Whether the point only shapes the way: such a point of a route is not announced on it.
  ///
  /// Garmin's `TripExtensions` mark these with `ShapingPoint`, and the others with `ViaPoint`.
  public var isShapingPoint: Bool {
    extensions.contains { $0.name.localName.isSpelled("ShapingPoint") }
  }
}

extension ExtensionElement {
  /// The place that the attributes `lat` and `lon` give.
  var place: CLLocationCoordinate2D? {
    guard let latitude = number(of: "lat"), let longitude = number(of: "lon") else { return nil }
    let wrapped = GPXReader.wrapped(longitude)
    guard isOnEarth(latitude, wrapped) else { return nil }
    return CLLocationCoordinate2D(latitude: latitude, longitude: wrapped)
  }

  // Twice in line, the reading of numbers would add two kilobytes to a page.
  @inline(never)
  private func number(of attribute: StaticString) -> Double? {
    let found = attributes.first { $0.name.localName.isSpelled(attribute) }
    return found.flatMap { readNumber($0.value) }
  }
}
