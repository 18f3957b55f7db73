public import Drawing
public import Geodesy

/// A shape made of a row of places.
open class MKMultiPoint: MKShape {
  /// The places, as they were given.
  package internal(set) final var mapPoints: [MKMapPoint]

  /// How far along the shape its places lie; built when it is first needed.
  final var measure: LineMeasure {
    if let keptMeasure { return keptMeasure }
    let measure = LineMeasure(mapPoints)
    keptMeasure = measure
    return measure
  }

  private var keptMeasure: LineMeasure?

  /// What ``points()`` gave.
  private var exported: UnsafeMutableBufferPointer<MKMapPoint>?

  /// Creates a shape.
  package init(mapPoints: [MKMapPoint]) {
    self.mapPoints = mapPoints
    super.init()
  }

  deinit {
    exported?.deallocate()
  }

  /// The number of places.
  public final var pointCount: Int { mapPoints.count }

  /// The places, to be read while the shape is there.
  ///
  /// The first call makes a copy of them, which lives as long as the shape; ``withPoints(_:)`` makes none. What is
  /// written there does not change the shape.
  public func points() -> UnsafeMutablePointer<MKMapPoint> {
    if let exported, exported.count >= pointCount, let start = exported.baseAddress { return start }
    exported?.deallocate()
    let copy = UnsafeMutableBufferPointer<MKMapPoint>.allocate(capacity: max(1, pointCount))
    _ = copy.initialize(from: mapPoints)
    exported = copy
    // A buffer of at least one place has an address.
    return copy.baseAddress ?? UnsafeMutablePointer.allocate(capacity: 1)
  }

  /// Calls the closure with the places, which are valid only while it runs.
  public final func withPoints<Result>(
    _ body: (UnsafeBufferPointer<MKMapPoint>) -> Result
  ) -> Result {
    mapPoints.withUnsafeBufferPointer(body)
  }

  /// Writes the coordinates of some places to memory that has room for them.
  ///
  /// The range lies within the shape.
  public func getCoordinates(
    _ coords: UnsafeMutablePointer<CLLocationCoordinate2D>,
    range: Range<Int>
  ) {
    precondition(
      range.lowerBound >= 0 && range.upperBound <= pointCount,
      "the range reaches beyond the places of the shape"
    )
    for index in range { coords[index - range.lowerBound] = mapPoints[index].coordinate }
  }

  /// How far along the shape a place lies: 0 for the first and 1 for the last.
  ///
  /// It is the share of the length on the ground up to that place, see ``MKGradientPolylineRenderer``. In a shape
  /// without a length it is 0.
  public func location(atPointIndex index: Int) -> CGFloat {
    precondition(mapPoints.indices.contains(index), "there is no such place in the shape")
    return measure.length > 0
      ? CGFloat(measure.distance(atVertex: index, of: mapPoints) / measure.length) : 0
  }

  /// Measures what the shape has grown by, if it was measured at all.
  final func extendMeasure() {
    keptMeasure?.extend(to: mapPoints)
  }
}
