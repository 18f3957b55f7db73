extension SimplifiedLine {
  /// Appends the visible part of the line to runs, simplified.
  ///
  /// No vertex that is left out lies farther than the tolerance from what is given. The ends of the line are
  /// always kept, so a line in the rectangle gives at least a dot: a run of two points, which may be equal.
  ///
  /// - Parameters:
  ///   - rect: The part of the map to clip to, in the world that the result is drawn in.
  ///   - tolerance: The largest error, in map points; what is not greater than 0 keeps every bend.
  ///   - xOffset: The whole worlds, in map points, by which the copy that is drawn is moved.
  ///   - runs: What the points, moved by `xOffset`, are appended to.
  /// - Complexity: O(k + b), for k vertices that are given and the b boxes of the level that is used.
  package func appendRuns(
    in rect: MKMapRect,
    tolerance: Double,
    xOffset: Double = 0,
    to runs: inout LineRuns
  ) {
    let own = rect.offsetBy(dx: -xOffset, dy: 0)
    guard !own.isNull, !bounds.isNull else { return }
    // The ends, of infinite importance, exceed the largest.
    let tolerance = tolerance > 0 ? min(tolerance, .greatestFiniteMagnitude) : 0
    let window = BoundingBox(own)
    // A chord lies within the tolerance of the line that it stands for, see `VertexImportance`: where one
    // crosses the window, the line is in this one.
    let search = window.grown(by: tolerance * Self.rounding + 2 * VertexImportance.roundingError)
    guard search.meets(BoundingBox(bounds)) else { return }

    var clipper = LineClipper(to: window, xOffset: xOffset)
    if points.count == 1 {
      clipper.move(to: points[0], position: 0)
      clipper.closeDot(into: &runs)
      return
    }
    var query = Query(
      line: self,
      level: level(for: tolerance),
      tolerance: tolerance,
      clipper: clipper
    )
    query.run(search: search, into: &runs)
  }

  /// The factor by which a search is wider than the tolerance, for importances are rounded to a Float.
  private static let rounding = 1 + 0x1p-20

  /// The level with the fewest vertices that has all with an importance over a tolerance.
  func level(for tolerance: Double) -> LineLevel {
    levels.last { Double($0.limit) <= tolerance } ?? levels[0]
  }
}

/// One walk along a level of a line.
private struct Query {
  let line: SimplifiedLine
  let level: LineLevel
  let tolerance: Double
  var clipper: LineClipper

  /// The entry of the level that the clipper has been given last.
  private var handed = -1

  init(line: SimplifiedLine, level: LineLevel, tolerance: Double, clipper: LineClipper) {
    self.line = line
    self.level = level
    self.tolerance = tolerance
    self.clipper = clipper
  }

  mutating func run(search: BoundingBox, into runs: inout LineRuns) {
    let boxes = level.boxes
    var box = 0
    while box < boxes.count {
      guard boxes[box].meets(search) else {
        box += 1
        continue
      }
      let first = box
      while box < boxes.count && boxes[box].meets(search) { box += 1 }
      walk(
        from: level.entries(ofBox: first).lowerBound,
        through: level.entries(ofBox: box - 1).upperBound,
        into: &runs
      )
    }
  }

  /// Hands the kept vertices of some entries to the clipper, with the one before and the one after.
  private mutating func walk(from first: Int, through last: Int, into runs: inout LineRuns) {
    var entry = first
    // The first entry of a level is kept, so this ends.
    while entry > handed && !isKept(entry) { entry -= 1 }
    if entry > handed {
      let vertex = level.vertex(entry)
      clipper.move(to: line.points[vertex], position: Double(vertex))
      handed = entry
    }
    entry = handed + 1
    // So is the last one, and so does this.
    while entry < level.count && (entry <= last || handed < last) {
      if isKept(entry) {
        let vertex = level.vertex(entry)
        clipper.addLine(to: line.points[vertex], position: Double(vertex), into: &runs)
        handed = entry
      }
      entry += 1
    }
  }

  private func isKept(_ entry: Int) -> Bool {
    Double(line.importances[level.vertex(entry)]) > tolerance
  }
}
