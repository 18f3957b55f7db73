internal import CMath
package import Drawing
package import Geodesy

/// Where the map is looked at from: the one snapshot that everything in a frame is placed by.
///
/// The map is drawn flat. Screen points and map points are tied by a similarity: a shift, a scale and a turn.
package struct MapViewport: Hashable, Sendable {
  /// The extent of the view, in points.
  package var size: CGSize

  /// The place in the middle of the view.
  package var center: MKMapPoint

  /// The points on the screen that one map point is wide.
  package var scale: Double

  /// The direction that points up, in degrees clockwise from north.
  package var heading: Double

  /// The tilt that was asked for, in degrees; it is kept and not drawn.
  package var pitch: Double

  /// Creates a viewport.
  package init(
    size: CGSize,
    center: MKMapPoint,
    scale: Double,
    heading: Double = 0,
    pitch: Double = 0
  ) {
    self.size = size
    self.center = center
    self.scale = scale
    self.heading = heading
    self.pitch = pitch
  }

  /// The width of the world, in points on the screen.
  package var worldWidth: Double { MKMapSize.world.width * scale }

  /// Web map zoom: at 0 the world is 256 points wide, and each level doubles it.
  package var zoom: Double { log2(worldWidth / 256) }

  /// The points of the screen that a zoom level gives one map point.
  package static func scale(zoom: Double) -> Double {
    256 * exp2(zoom) / MKMapSize.world.width
  }

  /// The metres on the ground that one point of the screen stands for, in the middle of the view.
  package var metersPerPoint: Double {
    MKMetersPerMapPointAtLatitude(center.coordinate.latitude) / scale
  }

  /// Where a place appears; the copy of the world is the caller's to choose.
  package func point(for mapPoint: MKMapPoint) -> CGPoint {
    // The centre is taken away first: at high zoom the difference is small and keeps its digits.
    let x = (mapPoint.x - center.x) * scale
    let y = (mapPoint.y - center.y) * scale
    let turned = turn(x, y, by: -heading)
    return CGPoint(x: turned.x + Double(size.width) / 2, y: turned.y + Double(size.height) / 2)
  }

  /// Which place appears there; it may lie in another copy of the world.
  package func mapPoint(for point: CGPoint) -> MKMapPoint {
    let turned = turn(
      Double(point.x) - Double(size.width) / 2,
      Double(point.y) - Double(size.height) / 2,
      by: heading
    )
    return MKMapPoint(x: center.x + turned.x / scale, y: center.y + turned.y / scale)
  }

  /// The copy of a place that is nearest to the middle of the view.
  package func nearestCopy(of mapPoint: MKMapPoint) -> MKMapPoint {
    let world = MKMapSize.world.width
    let copies = ((center.x - mapPoint.x) / world).rounded()
    return MKMapPoint(x: mapPoint.x + copies * world, y: mapPoint.y)
  }

  /// The smallest upright rectangle of the map that holds all that is seen, and `margin` points beyond.
  package func visibleMapRect(margin: Double = 0) -> MKMapRect {
    let corners = [
      CGPoint(x: -margin, y: -margin),
      CGPoint(x: Double(size.width) + margin, y: -margin),
      CGPoint(x: -margin, y: Double(size.height) + margin),
      CGPoint(x: Double(size.width) + margin, y: Double(size.height) + margin),
    ].map { mapPoint(for: $0) }
    var low = corners[0]
    var high = corners[0]
    for corner in corners {
      low = MKMapPoint(x: min(low.x, corner.x), y: min(low.y, corner.y))
      high = MKMapPoint(x: max(high.x, corner.x), y: max(high.y, corner.y))
    }
    return MKMapRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// The viewport moved so that the place appears there.
  package func placing(_ mapPoint: MKMapPoint, at point: CGPoint) -> MapViewport {
    let offset = turn(
      Double(point.x) - Double(size.width) / 2,
      Double(point.y) - Double(size.height) / 2,
      by: heading
    )
    var moved = self
    moved.center = MKMapPoint(x: mapPoint.x - offset.x / scale, y: mapPoint.y - offset.y / scale)
    return moved
  }

  /// The viewport moved as if the map was dragged by so many points.
  package func dragged(byX dx: Double, y dy: Double) -> MapViewport {
    let turned = turn(dx, dy, by: heading)
    var moved = self
    moved.center = MKMapPoint(
      x: center.x - turned.x / scale,
      y: center.y - turned.y / scale
    )
    return moved
  }

  /// The viewport at another scale, with the place under the point kept where it is.
  package func scaled(to scale: Double, about point: CGPoint) -> MapViewport {
    let anchor = mapPoint(for: point)
    var scaled = self
    scaled.scale = scale
    return scaled.placing(anchor, at: point)
  }

  private func turn(_ x: Double, _ y: Double, by degrees: Double) -> (x: Double, y: Double) {
    if degrees == 0 { return (x, y) }
    let angle = degrees * .pi / 180
    return (x * cos(angle) - y * sin(angle), x * sin(angle) + y * cos(angle))
  }
}
