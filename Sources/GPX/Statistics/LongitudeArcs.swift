/// Finds the smallest rectangle around lines and places, on a globe.
///
/// Longitudes go round, so each line becomes an arc of the circle, and the rectangle is what the
/// widest gap between arcs leaves over.
struct LongitudeArcs {
  private struct Arc {
    /// In `-180..<180`.
    var west: Double
    /// Not below the west; beyond 180 where the arc lies across the antimeridian.
    var east: Double
  }

  private var arcs: [Arc] = []
  private var south = 90.0
  private var north = -90.0

  /// Takes in a place.
  mutating func include(latitude: Double, longitude: Double) {
    south = min(south, latitude)
    north = max(north, latitude)
    insert(west: longitude, east: longitude)
  }

  /// Takes in a line, which goes the shorter way round from point to point.
  mutating func include(_ segment: TrackSegment) {
    guard let first = segment.longitudes.first else { return }
    var turns = 0.0
    var previous = first
    var west = first
    var east = first
    for longitude in segment.longitudes {
      if longitude - previous > 180 { turns -= 360 }
      if previous - longitude > 180 { turns += 360 }
      west = min(west, longitude + turns)
      east = max(east, longitude + turns)
      previous = longitude
    }
    for latitude in segment.latitudes {
      south = min(south, latitude)
      north = max(north, latitude)
    }
    insert(west: west, east: east)
  }

  /// Takes in a rectangle whose eastern edge, not below the western one, may lie any number of turns on.
  mutating func include(latitudes: ClosedRange<Double>, longitudes: ClosedRange<Double>) {
    south = min(south, latitudes.lowerBound)
    north = max(north, latitudes.upperBound)
    insert(west: longitudes.lowerBound, east: longitudes.upperBound)
  }

  private mutating func insert(west: Double, east: Double) {
    var shift = 0.0
    while west + shift < -180 { shift += 360 }
    while west + shift >= 180 { shift -= 360 }
    arcs.append(Arc(west: west + shift, east: min(east + shift, west + shift + 360)))
  }

  /// The rectangle, nil where nothing was taken in.
  var bounds: GeographicBounds? {
    let sorted = arcs.sorted { $0.west < $1.west }
    guard let first = sorted.first else { return nil }
    // The gap that ends where the first arc begins is measured last. An arc across the antimeridian covers the
    // beginning of the circle, too.
    var east = first.east
    for arc in sorted { east = max(east, arc.east - 360) }
    var bestGap = -Double.infinity
    var bestWest = first.west
    var bestEast = east
    for arc in sorted.dropFirst() {
      if arc.west - east > bestGap {
        bestGap = arc.west - east
        bestWest = arc.west
        bestEast = east
      }
      east = max(east, arc.east)
    }
    // At equal gaps the rectangle that does not go round is preferred.
    if first.west + 360 - east >= bestGap {
      bestGap = first.west + 360 - east
      bestWest = first.west
      bestEast = east
    }
    if bestGap <= 0 { return GeographicBounds(south: south, west: -180, north: north, east: 180) }
    if bestEast > 180 { bestEast -= 360 }
    // An edge on the antimeridian is 180 to the east of a rectangle.
    if bestEast == -180, bestWest > bestEast { bestEast = 180 }
    return GeographicBounds(south: south, west: bestWest, north: north, east: bestEast)
  }
}
