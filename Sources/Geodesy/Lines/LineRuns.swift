/// Pieces of lines, ready to be drawn: points in one flat list, cut into runs that are not joined.
///
/// The value is meant to be kept and filled again each frame, which allocates nothing once it has grown.
package struct LineRuns: Hashable, Sendable {
  /// The points of all runs, one run after the other.
  ///
  /// Each run has two points or more.
  package private(set) var points: [MKMapPoint] = []

  /// Where each point lies on its line: the index of the vertex before it, and the fraction of the way to the
  /// next vertex that is drawn.
  ///
  /// Between two vertices that simplification left, the fraction is of the count of vertices, not of length.
  package private(set) var positions: [Double] = []

  /// The index in ``points`` of the first point of each run.
  package private(set) var starts: [Int] = []

  /// Creates a list of no runs.
  package init() {}

  /// The number of runs.
  package var count: Int { starts.count }

  /// The indices in ``points`` of the points of a run.
  package func pointIndices(ofRun run: Int) -> Range<Int> {
    starts[run]..<(run + 1 < starts.count ? starts[run + 1] : points.count)
  }

  /// Forgets all runs but keeps the memory.
  package mutating func removeAll() {
    points.removeAll(keepingCapacity: true)
    positions.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
  }

  mutating func startRun() {
    starts.append(points.count)
  }

  mutating func append(_ point: MKMapPoint, position: Double) {
    points.append(point)
    positions.append(position)
  }

  /// Takes away what lies outside of a range of positions; where a run is cut, it ends at what `point` gives for the end
  /// of the range.
  package mutating func trim(
    to range: ClosedRange<Double>,
    from firstRun: Int = 0,
    point: (Double) -> MKMapPoint
  ) {
    var trimmed = LineRuns()
    for run in 0..<count {
      let indices = pointIndices(ofRun: run)
      guard run >= firstRun else {
        trimmed.startRun()
        for index in indices { trimmed.append(points[index], position: positions[index]) }
        continue
      }
      let first = positions[indices.lowerBound]
      let last = positions[indices.upperBound - 1]
      guard last >= range.lowerBound, first <= range.upperBound else { continue }
      trimmed.startRun()
      if first < range.lowerBound {
        trimmed.append(point(range.lowerBound), position: range.lowerBound)
      }
      for index in indices where range.contains(positions[index]) {
        trimmed.append(points[index], position: positions[index])
      }
      if last > range.upperBound {
        trimmed.append(point(range.upperBound), position: range.upperBound)
      }
    }
    self = trimmed
  }
}
