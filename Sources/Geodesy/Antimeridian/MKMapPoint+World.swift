extension MKMapPoint {
  /// The largest distance from the origin of a point that takes part in lines and extents: 4096 worlds.
  ///
  /// Nearer than this, a Double holds a map point's position to a thousandth; farther there is no map.
  package static let reach = 0x1p40

  /// Whether both numbers are finite and within ``reach``.
  package var isOnMap: Bool { abs(x) <= Self.reach && abs(y) <= Self.reach }

  /// The copy of this point, whole worlds away, that is nearest to an x.
  ///
  /// A point that is half a world away stays: both copies are equally near.
  package func copy(nearestTo reference: Double) -> MKMapPoint {
    MKMapPoint(x: x + Self.shift(from: reference, to: x), y: y)
  }

  /// Moves each point of a line by whole worlds, so that none is more than half a world from the one
  /// before.
  ///
  /// The first point stays. So a line across the 180th meridian takes the short way, and may leave the
  /// world. Points that are not ``isOnMap`` stay and are looked past.
  package static func unwrap(_ line: inout [MKMapPoint]) {
    guard var previous = line.first(where: { $0.isOnMap })?.x else { return }
    for index in line.indices where line[index].isOnMap {
      line[index].x += shift(from: previous, to: line[index].x)
      previous = line[index].x
    }
  }

  /// The whole worlds, in map points, that bring `x` to within half a world of `reference`.
  static func shift(from reference: Double, to x: Double) -> Double {
    let world = WebMercator.worldWidth
    let difference = x - reference
    if abs(difference) <= world / 2 { return 0 }
    let worlds = -(difference / world).rounded(.toNearestOrEven)
    return worlds * world
  }
}
