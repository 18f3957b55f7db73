public import Geodesy

/// An open line through a row of places.
///
/// Between two places it takes the short way round the world. It is straight on the map, which is Mercator's; see
/// ``MKGeodesicPolyline`` for one that is straight on the earth.
open class MKPolyline: MKMultiPoint, MKOverlay {
  /// The line, made ready to be drawn at any zoom; built when it is first needed.
  private(set) final lazy var line = SimplifiedLine(mapPoints)

  /// Creates a line through places on the map.
  public init(points: UnsafePointer<MKMapPoint>, count: Int) {
    super.init(mapPoints: Array(UnsafeBufferPointer(start: points, count: count)))
  }

  /// Creates a line through places on the earth.
  public init(coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    super.init(
      mapPoints: UnsafeBufferPointer(start: coordinates, count: count).map { MKMapPoint($0) }
    )
  }

  // Not internal: Embedded Swift would make it anew, under the same name, in each module that makes a line.
  package override init(mapPoints: [MKMapPoint]) {
    super.init(mapPoints: mapPoints)
  }

  open var boundingMapRect: MKMapRect { line.bounds }

  /// The middle of the rectangle that holds the line.
  override open var coordinate: CLLocationCoordinate2D {
    MKMapPoint(x: boundingMapRect.midX, y: boundingMapRect.midY).coordinate
  }

  /// Lets the line go on through more places on the map.
  ///
  /// - Complexity: O(k) for k places, whatever the length of the line, on the whole.
  package final func append(_ places: [MKMapPoint]) {
    guard !places.isEmpty else { return }
    let oldCount = mapPoints.count
    let isShared = mapPoints.isSameBuffer(as: line.points)
    // The line is to own its places alone, or each new one would copy all of them.
    if isShared { mapPoints = [] } else { mapPoints += places }
    line.append(places[...])
    if isShared {
      let isSame = line.points[oldCount...].elementsEqual(places)
      mapPoints = isSame ? line.points : Array(line.points[..<oldCount]) + places
    }
    extendMeasure()
    didChange()
  }

  override package func makeRenderer() -> MKOverlayPathRenderer? {
    MKPolylineRenderer(polyline: self)
  }
}

extension Array {
  /// Whether both arrays share their storage.
  fileprivate func isSameBuffer(as other: [Element]) -> Bool {
    count == other.count
      && withUnsafeBufferPointer { first in
        other.withUnsafeBufferPointer { first.baseAddress == $0.baseAddress }
      }
  }
}
