internal import Geodesy

/// Finds the annotations in a rectangle without a look at the others.
///
/// Most stand in one sorted array; those that came or moved since it was made stand beside it, until they are so many
/// that the array is made anew.
struct AnnotationIndex {
  /// How many annotations of a range are looked at one by one.
  private static let leafSize = 24

  /// How many annotations may stand beside the array, whatever its length.
  private static let leastLoose = 512

  private var keys: [UInt64] = []
  private var entries: [AnnotationRecord?] = []
  private var gaps = 0
  private var loose: [AnnotationRecord] = []

  /// How many annotations there are.
  var count: Int { entries.count - gaps + loose.count }

  mutating func insert(_ record: AnnotationRecord) {
    record.indexPosition = .loose(loose.count)
    loose.append(record)
  }

  mutating func remove(_ record: AnnotationRecord) {
    switch record.indexPosition {
    case .none: return
    case .sorted(let position):
      entries[position] = nil
      gaps += 1
      if gaps == entries.count {
        entries = []
        keys = []
        gaps = 0
      }
    case .loose(let position):
      let last = loose.removeLast()
      if position < loose.count {
        loose[position] = last
        last.indexPosition = .loose(position)
      }
    }
    record.indexPosition = .none
  }

  /// Notes that an annotation has another place.
  mutating func move(_ record: AnnotationRecord) {
    guard case .sorted = record.indexPosition else { return }
    remove(record)
    insert(record)
  }

  /// Calls `body` with the annotations in a rectangle that may reach beyond the world, each one once.
  ///
  /// Where many stand within `grain` map points of each other, of those that `mayThin` tells only the last is given; of all
  /// where there is no `mayThin`.
  mutating func visit(
    _ rect: MKMapRect,
    grain: Double = 0,
    mayThin: ((AnnotationRecord) -> Bool)? = nil,
    _ body: (AnnotationRecord) -> Void
  ) {
    tidy()
    for part in Self.parts(of: rect) {
      visitSorted(part, grain: grain, mayThin: mayThin, body)
      for record in loose where part.contains(wrapped: record.place) { body(record) }
    }
  }

  /// The parts of the world that a rectangle shows; in each, places are compared with their x in the world.
  static func parts(of rect: MKMapRect) -> [MKMapRect] {
    let world = MKMapSize.world.width
    if rect.width >= world {
      return [MKMapRect(x: 0, y: rect.minY, width: world, height: rect.height)]
    }
    let left = rect.minX - (rect.minX / world).rounded(.down) * world
    let first = min(rect.width, world - left)
    var parts = [MKMapRect(x: left, y: rect.minY, width: first, height: rect.height)]
    if first < rect.width {
      parts.append(MKMapRect(x: 0, y: rect.minY, width: rect.width - first, height: rect.height))
    }
    return parts
  }

  private mutating func tidy() {
    let isLoose = loose.count > max(Self.leastLoose, (entries.count - gaps) / 8)
    guard isLoose || gaps > entries.count / 2 + Self.leastLoose else { return }
    // What stands in the array is in order already; only the others are sorted, and put in between.
    let looseKeys = loose.map { MortonOrder.key($0.place) }
    var arriving = MortonOrder.order(of: looseKeys)[...]
    var before = (keys: keys, entries: entries)
    let count = self.count
    keys = []
    entries = []
    keys.reserveCapacity(count)
    entries.reserveCapacity(count)
    gaps = 0
    for position in before.keys.indices {
      guard let record = before.entries[position].take() else { continue }
      let key = before.keys[position]
      while let next = arriving.first, looseKeys[Int(next)] < key {
        append(loose[Int(next)], key: looseKeys[Int(next)])
        arriving.removeFirst()
      }
      append(record, key: key)
    }
    for next in arriving { append(loose[Int(next)], key: looseKeys[Int(next)]) }
    loose.removeAll(keepingCapacity: true)
  }

  private mutating func append(_ record: AnnotationRecord, key: UInt64) {
    record.indexPosition = .sorted(entries.count)
    entries.append(record)
    keys.append(key)
  }

  private func visitSorted(
    _ rect: MKMapRect,
    grain: Double,
    mayThin: ((AnnotationRecord) -> Bool)?,
    _ body: (AnnotationRecord) -> Void
  ) {
    var cells = [Cell(x: 0, y: 0, level: 0, key: 0, range: 0..<keys.count)]
    while let cell = cells.popLast() {
      guard !cell.range.isEmpty, cell.meets(rect) else { continue }
      if grain > 0, cell.size <= grain, cell.range.count > 1 {
        visitThinned(cell.range, mayThin: mayThin, body)
      } else if grain == 0 || cell.range.count == 1, cell.lies(in: rect) {
        for position in cell.range { if let record = entries[position] { body(record) } }
      } else if grain == 0 && cell.range.count <= Self.leafSize || cell.range.count == 1
        || cell.level == MortonOrder.levels
      {
        for position in cell.range {
          if let record = entries[position], rect.contains(wrapped: record.place) { body(record) }
        }
      } else {
        split(cell, into: &cells)
      }
    }
  }

  private func visitThinned(
    _ range: Range<Int>,
    mayThin: ((AnnotationRecord) -> Bool)?,
    _ body: (AnnotationRecord) -> Void
  ) {
    var isOneGiven = false
    for position in range.reversed() {
      guard let record = entries[position] else { continue }
      guard let mayThin else { return body(record) }
      if mayThin(record) {
        if isOneGiven { continue }
        isOneGiven = true
      }
      body(record)
    }
  }

  private func split(_ cell: Cell, into cells: inout [Cell]) {
    let shift = UInt64(2 * (MortonOrder.levels - cell.level - 1))
    var start = cell.range.lowerBound
    for quarter in 0..<4 as Range<UInt64> {
      let next = cell.key + (quarter + 1) << shift
      let end =
        quarter == 3 ? cell.range.upperBound : position(of: next, in: start..<cell.range.upperBound)
      let half = cell.size / 2
      cells.append(
        Cell(
          x: cell.x + Double(quarter & 1) * half,
          y: cell.y + Double(quarter >> 1) * half,
          level: cell.level + 1,
          key: cell.key + quarter << shift,
          range: start..<end
        )
      )
      start = end
    }
  }

  /// The first position in the range whose key is not below.
  private func position(of key: UInt64, in range: Range<Int>) -> Int {
    var low = range.lowerBound
    var high = range.upperBound
    while low < high {
      let middle = (low + high) / 2
      if keys[middle] < key { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// A square of the world and what stands in it.
  private struct Cell {
    var x: Double
    var y: Double
    var level: Int
    var key: UInt64
    var range: Range<Int>

    var size: Double { MKMapSize.world.width / Double(1 << level) }

    // What lies beyond the edge of the world in the north or south is counted to the squares at that edge.
    private var top: Double { y == 0 ? -.infinity : y }
    private var bottom: Double { y + size >= MKMapSize.world.height ? .infinity : y + size }

    func meets(_ rect: MKMapRect) -> Bool {
      x <= rect.maxX && x + size >= rect.minX && top <= rect.maxY && bottom >= rect.minY
    }

    func lies(in rect: MKMapRect) -> Bool {
      x >= rect.minX && x + size <= rect.maxX && top >= rect.minY && bottom <= rect.maxY
    }
  }
}

extension MKMapRect {
  /// Whether the rectangle, whose x is in the world, holds the copy of a point that is in the world.
  fileprivate func contains(wrapped point: MKMapPoint) -> Bool {
    let world = MKMapSize.world.width
    let x = point.x - (point.x / world).rounded(.down) * world
    return x >= minX && x <= maxX && point.y >= minY && point.y <= maxY
  }
}
