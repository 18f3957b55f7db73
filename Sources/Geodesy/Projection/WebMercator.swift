import CMath

/// The projection of the map: spherical Mercator, cut to a square.
///
/// Source: EPSG:3857, *WGS 84 / Pseudo-Mercator*; J. P. Snyder, *Map Projections: A Working Manual*, USGS
/// Professional Paper 1395 (1987), equations 7-1 to 7-4.
package enum WebMercator {
  /// The width and height of the world, in map points.
  package static let worldWidth = 0x1p28

  /// The latitude of the map's northern edge, atan(sinh π), in degrees.
  package static let maximumLatitude = 85.051_128_779_806_59

  static func x(ofLongitude longitude: Double) -> Double {
    (longitude + 180) * (worldWidth / 360)
  }

  static func longitude(ofX x: Double) -> Double {
    x * (360 / worldWidth) - 180
  }

  static func y(ofLatitude latitude: Double) -> Double {
    if latitude >= maximumLatitude { return 0 }
    if latitude <= -maximumLatitude { return worldWidth }
    return worldWidth / 2 - asinh(tan(latitude.inRadians)) * (worldWidth / (2 * .pi))
  }

  static func latitude(ofY y: Double) -> Double {
    atan(sinh((worldWidth / 2 - y) * (2 * .pi / worldWidth))).inDegrees
  }
}
