internal import GPX

/// Heights along the way, thinned to what a small chart can show.
struct ViewerProfile: Hashable, Sendable {
  /// A place on the chart.
  struct Point: Hashable, Sendable {
    /// Metres from the beginning.
    var distance: Double

    /// Metres above the sea.
    var elevation: Double
  }

  /// How many columns the way is cut into; each keeps its lowest and its highest point.
  private static let columns = 300

  /// The pieces of the line; between them the way or its height is not known.
  private(set) var pieces: [[Point]] = []
  private(set) var distance = 0.0
  private(set) var lowest = Double.infinity
  private(set) var highest = -Double.infinity

  /// Whether there is no line to draw.
  var isEmpty: Bool { distance <= 0 || !pieces.contains { $0.count > 1 } }

  /// Adds another way behind those that are there.
  mutating func add(_ profile: ElevationProfile) {
    let width = max(profile.distance / Double(Self.columns), 1e-9)
    let starts = profile.segmentStarts + [profile.distances.count]
    for (start, end) in zip(starts, starts.dropFirst()) {
      var column = Column()
      var piece: [Point] = []
      for row in start..<end {
        guard let elevation = profile.elevations[row] else { continue }
        let along = profile.distances[row]
        if column.end < along {
          column.flush(into: &piece)
          column.end = along + width
        }
        column.include(Point(distance: distance + along, elevation: elevation))
        lowest = min(lowest, elevation)
        highest = max(highest, elevation)
      }
      column.flush(into: &piece)
      if !piece.isEmpty { pieces.append(piece) }
    }
    distance += profile.distance
  }
}

/// The points of a piece of the way that is about as wide as a pixel.
private struct Column {
  var end = -Double.infinity
  private var low: ViewerProfile.Point?
  private var high: ViewerProfile.Point?

  mutating func include(_ point: ViewerProfile.Point) {
    if low.map({ point.elevation < $0.elevation }) ?? true { low = point }
    if high.map({ point.elevation > $0.elevation }) ?? true { high = point }
  }

  mutating func flush(into piece: inout [ViewerProfile.Point]) {
    guard let low, let high else { return }
    let first = low.distance < high.distance ? low : high
    let second = low.distance < high.distance ? high : low
    piece.append(first)
    if second != first { piece.append(second) }
    self.low = nil
    self.high = nil
  }
}
