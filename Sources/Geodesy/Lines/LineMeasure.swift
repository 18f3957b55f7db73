internal import CMath

/// How far along a line its vertices lie, in metres on the ground.
///
/// The lengths of runs of pieces are kept, not that of each piece, so that it takes an eighth of a byte a vertex. The
/// line itself is the caller's, who hands it in again with each question.
package struct LineMeasure: Sendable {
  /// The number of pieces that are measured together.
  static let piecesPerStep = 64

  /// The distances along the line of the first vertex, of each ``piecesPerStep``th, and of the last.
  private var steps: [Double] = []

  /// The number of vertices that have been measured.
  package private(set) var count = 0

  /// The length of the line, in metres.
  package private(set) var length = 0.0

  /// Measures a line whose pieces go the short way round the world; vertices that are not on the map add nothing.
  ///
  /// - Complexity: O(n).
  package init(_ line: [MKMapPoint]) {
    extend(to: line)
  }

  /// Measures what a line has grown by.
  ///
  /// - Complexity: O(k) for k new vertices.
  package mutating func extend(to line: [MKMapPoint]) {
    guard line.count > count else { return }
    // The last step may have been cut short.
    let complete = count > 0 ? (count - 1) / Self.piecesPerStep : 0
    if steps.count > complete + 1 { steps.removeLast(steps.count - complete - 1) }
    if steps.isEmpty { steps = [0] }
    var distance = steps[complete]
    var first = complete * Self.piecesPerStep
    steps.reserveCapacity(line.count / Self.piecesPerStep + 2)
    while first < line.count - 1 {
      let last = min(first + Self.piecesPerStep, line.count - 1)
      distance += Self.length(of: line, from: first, to: last)
      steps.append(distance)
      first = last
    }
    count = line.count
    length = distance
  }

  /// How far along the line a vertex lies, in metres.
  ///
  /// - Complexity: O(1).
  package func distance(atVertex vertex: Int, of line: [MKMapPoint]) -> Double {
    let step = min(vertex / Self.piecesPerStep, steps.count - 1)
    return steps[step] + Self.length(of: line, from: step * Self.piecesPerStep, to: vertex)
  }

  /// How far along the line a place lies: a vertex's index and the fraction of the piece after it.
  package func distance(atPosition position: Double, of line: [MKMapPoint]) -> Double {
    guard count > 1 else { return 0 }
    let vertex = max(0, min(Int(position.rounded(.down)), count - 1))
    let start = distance(atVertex: vertex, of: line)
    let fraction = position - Double(vertex)
    guard fraction > 0, vertex + 1 < count else { return start }
    return start + fraction * Self.length(of: line, from: vertex, to: vertex + 1)
  }

  /// The place at a distance along the line: a vertex's index and the fraction of the piece after it.
  ///
  /// What lies before the line is its first place, what lies after it the last one.
  ///
  /// - Complexity: O(log n).
  package func position(atDistance distance: Double, of line: [MKMapPoint]) -> Double {
    guard count > 1, distance > 0 else { return 0 }
    guard distance < length else { return Double(count - 1) }
    var lower = 0
    var upper = steps.count - 1
    while upper - lower > 1 {
      let middle = (lower + upper) / 2
      if steps[middle] <= distance { lower = middle } else { upper = middle }
    }
    var rest = distance - steps[lower]
    let first = lower * Self.piecesPerStep
    let last = min(first + Self.piecesPerStep, count - 1)
    for vertex in first..<last {
      let piece = Self.length(of: line, from: vertex, to: vertex + 1)
      if rest < piece { return Double(vertex) + rest / piece }
      rest -= piece
    }
    return Double(last)
  }

  /// The extent from north to south up to which pieces are measured by the scale in their middle, in map points.
  ///
  /// It is 1/64° at the equator, so the scale at the ends differs from that in the middle by less than 1.4 in 10,000,
  /// and the two halves even that out.
  private static let flatExtent = 0x1p28 / 360 / 64

  /// The length of the pieces between two vertices.
  private static func length(of line: [MKMapPoint], from first: Int, to last: Int) -> Double {
    guard last > first else { return 0 }
    var lower = Double.infinity
    var upper = -Double.infinity
    var isFlat = true
    line.withUnsafeBufferPointer { line in
      var previous = line[first]
      for index in first...last {
        let point = line[index]
        lower = min(lower, point.y)
        upper = max(upper, point.y)
        // A number that is none fails this, too.
        if !(abs(point.x - previous.x) < flatExtent) { isFlat = false }
        previous = point
      }
    }
    guard isFlat, upper - lower < flatExtent else {
      return exactLength(of: line, from: first, to: last)
    }
    let scale = LocalScale(atY: (lower + upper) / 2)
    return line.withUnsafeBufferPointer { line in
      var length = 0.0
      for index in first..<last {
        let east = (line[index + 1].x - line[index].x) * scale.east
        let south = (line[index + 1].y - line[index].y) * scale.south
        length += (east * east + south * south).squareRoot()
      }
      return length
    }
  }

  private static func exactLength(of line: [MKMapPoint], from first: Int, to last: Int) -> Double {
    var length = 0.0
    var previous: MKMapPoint?
    for index in first...last where line[index].isOnMap {
      let point = line[index]
      if let previous, previous != point {
        let isShort =
          abs(point.x - previous.x) < flatExtent && abs(point.y - previous.y) < flatExtent
        length +=
          isShort
          ? LocalScale(atY: (previous.y + point.y) / 2).distance(from: previous, to: point)
          : previous.coordinate.geodesicDistance(to: point.coordinate)
      }
      previous = point
    }
    return length
  }
}

/// The metres that one map point measures at a latitude, on the WGS 84 ellipsoid.
///
/// Source: J. P. Snyder, *Map Projections: A Working Manual*, USGS Professional Paper 1395 (1987), equations 4-18 and
/// 4-20 for the radii of curvature.
private struct LocalScale {
  let east: Double
  let south: Double

  init(atY y: Double) {
    let perPoint = 2 * Double.pi / WebMercator.worldWidth
    let northing = (WebMercator.worldWidth / 2 - y) * perPoint
    let cosine = 1 / cosh(northing)
    let sine = tanh(northing)
    let eccentricity = Earth.flattening * (2 - Earth.flattening)
    let rest = 1 - eccentricity * sine * sine
    // A step on the map is as many radians of longitude, and as many of latitude times the cosine.
    east = Earth.equatorialRadius / rest.squareRoot() * cosine * perPoint
    south = east * (1 - eccentricity) / rest
  }

  func distance(from a: MKMapPoint, to b: MKMapPoint) -> Double {
    let east = (b.x - a.x) * self.east
    let south = (b.y - a.y) * self.south
    return (east * east + south * south).squareRoot()
  }
}
