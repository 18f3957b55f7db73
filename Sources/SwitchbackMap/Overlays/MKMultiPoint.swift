public import Geodesy

/// A shape made of a row of places.
open class MKMultiPoint: MKShape {
  let mapPoints: [MKMapPoint]

  /// Creates a shape.
  package init(mapPoints: [MKMapPoint]) {
    self.mapPoints = mapPoints
    super.init()
  }

  /// The number of places.
  public var pointCount: Int { mapPoints.count }

  /// Calls the closure with the places, which are valid only while it runs.
  public final func withPoints<Result>(
    _ body: (UnsafeBufferPointer<MKMapPoint>) -> Result
  ) -> Result {
    mapPoints.withUnsafeBufferPointer(body)
  }
}
