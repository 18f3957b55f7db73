public import Drawing
public import Geodesy
public import SwitchbackUI

/// What a `MapReader` tells of its map.
///
/// It tells what is on the screen when it is asked, so ask it in an action, such as that of a tap, rather than while
/// views are made.
public struct MapProxy {
  /// The extent, in points, of the view that a camera is found for while there is no map.
  private static let usualSize = CGSize(width: 1000, height: 1000)

  let link: MapLink

  /// The camera from which the map shows a region whole, with north up.
  public func camera(framing region: MKCoordinateRegion) -> MapCamera {
    camera { .region(region, $0, facesNorth: true) }
  }

  /// The camera from which the map shows a rectangle whole, with north up.
  public func camera(framing rect: MKMapRect) -> MapCamera {
    camera { .rect(rect, $0, facesNorth: true) }
  }

  /// The place that appears at a point; `nil` where the point is not on the map.
  ///
  /// The local coordinates are those of the map itself.
  public func convert<Space: CoordinateSpaceProtocol>(
    _ point: CGPoint,
    from space: Space
  ) -> CLLocationCoordinate2D? {
    guard let map = link.map else { return nil }
    let own = map.convert(point, from: space.coordinateSpace)
    guard map.bounds.contains(own) else { return nil }
    return map.convert(own, toCoordinateFrom: map)
  }

  /// Where a place appears; `nil` where it is not in sight.
  ///
  /// The local coordinates are those of the map itself.
  public func convert<Space: CoordinateSpaceProtocol>(
    _ coordinate: CLLocationCoordinate2D,
    to space: Space
  ) -> CGPoint? {
    guard let map = link.map else { return nil }
    let own = map.convert(coordinate, toPointTo: map)
    guard map.bounds.contains(own) else { return nil }
    return map.convert(own, to: space.coordinateSpace)
  }

  private func camera(_ framing: (UIEdgeInsets) -> Framing) -> MapCamera {
    if let map = link.map, map.viewport.size.width > 0, map.viewport.size.height > 0 {
      return MapCamera(map.viewport(framing: framing(map.contentInsets)))
    }
    let viewport = MapViewport(
      size: Self.usualSize,
      center: MKMapPoint(x: 0, y: 0),
      scale: MapViewport.scale(zoom: 0)
    )
    return MapCamera(framing(.zero).viewport(from: viewport, limits: CameraLimits()))
  }
}
