internal import Drawing
internal import Geodesy

/// Finds from which zoom on pictures and titles have room.
///
/// Each takes the room that those of higher rank leave. What has room at a zoom has it at all greater ones, so zooming in
/// only adds and zooming out only takes away; nothing is ever hidden by what is of lower rank.
///
/// Source: K. Been, E. Daiches, C. Yap, *Dynamic Map Labeling*, IEEE TVCG 12 (2006) 773–780, call it the active range of
/// a label.
struct CrowdSolver {
  /// The smallest part of the zoom that is looked at for which the answer holds.
  static let lowest = 0.6

  /// The greatest such part where there are many boxes.
  static let highest = 1.5

  /// The edge of a square of the screen by which neighbours are found, in points.
  private static let cell = 32.0

  /// What appears at no smaller zoom is left out of account.
  private let limit: Double
  private let left: Double
  private let top: Double
  private let columns: Int
  private let rows: Int
  private var boxes: [CrowdBox] = []

  /// The last entry in each square, and before each entry the one before it.
  private var heads: [Int32]
  private var entries: [(box: Int32, previous: Int32)] = []

  /// Starts with an empty screen, whose places lie in a rectangle.
  ///
  /// Without a limit, what is shown at any zoom depends on all boxes, however close they stand: a sweep of the zoom that
  /// takes many answers is then as free of blinking as one.
  init(_ extent: CGRect, limit: Double = highest) {
    self.limit = limit
    let scale = Self.lowest
    left = Double(extent.minX) * scale
    top = Double(extent.minY) * scale
    columns = max(1, Int((Double(extent.width) * scale / Self.cell).rounded(.up)))
    rows = max(1, Int((Double(extent.height) * scale / Self.cell).rounded(.up)))
    heads = Array(repeating: -1, count: columns * rows)
  }

  /// The part of the zoom from which on a box has room; beside what belongs to the same annotation it always has.
  ///
  /// Where a picture that is drawn later hides the middle of `body`, there is no room either.
  func start(of box: CrowdBox, body: CrowdBox? = nil, from least: Double = 0) -> Double {
    var start = least
    let middle = body?.middle
    let squares = squares(of: box)
    for row in squares.rows {
      for column in squares.columns {
        var entry = heads[row * columns + column]
        while entry >= 0 {
          let (index, previous) = entries[Int(entry)]
          entry = previous
          let other = boxes[Int(index)]
          if other.owner == box.owner { continue }
          var end = box.end(of: other)
          if let middle, let body, other.rank > body.rank { end = max(end, middle.end(of: other)) }
          // It counts only where the other one is shown.
          if end > other.appears, end > start { start = end }
          if start >= limit { return .infinity }
        }
      }
    }
    return start
  }

  /// Takes the room of a box.
  mutating func place(_ box: CrowdBox) {
    let index = Int32(boxes.count)
    boxes.append(box)
    let squares = squares(of: box)
    for row in squares.rows {
      for column in squares.columns {
        let square = row * columns + column
        entries.append((index, heads[square]))
        heads[square] = Int32(entries.count - 1)
      }
    }
  }

  /// The squares that a box and its place touch at the smallest zoom; two that touch none in common never overlap.
  private func squares(of box: CrowdBox) -> (rows: ClosedRange<Int>, columns: ClosedRange<Int>) {
    let x = box.x * Self.lowest - left
    let y = box.y * Self.lowest - top
    return (
      row(y + min(0, box.top))...row(y + max(0, box.bottom)),
      column(x + min(0, box.left))...column(x + max(0, box.right))
    )
  }

  private func column(_ x: Double) -> Int {
    Int(min(max(x / Self.cell, 0), Double(columns - 1)))
  }

  private func row(_ y: Double) -> Int {
    Int(min(max(y / Self.cell, 0), Double(rows - 1)))
  }
}
