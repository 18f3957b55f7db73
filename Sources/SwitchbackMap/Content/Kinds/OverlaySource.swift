public import Geodesy
internal import SwitchbackUI

/// Where the shape of a line or an area comes from.
@usableFromInline
enum OverlaySource {
  case line([CLLocationCoordinate2D], MapPolyline.ContourStyle)
  case points([MKMapPoint], MapPolyline.ContourStyle)
  case polyline(MKPolyline)
  case polygon([CLLocationCoordinate2D])
  case polygonPoints([MKMapPoint])
  case polygonShape(MKPolygon)
  case circle(CLLocationCoordinate2D, CLLocationDistance)
  case circleIn(MKMapRect)
  case circleShape(MKCircle)

  /// Whether there is an inside to fill.
  var isArea: Bool {
    switch self {
    case .line, .points, .polyline: false
    case .polygon, .polygonPoints, .polygonShape, .circle, .circleIn, .circleShape: true
    }
  }

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
    case (.polygon(let a), .polygon(let b)): a.isSame(as: b)
    case (.polygonPoints(let a), .polygonPoints(let b)): a.isSame(as: b)
    case (.polygonShape(let a), .polygonShape(let b)): a === b
    case (.circle(let a, let radius), .circle(let b, let other)):
      [a].isSame(as: [b]) && radius.bitPattern == other.bitPattern
    case (.circleIn(let a), .circleIn(let b)): [a].isSame(as: [b])
    case (.circleShape(let a), .circleShape(let b)): a === b
    default: false
    }
  }

  /// The places that an older line is to go on through to be this one; `nil` where that does not make it so.
  func growth(since older: OverlaySource) -> [MKMapPoint]? {
    switch (self, older) {
    case (.line(let new, let style), .line(let old, let oldStyle)):
      guard style == oldStyle, old.count > 1, new.hasGrown(from: old) else { return nil }
      if style == .straight { return new[old.count...].map { MKMapPoint($0) } }
      let way = MKMapPoint.greatCircles(through: Array(new[(old.count - 1)...]))
      return Array(way.dropFirst())
    case (.points(let new, .straight), .points(let old, .straight)):
      guard old.count > 1, new.hasGrown(from: old) else { return nil }
      return Array(new[old.count...])
    default: return nil
    }
  }

  /// The shape as a map view shows it.
  func makeOverlay() -> any MKOverlay {
    switch self {
    case .line(let coordinates, .geodesic):
      MKPolyline(mapPoints: MKMapPoint.greatCircles(through: coordinates))
    case .line(let coordinates, _): MKPolyline(mapPoints: coordinates.map { MKMapPoint($0) })
    case .points(let points, .geodesic):
      MKPolyline(mapPoints: MKMapPoint.greatCircles(through: points.map { $0.coordinate }))
    case .points(let points, _): MKPolyline(mapPoints: points)
    case .polyline(let polyline): polyline
    case .polygon(let coordinates): MKPolygon(mapPoints: coordinates.map { MKMapPoint($0) })
    case .polygonPoints(let points): MKPolygon(mapPoints: points)
    case .polygonShape(let polygon): polygon
    case .circle(let center, let radius): MKCircle(center: center, radius: radius)
    case .circleIn(let rect): MKCircle(mapRect: rect)
    case .circleShape(let circle): circle
    }
  }

  /// What draws an overlay of this source.
  func makeRenderer(for overlay: any MKOverlay) -> MKOverlayPathRenderer {
    if let polyline = overlay as? MKPolyline { return MKPolylineRenderer(polyline: polyline) }
    if let polygon = overlay as? MKPolygon { return MKPolygonRenderer(polygon: polygon) }
    if let circle = overlay as? MKCircle { return MKCircleRenderer(circle: circle) }
    return MKOverlayPathRenderer(overlay: overlay)
  }
}

extension Array {
  /// Whether both arrays hold the same bits: without a look where they share their storage.
  ///
  /// Only for elements that are made of numbers alone.
  fileprivate func isSame(as other: [Element]) -> Bool {
    count == other.count && startsWith(other)
  }

  /// Whether the array holds the bits of another one, and more after them.
  fileprivate func hasGrown(from other: [Element]) -> Bool {
    count > other.count && startsWith(other)
  }

  private func startsWith(_ other: [Element]) -> Bool {
    withUnsafeBytes { first in
      other.withUnsafeBytes { second in
        if first.baseAddress == second.baseAddress { return true }
        let size = MemoryLayout<UInt64>.size
        var offset = 0
        while offset < second.count {
          // Differences are gathered over a while, which processors do for several words at once.
          let end = Swift.min(offset + 64 * size, second.count)
          var difference: UInt64 = 0
          while offset < end {
            difference |=
              first.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
              ^ second.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            offset += size
          }
          if difference != 0 { return false }
        }
        return true
      }
    }
  }
}
