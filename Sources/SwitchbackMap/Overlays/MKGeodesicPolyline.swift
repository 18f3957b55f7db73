public import Geodesy

/// An open line that takes the shortest way over the earth from each place to the next.
///
/// Its places are those that were given and others between them, so near to each other that the straight pieces of the
/// drawn line leave the great circle by less than could be seen; see ``MKMultiPoint/points()``.
open class MKGeodesicPolyline: MKPolyline {
  /// Creates a line through places on the map.
  public override init(points: UnsafePointer<MKMapPoint>, count: Int) {
    let given = UnsafeBufferPointer(start: points, count: count).map { $0.coordinate }
    super.init(mapPoints: MKMapPoint.greatCircles(through: given))
  }

  /// Creates a line through places on the earth.
  public override init(coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    let given = Array(UnsafeBufferPointer(start: coordinates, count: count))
    super.init(mapPoints: MKMapPoint.greatCircles(through: given))
  }
}
