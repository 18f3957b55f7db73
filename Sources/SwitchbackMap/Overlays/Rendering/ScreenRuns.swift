internal import Drawing
internal import Geodesy

/// The parts of lines that are drawn, where they appear: kept as long as the same is looked at.
struct ScreenRuns {
  /// What the parts were made for.
  struct Key: Hashable {
    var viewport: MapViewport
    var outset: Double
    var copies: [Int]
    var tolerance: Double
    var pointCount: Int
    var start: Double
    var end: Double
    var keepsPositions: Bool
  }

  /// The extent below which a part is drawn as a dot, in points.
  static let dotExtent: Float = 1

  /// How near to the dot before another one is left out, in points.
  private static let sameDotDistance: Float = 0.25

  /// x and y of each point in turn.
  private(set) var points: [Float] = []

  /// The number of points of each part.
  private(set) var counts: [Int] = []

  /// The index of the line that each part is of.
  private(set) var lines: [Int32] = []

  /// The copy of the world that each part is in.
  private(set) var copies: [Int32] = []

  /// Where the points lie on their lines, see ``LineRuns/positions``; empty where nobody asks.
  private(set) var positions: [Double] = []

  /// The points of the parts that are too small to be seen but by their caps.
  private(set) var dots: [Float] = []
  private(set) var dotCounts: [Int] = []

  init() {}

  /// The number of vertices.
  var vertexCount: Int { (points.count + dots.count) / 2 }

  /// Adds the runs of a line.
  ///
  /// Dots are set apart only where no positions are kept.
  mutating func append(
    _ runs: LineRuns,
    ofLine line: Int,
    copy: Int,
    projection: MapProjection,
    keepsPositions: Bool
  ) {
    for run in 0..<runs.count {
      let indices = runs.pointIndices(ofRun: run)
      let start = points.count
      var low = SIMD2<Float>(repeating: .infinity)
      var high = SIMD2<Float>(repeating: -.infinity)
      for index in indices {
        let place = projection.point(for: runs.points[index])
        let point = SIMD2(Float(place.x), Float(place.y))
        low = SIMD2(min(low.x, point.x), min(low.y, point.y))
        high = SIMD2(max(high.x, point.x), max(high.y, point.y))
        points.append(point.x)
        points.append(point.y)
      }
      let extent = high - low
      let isDot = extent.x < Self.dotExtent && extent.y < Self.dotExtent
      if isDot, !keepsPositions {
        moveLastToDots(from: start)
        continue
      }
      counts.append(indices.count)
      lines.append(Int32(line))
      copies.append(Int32(copy))
      if keepsPositions { positions += runs.positions[indices] }
    }
  }

  private mutating func moveLastToDots(from start: Int) {
    let first = SIMD2(points[start], points[start + 1])
    let last = SIMD2(points[points.count - 2], points[points.count - 1])
    points.removeLast(points.count - start)
    // Where many lines are one dot, one is drawn.
    if dots.count >= 2 {
      let before = SIMD2(dots[dots.count - 2], dots[dots.count - 1])
      if isNear(before, first), isNear(before, last) { return }
    }
    dots += [first.x, first.y, last.x, last.y]
    dotCounts.append(2)
  }

  private func isNear(_ first: SIMD2<Float>, _ second: SIMD2<Float>) -> Bool {
    let distance = first - second
    return abs(distance.x) < Self.sameDotDistance && abs(distance.y) < Self.sameDotDistance
  }
}
