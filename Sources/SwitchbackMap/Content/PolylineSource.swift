internal import Geodesy
internal import SwitchbackUI

/// Where the places of a line come from.
enum PolylineSource {
  case coordinates([CLLocationCoordinate2D], MapPolyline.ContourStyle)
  case points([MKMapPoint], MapPolyline.ContourStyle)
  case polyline(MKPolyline)

  /// Whether both give the same line.
  ///
  /// It is told at once where both are the same array.
  func isSame(as other: PolylineSource) -> Bool {
    switch (self, other) {
    case (.coordinates(let a, let style), .coordinates(let b, let otherStyle)):
      style == otherStyle && a.hasSameValues(as: b)
    case (.points(let a, let style), .points(let b, let otherStyle)):
      style == otherStyle && a.hasSameValues(as: b)
    case (.polyline(let a), .polyline(let b)): a === b
    default: false
    }
  }

  /// The line as a map view shows it.
  func makePolyline() -> MKPolyline {
    switch self {
    case .coordinates(let coordinates, .geodesic):
      MKPolyline(mapPoints: Self.geodesic(coordinates).map { MKMapPoint($0) })
    case .coordinates(let coordinates, _): MKPolyline(mapPoints: coordinates.map { MKMapPoint($0) })
    case .points(let points, .geodesic):
      MKPolyline(mapPoints: Self.geodesic(points.map { $0.coordinate }).map { MKMapPoint($0) })
    case .points(let points, _): MKPolyline(mapPoints: points)
    case .polyline(let polyline): polyline
    }
  }

  /// The longest piece of a geodesic line, in metres: shorter than what could be seen to leave the great circle.
  private static let longestPiece = 50_000.0

  /// The places with others between them, along great circles.
  private static func geodesic(_ coordinates: [CLLocationCoordinate2D]) -> [CLLocationCoordinate2D]
  {
    var line = Array(coordinates.prefix(1))
    for (start, end) in zip(coordinates, coordinates.dropFirst()) {
      line += start.greatCircle(to: end, spacing: longestPiece).dropFirst()
    }
    return line
  }
}

extension Array {
  /// Whether two arrays of pairs of numbers hold the same to the bit: what is no number is then the same as itself.
  ///
  /// It is told without a look where they share their storage.
  fileprivate func hasSameValues(as other: [Element]) -> Bool {
    if count != other.count { return false }
    return withUnsafeBytes { first in
      other.withUnsafeBytes { second in
        if first.baseAddress == second.baseAddress { return true }
        let words = first.bindMemory(to: UInt64.self)
        return words.elementsEqual(second.bindMemory(to: UInt64.self))
      }
    }
  }
}
