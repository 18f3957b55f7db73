internal import CMath
package import Drawing
package import Geodesy

/// Where the world is looked at from.
package struct WorldView: Hashable {
  /// The extent of the picture, in points.
  package var size: CGSize

  /// The place in its middle.
  package var center: MKMapPoint

  /// The points of the picture that one map point is wide.
  package var scale: Double

  /// The direction that points up, in degrees clockwise from north.
  package var heading: Double

  package init(size: CGSize, center: MKMapPoint, scale: Double, heading: Double) {
    self.size = size
    self.center = center
    self.scale = scale
    self.heading = heading
  }

  /// The zoom, at which 0 shows the world 256 points wide.
  var zoom: Double { log2(MKMapSize.world.width * scale / 256) }

  /// What is seen of the map, and maybe more: an upright rectangle, as parts of the world's width.
  ///
  /// It may reach into other copies of the world.
  var visible: (x: ClosedRange<Double>, y: ClosedRange<Double>) {
    let (width, height) = (Double(size.width), Double(size.height))
    let angle = heading * .pi / 180
    let (cosine, sine) = (abs(cos(angle)), abs(sin(angle)))
    let points = MKMapSize.world.width * scale
    let halfWidth = (width * cosine + height * sine) / 2 / points
    let halfHeight = (width * sine + height * cosine) / 2 / points
    let (x, y) = (center.x / MKMapSize.world.width, center.y / MKMapSize.world.width)
    return (x - halfWidth...x + halfWidth, y - halfHeight...y + halfHeight)
  }

  /// From a square of the world, which is `1 / tiles` wide and divided into `units`, to the picture.
  func transform(column: Int, row: Int, tiles: Int, units: Double) -> CGAffineTransform {
    let width = MKMapSize.world.width / Double(tiles)
    // The middle is taken away first: at high zoom the difference is small and keeps its digits.
    let left = (Double(column) * width - center.x) * scale
    let top = (Double(row) * width - center.y) * scale
    let unit = width * scale / units
    let angle = -heading * .pi / 180
    let (cosine, sine) = (cos(angle), sin(angle))
    return CGAffineTransform(
      a: CGFloat(cosine * unit),
      b: CGFloat(sine * unit),
      c: CGFloat(-sine * unit),
      d: CGFloat(cosine * unit),
      tx: CGFloat(left * cosine - top * sine + Double(size.width) / 2),
      ty: CGFloat(left * sine + top * cosine + Double(size.height) / 2)
    )
  }
}
