internal import Geodesy

/// The overlays that a map shows, kept in the order in which they are drawn.
struct OverlayList {
  /// The records of each level, the lowest first.
  private var levels = MKOverlayLevel.allCases.map { _ in [OverlayRecord]() }

  /// The records by the overlay that the map's user added.
  private var recordsByOverlay: [ObjectIdentifier: OverlayRecord] = [:]

  /// Says that a record was given another place, so that the order is to be restored.
  private let mark = OverlayRecord.Mark()

  /// The records of a level, the lowest first, with those that are leaving.
  ///
  /// - Complexity: O(1), unless some were moved since.
  mutating func records(in level: MKOverlayLevel) -> [OverlayRecord] {
    restoreOrder()
    return levels[level.rawValue]
  }

  /// The record of an overlay that the map's user added; it may be leaving.
  func record(of overlay: any MKOverlay) -> OverlayRecord? {
    recordsByOverlay[overlay.identity]
  }

  /// Whether later frames differ because overlays come or go.
  func isChanging(at time: Double) -> Bool {
    levels.contains { $0.contains { $0.presence.isChanging(at: time) } }
  }

  /// Lets what waits to come or go do so from that time on.
  func begin(at time: Double) {
    for records in levels {
      for record in records { record.presence.begin(at: time) }
    }
  }

  /// Adds a record; one that `isFindable` is found by its overlay.
  mutating func add(_ record: OverlayRecord, isFindable: Bool) {
    record.mark = mark
    if isFindable { recordsByOverlay[record.overlay.identity] = record }
    let level = record.level.rawValue
    if let last = levels[level].last, last.order >= record.order { mark.isOutOfOrder = true }
    levels[level].append(record)
  }

  /// Takes out the records whose exit transition has ended by that time.
  mutating func takeGone(at time: Double) -> [OverlayRecord] {
    var gone: [OverlayRecord] = []
    for level in levels.indices where levels[level].contains(where: { $0.isLeaving }) {
      gone += levels[level].takeGone(at: time)
    }
    for record in gone where recordsByOverlay[record.overlay.identity] === record {
      recordsByOverlay[record.overlay.identity] = nil
    }
    return gone
  }

  /// The number that brings a record below the one at an index among those of a level that stay; above all of them
  /// for an index beyond.
  mutating func order(
    at index: Int,
    level: MKOverlayLevel,
    next: () -> Double
  ) -> Double {
    let records = records(in: level)
    var staying = 0
    var position = 0
    while position < records.count {
      if !records[position].isLeaving {
        if staying == index { break }
        staying += 1
      }
      position += 1
    }
    guard position < records.count else { return next() }
    return order(below: position, in: records, next: next)
  }

  /// The number that brings a record right above another one.
  mutating func order(above sibling: OverlayRecord, next: () -> Double) -> Double {
    let records = records(in: sibling.level)
    guard let position = records.firstIndex(where: { $0 === sibling }), position + 1 < records.count
    else { return next() }
    return order(below: position + 1, in: records, next: next)
  }

  /// The number that brings a record right below another one.
  mutating func order(below sibling: OverlayRecord, next: () -> Double) -> Double {
    let records = records(in: sibling.level)
    guard let position = records.firstIndex(where: { $0 === sibling }) else { return next() }
    return order(below: position, in: records, next: next)
  }

  private func order(
    below position: Int,
    in records: [OverlayRecord],
    next: () -> Double
  ) -> Double {
    let upper = records[position].order
    let lower = position > 0 ? records[position - 1].order : upper - 2
    let middle = (lower + upper) / 2
    if middle > lower, middle < upper { return middle }
    // Between two numbers that are too close there is no room: all of the level are given anew.
    for record in records[..<position] { record.order = next() }
    let order = next()
    for record in records[position...] { record.order = next() }
    return order
  }

  private mutating func restoreOrder() {
    guard mark.isOutOfOrder else { return }
    mark.isOutOfOrder = false
    let all = Array(levels.joined())
    for level in MKOverlayLevel.allCases {
      levels[level.rawValue] = all.filter { $0.level == level }.inOrder
    }
  }
}
