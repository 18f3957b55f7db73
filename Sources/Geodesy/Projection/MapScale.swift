import CMath

/// The length on the ground of one map point at a latitude, in metres.
///
/// It is the scale of the sphere that ``MKMapPoint/distance(to:)`` measures on. A latitude beyond the edge
/// of the map counts as the edge.
// The name is Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
  let onMap = max(-WebMercator.maximumLatitude, min(WebMercator.maximumLatitude, latitude))
  return cos(onMap.inRadians) * (2 * .pi * Earth.meanRadius / WebMercator.worldWidth)
}

/// The number of map points that one metre on the ground takes at a latitude.
///
/// The inverse of ``MKMetersPerMapPointAtLatitude(_:)``.
// The name is Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
  1 / MKMetersPerMapPointAtLatitude(latitude)
}
