public import Geodesy
internal import SwitchbackUI

/// Where the shape of a line or an area comes from.
@usableFromInline
enum OverlaySource {
  case line([CLLocationCoordinate2D], MapPolyline.ContourStyle)
  case points([MKMapPoint], MapPolyline.ContourStyle)
  case polyline(MKPolyline)

  /// Whether there is an inside to fill.
  var isArea: Bool { false }

  /// Whether both give the same shape.
  ///
  /// It is told at once where both are the same array.
  func isSame(as other: OverlaySource) -> Bool {
    switch (self, other) {
    case (.line(let a, let style), .line(let b, let otherStyle)):
      style == otherStyle && a.isSame(as: b)
    case (.points(let a, let style), .points(let b, let otherStyle)):
      style == otherStyle && a.isSame(as: b)
    case (.polyline(let a), .polyline(let b)): a === b
    default: false
    }
  }

  /// The shape as a map view shows it.
  func makeOverlay() -> any MKOverlay {
    switch self {
    case .line(let coordinates, .geodesic):
      MKPolyline(mapPoints: Self.geodesic(coordinates).map { MKMapPoint($0) })
    case .line(let coordinates, _): MKPolyline(mapPoints: coordinates.map { MKMapPoint($0) })
    case .points(let points, .geodesic):
      MKPolyline(mapPoints: Self.geodesic(points.map { $0.coordinate }).map { MKMapPoint($0) })
    case .points(let points, _): MKPolyline(mapPoints: points)
    case .polyline(let polyline): polyline
    }
  }

  /// What draws an overlay of this source.
  func makeRenderer(for overlay: any MKOverlay) -> MKOverlayPathRenderer {
    if let polyline = overlay as? MKPolyline { return MKPolylineRenderer(polyline: polyline) }
    return MKOverlayPathRenderer(overlay: overlay)
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
  /// Whether both arrays hold the same bits: without a look where they share their storage.
  ///
  /// Only for elements that are made of numbers alone.
  fileprivate func isSame(as other: [Element]) -> Bool {
    guard count == other.count else { return false }
    return withUnsafeBytes { first in
      other.withUnsafeBytes { second in
        if first.baseAddress == second.baseAddress { return true }
        for offset in stride(from: 0, to: first.count, by: MemoryLayout<UInt64>.size) {
          let word = first.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
          if word != second.loadUnaligned(fromByteOffset: offset, as: UInt64.self) { return false }
        }
        return true
      }
    }
  }
}
