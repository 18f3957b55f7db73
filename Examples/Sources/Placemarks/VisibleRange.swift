import MapKit

/// What of the world a map shows, in words.
struct VisibleRange: CustomStringConvertible {
  private let southWest: CLLocationCoordinate2D
  private let northEast: CLLocationCoordinate2D

  init(_ rect: MKMapRect) {
    southWest = MKMapPoint(x: rect.minX, y: rect.maxY).coordinate
    northEast = MKMapPoint(x: rect.maxX, y: rect.minY).coordinate
  }

  var description: String {
    "\(tenths(southWest.latitude)) to \(tenths(northEast.latitude)) north, "
      + "\(tenths(southWest.longitude)) to \(tenths(northEast.longitude)) east"
  }

  /// Degrees with one digit after the point, written without what needs Foundation.
  private func tenths(_ degrees: Double) -> String {
    let tenths = Int((degrees.magnitude * 10).rounded())
    return "\(degrees < 0 ? "-" : "")\(tenths / 10).\(tenths % 10)°"
  }
}
