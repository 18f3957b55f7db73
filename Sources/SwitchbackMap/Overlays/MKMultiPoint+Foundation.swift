#if canImport(Foundation) && !hasFeature(Embedded)
public import Foundation
public import Geodesy

extension MKMultiPoint {
  /// Writes the coordinates of some places to memory that has room for them.
  public func getCoordinates(
    _ coords: UnsafeMutablePointer<CLLocationCoordinate2D>,
    range: NSRange
  ) {
    getCoordinates(coords, range: range.location..<(range.location + range.length))
  }

  /// How far along the shape some places lie, see ``location(atPointIndex:)``.
  public func locations(at indexes: IndexSet) -> [CGFloat] {
    indexes.map { location(atPointIndex: $0) }
  }
}
#endif
