extension SimplifiedLine {
  /// The vertices whose importance exceeds a tolerance, but of those that follow each other beyond one side
  /// of a window only some, among them the first and the last.
  ///
  /// The last vertex of the line, which repeats the first in a closed one, is not given.
  ///
  /// What is left out lies with what stands for it on the far side of a straight line past the window, so a
  /// closed line winds round each point of the window as often as before.
  ///
  /// - Complexity: O(k + b), for k vertices in boxes that are not beyond a side and b boxes.
  func verticesAround(_ window: BoundingBox, tolerance: Double) -> [MKMapPoint] {
    let tolerance = tolerance > 0 ? min(tolerance, .greatestFiniteMagnitude) : 0
    let level = level(for: tolerance)
    var vertices: [MKMapPoint] = []
    var box = 0
    while box < level.boxes.count {
      let first = box
      box += 1
      guard let side = window.side(beyond: level.boxes[first]) else {
        let entries = level.entries(ofBox: first)
        appendKept(of: level, entries, tolerance, to: &vertices)
        continue
      }
      while box < level.boxes.count && window.isPassed(by: level.boxes[box], at: side) { box += 1 }
      let start = level.entries(ofBox: first).lowerBound
      let end = level.entries(ofBox: box - 1).upperBound
      appendOutermost(of: level, start...end, tolerance, to: &vertices)
    }
    return vertices
  }

  /// Appends the kept vertices of some entries but the last, which the entries that follow begin with.
  private func appendKept(
    of level: LineLevel,
    _ entries: ClosedRange<Int>,
    _ tolerance: Double,
    to vertices: inout [MKMapPoint]
  ) {
    for entry in entries.lowerBound..<entries.upperBound {
      let vertex = level.vertex(entry)
      if Double(importances[vertex]) > tolerance { vertices.append(points[vertex]) }
    }
  }

  /// Appends the first and the last kept vertex of some entries but the last.
  private func appendOutermost(
    of level: LineLevel,
    _ entries: ClosedRange<Int>,
    _ tolerance: Double,
    to vertices: inout [MKMapPoint]
  ) {
    let inner = entries.lowerBound..<entries.upperBound
    let isKept = { (entry: Int) in Double(importances[level.vertex(entry)]) > tolerance }
    guard let first = inner.first(where: isKept), let last = inner.last(where: isKept) else {
      return
    }
    vertices.append(points[level.vertex(first)])
    if last > first { vertices.append(points[level.vertex(last)]) }
  }
}

extension BoundingBox {
  /// The side that all of another box lies beyond, if there is one.
  fileprivate func side(beyond other: BoundingBox) -> Side? {
    Side.allCases.first { isPassed(by: other, at: $0) }
  }
}
