internal import Drawing

/// Brings the shapes of tiles onto the picture.
///
/// Points that fall onto the one before them are left out, for nobody could see them.
struct TileOutline {
  /// The distance within which two points are one, in points of the picture.
  private static let merging: Float = 0.4

  /// The points of the picture: x and y in turn.
  private(set) var points: [Float] = []

  /// The number of points of each line or outline.
  private(set) var runs: [Int] = []

  /// From the units of the tile to the picture.
  var transform = CGAffineTransform.identity {
    didSet { setNumbers() }
  }

  private var a: Float = 1
  private var b: Float = 0
  private var c: Float = 0
  private var d: Float = 1
  private var tx: Float = 0
  private var ty: Float = 0

  var isEmpty: Bool { points.isEmpty }

  mutating func removeAll() {
    points.removeAll(keepingCapacity: true)
    runs.removeAll(keepingCapacity: true)
  }

  /// Adds outlines of areas.
  mutating func addRings(_ shapes: WorldTile.Shapes) {
    forEachRun(shapes) { outline, range in
      outline.addRun(shapes.units, range, least: 3)
    }
  }

  /// Adds what lies in the room of the lines for which that is so.
  mutating func addLines(
    _ shapes: WorldTile.Shapes,
    in room: CGRect,
    where isWanted: (Int) -> Bool
  ) {
    var number = 0
    let bounds = LineBounds(room)
    forEachRun(shapes) { outline, range in
      if isWanted(number) { outline.addLine(shapes.units, range, in: bounds) }
      number += 1
    }
  }

  /// Adds the edges of areas as lines, but for those along the edge of the tile or beyond, which are those of a cut.
  ///
  /// What goes on beyond the tile is drawn by the next one, but at the 180th meridian, where there is none.
  mutating func addEdges(_ shapes: WorldTile.Shapes, extent: Int) {
    let (low, high) = (Int16(0), Int16(extent))
    forEachRun(shapes) { outline, range in
      guard range.count >= 4 else { return }
      let units = shapes.units
      var start = outline.points.count
      // The last point leads back to the first.
      var (x, y) = (units[range.upperBound - 2], units[range.upperBound - 1])
      outline.append(x, y)
      for index in stride(from: range.lowerBound, to: range.upperBound, by: 2) {
        let (nextX, nextY) = (units[index], units[index + 1])
        let isOnEdge =
          x == nextX && (x <= low || x >= high) || y == nextY && (y <= low || y >= high)
        if isOnEdge {
          outline.endRun(from: start, least: 2)
          start = outline.points.count
          outline.append(nextX, nextY)
        } else {
          outline.append(nextX, nextY, mergingFrom: start)
        }
        (x, y) = (nextX, nextY)
      }
      outline.endRun(from: start, least: 2)
    }
  }

  /// Adds a rectangle of the tile.
  mutating func addRect(left: Double, top: Double, right: Double, bottom: Double) {
    for (x, y) in [(left, top), (right, top), (right, bottom), (left, bottom)] {
      let point = CGPoint(x: x, y: y).applying(transform)
      points.append(Float(point.x))
      points.append(Float(point.y))
    }
    runs.append(4)
  }

  private mutating func setNumbers() {
    (a, b) = (Float(transform.a), Float(transform.b))
    (c, d) = (Float(transform.c), Float(transform.d))
    (tx, ty) = (Float(transform.tx), Float(transform.ty))
  }

  private mutating func forEachRun(
    _ shapes: WorldTile.Shapes,
    _ add: (inout TileOutline, Range<Int>) -> Void
  ) {
    var position = 0
    for count in shapes.runs {
      let end = position + 2 * Int(count)
      if count > 0 { add(&self, position..<end) }
      position = end
    }
  }

  private mutating func addRun(_ units: WorldTile.Units, _ range: Range<Int>, least: Int) {
    let start = points.count
    let last = range.upperBound - 2
    for index in stride(from: range.lowerBound, to: range.upperBound, by: 2) {
      if index == last {
        append(units[index], units[index + 1])
      } else {
        append(units[index], units[index + 1], mergingFrom: start)
      }
    }
    endRun(from: start, least: least)
  }

  /// Adds the parts of a line that lie in some bounds; from near, a line may be thousands of views long.
  private mutating func addLine(
    _ units: WorldTile.Units,
    _ range: Range<Int>,
    in bounds: LineBounds
  ) {
    var start = points.count
    var last: (x: Float, y: Float)?
    for index in stride(from: range.lowerBound, to: range.upperBound, by: 2) {
      let next = place(units[index], units[index + 1])
      guard let from = last else {
        last = next
        continue
      }
      let isSame = abs(next.x - from.x) < Self.merging && abs(next.y - from.y) < Self.merging
      if isSame, index + 2 < range.upperBound { continue }
      last = next
      guard let part = bounds.part(from: from, to: next) else { continue }
      let count = points.count
      let goesOn =
        count > start && points[count - 2] == part.from.x && points[count - 1] == part.from.y
      if !goesOn {
        endRun(from: start, least: 2)
        start = points.count
        points += [part.from.x, part.from.y]
      }
      points += [part.to.x, part.to.y]
    }
    endRun(from: start, least: 2)
  }

  private func place(_ x: Int16, _ y: Int16) -> (x: Float, y: Float) {
    (a * Float(x) + c * Float(y) + tx, b * Float(x) + d * Float(y) + ty)
  }

  private mutating func append(_ x: Int16, _ y: Int16) {
    let place = place(x, y)
    points.append(place.x)
    points.append(place.y)
  }

  /// Adds a point unless it lies where the last one of its line does, which started there.
  private mutating func append(_ x: Int16, _ y: Int16, mergingFrom start: Int) {
    let count = points.count
    append(x, y)
    guard count > start else { return }
    if abs(points[count] - points[count - 2]) < Self.merging,
      abs(points[count + 1] - points[count - 1]) < Self.merging
    {
      points.removeLast(2)
    }
  }

  private mutating func endRun(from start: Int, least: Int) {
    let count = (points.count - start) / 2
    if count >= least {
      runs.append(count)
    } else {
      points.removeLast(points.count - start)
    }
  }
}

/// Bounds that lines are cut to.
private struct LineBounds {
  private let left: Float
  private let top: Float
  private let right: Float
  private let bottom: Float

  init(_ rect: CGRect) {
    left = Float(rect.minX)
    top = Float(rect.minY)
    right = Float(rect.maxX)
    bottom = Float(rect.maxY)
  }

  /// What of a straight line lies inside; `nil` where nothing does.
  ///
  /// Source: Y.-D. Liang, B. A. Barsky, *A new concept and method for line clipping*, 1984.
  func part(
    from start: (x: Float, y: Float),
    to end: (x: Float, y: Float)
  ) -> (from: (x: Float, y: Float), to: (x: Float, y: Float))? {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    var (enter, leave) = (Float(0), Float(1))
    func cut(_ slope: Float, _ distance: Float) -> Bool {
      if slope == 0 { return distance >= 0 }
      let part = distance / slope
      if slope < 0 { enter = max(enter, part) } else { leave = min(leave, part) }
      return enter <= leave
    }
    guard cut(-dx, start.x - left), cut(dx, right - start.x), cut(-dy, start.y - top),
      cut(dy, bottom - start.y)
    else { return nil }
    return (
      enter == 0 ? start : (start.x + enter * dx, start.y + enter * dy),
      leave == 1 ? end : (start.x + leave * dx, start.y + leave * dy)
    )
  }
}
