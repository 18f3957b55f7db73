internal import Geodesy

/// Finds the smallest rectangle around lines and places, on a globe.
///
/// Longitudes go round, so each line becomes an arc of the circle, and the rectangle is what the
/// widest gap between arcs leaves over. Its edges are longitudes that were taken in, to the last digit.
struct LongitudeArcs {
  /// An end of an arc: a longitude as it was taken in, and where it lies on the line of longitudes.
  private struct End {
    var longitude: Double
    var position: Double
  }

  private struct Arc {
    /// Its position is in `-180..<180`.
    var west: End
    /// Its position is not below that of the west, and beyond 180 where the arc lies across the antimeridian.
    var east: End
  }

  private var arcs: [Arc] = []

  /// Whether one arc alone goes all the way round.
  private var goesRound = false

  private var south = 90.0
  private var north = -90.0

  /// Takes in a place.
  mutating func include(latitude: Double, longitude: Double) {
    let there = ContinuedLongitude(longitude: longitude)
    include(latitudes: latitude...latitude, longitudes: there...there)
  }

  /// Takes in a line, which goes the shorter way round from point to point.
  mutating func include(_ segment: TrackSegment) {
    guard let first = segment.longitudes.first, var south = segment.latitudes.first else { return }
    var here = ContinuedLongitude(longitude: first)
    var west = here
    var east = here
    for longitude in segment.longitudes {
      here = here.next(longitude)
      west = min(west, here)
      east = max(east, here)
    }
    var north = south
    for latitude in segment.latitudes {
      south = min(south, latitude)
      north = max(north, latitude)
    }
    include(latitudes: south...north, longitudes: west...east)
  }

  /// Takes in a rectangle.
  mutating func include(
    latitudes: ClosedRange<Double>,
    longitudes: ClosedRange<ContinuedLongitude>
  ) {
    south = min(south, latitudes.lowerBound)
    north = max(north, latitudes.upperBound)
    let west = longitudes.lowerBound
    let east = longitudes.upperBound
    // On a meridian that is the end of the line, an arc begins at its other end.
    let start = west.longitude == 180 ? -180 : west.longitude
    let width = east.position - west.position
    if width >= 360 { goesRound = true }
    arcs.append(
      Arc(
        west: End(longitude: start, position: start),
        east: End(longitude: east.longitude, position: start + width)
      )
    )
  }

  /// The rectangle, nil where nothing was taken in.
  var bounds: GeographicBounds? {
    let sorted = risingOrder(of: arcs.map { $0.west.position }).map { arcs[$0] }
    guard var reached = sorted.first?.east else { return nil }
    for arc in sorted where arc.east.position > reached.position { reached = arc.east }
    // The arcs that reach across the antimeridian cover its other side up to here.
    reached.position -= 360
    var bestGap = -Double.infinity
    var best = (west: reached, east: reached)
    for arc in sorted {
      // Of equal gaps the first is taken, so that the rectangle does not go round.
      if arc.west.position - reached.position > bestGap {
        bestGap = arc.west.position - reached.position
        best = (arc.west, reached)
      }
      if arc.east.position > reached.position { reached = arc.east }
    }
    if goesRound || bestGap <= 0 {
      return GeographicBounds(south: south, west: -180, north: north, east: 180)
    }
    // An edge on the antimeridian is 180 to the east of a rectangle, unless it is the western edge, too.
    let isOnAntimeridian = abs(best.east.longitude) == 180
    let edge = best.west.longitude > -180 ? 180.0 : -180
    return GeographicBounds(
      south: south,
      west: best.west.longitude,
      north: north,
      east: isOnAntimeridian ? edge : best.east.longitude
    )
  }
}
