internal import Drawing
internal import Geodesy

/// How near places are to each other whose pictures overlap on a level.
///
/// The world is round: what is near across the 180th meridian is near.
struct ClusterReach {
  /// How far the middle of several places may lie from the rectangle that holds them, because numbers are rounded.
  private static let slack = 0.001

  /// In map points, from west to east and from north to south.
  let width: Double
  let height: Double

  /// Of pictures of an extent in points.
  init(extent: CGSize, level: Int) {
    let scale = MapViewport.scale(zoom: ClusterTree.zoom(level: level))
    width = Double(extent.width) / scale
    height = Double(extent.height) / scale
  }

  /// Whether the pictures of two places in the world overlap.
  func joins(_ first: MKMapPoint, _ second: MKMapPoint) -> Bool {
    let x = abs(first.x - second.x)
    return min(x, MKMapSize.world.width - x) < width && abs(first.y - second.y) < height
  }

  /// Whether the pictures of a place and of one in a rectangle may overlap.
  func joins(_ place: MKMapPoint, _ bounds: MKMapRect) -> Bool {
    let height = height + Self.slack
    if place.y < bounds.minY - height || place.y > bounds.maxY + height { return false }
    let world = MKMapSize.world.width
    let west = bounds.minX - width - Self.slack
    let east = bounds.maxX + width + Self.slack
    return place.x >= west && place.x <= east || place.x - world >= west && place.x - world <= east
      || place.x + world >= west && place.x + world <= east
  }
}
