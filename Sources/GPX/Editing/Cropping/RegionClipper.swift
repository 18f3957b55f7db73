/// Cuts a line at the edge of a region.
struct RegionClipper {
  private let places: [SphereVector]
  private let edges: [SphereCircle]
  private let isInside: [Bool]
  private let region: GeographicRegion
  private let keepsInside: Bool
  private var collector = PieceCollector()

  /// Stretches shorter than this angle, six micrometres of way, are rounding.
  private static let shortestStretch = 1e-12

  /// Prepares to cut a segment to what is inside a region, or outside of it.
  init(_ segment: TrackSegment, _ region: GeographicRegion, keepsInside: Bool) {
    self.region = region
    self.keepsInside = keepsInside
    places = segment.places
    edges = region.edges
    isInside = segment.indices.map { region.contains(segment.coordinate(of: $0)) }
  }

  /// The pieces of the line that are kept, as positions of their ends.
  mutating func pieces() -> [(first: LinePosition, last: LinePosition)] {
    for row in places.indices {
      if isInside[row] == keepsInside { collector.begin(at: LinePosition(row: row)) }
      guard row + 1 < places.count else { break }
      // The way between two points inside counts as inside: along a parallel that is the edge, the great
      // circle bulges out of the region.
      if !isInside[row] || !isInside[row + 1] { cut(after: row) }
    }
    collector.end(at: LinePosition(row: places.count - 1))
    return collector.pieces
  }

  /// Cuts the way from a row to the next.
  private mutating func cut(after row: Int) {
    let arc = SphereArc(from: places[row], to: places[row + 1])
    var turns = edges.flatMap { arc.crossings(of: $0) }
    let isEndKept = isInside[row + 1] == keepsInside
    if turns.isEmpty, isInside[row] == isInside[row + 1] { return }
    let length = arc.angle
    turns.sort()
    turns.append(length)
    var position = LinePosition(row: row)
    var previous = 0.0
    for turn in turns where turn - previous > Self.shortestStretch {
      if region.contains(arc.place(at: (previous + turn) / 2).coordinate) == keepsInside {
        collector.begin(at: position)
      } else {
        collector.end(at: position)
      }
      previous = turn
      position = LinePosition(row: row, fraction: turn / length)
    }
    if !isEndKept { collector.end(at: position) }
  }
}
