/// A walk through the records of a map's content, which tells what is not where it was.
///
/// References are not counted: what is in the row is kept by the slots, and by the walk what a slot no longer has.
struct RecordRow {
  typealias Reference = Unmanaged<MapRecord>

  /// The records in the order of the last walk.
  private let row: [Reference]
  private var cursor = 0

  /// How many records at the front of the row are where they were, once one is not, and those after them.
  private var divergence = -1
  private var rest: [Reference] = []

  /// The numbers by which those after them are ordered.
  private(set) var orders: [Double] = []

  /// The positions, in the new order, of the records that are new.
  private(set) var fresh: [Int] = []

  /// Whether the records that are not new stand in another order than before.
  private(set) var isMoved = false
  private var last = -1

  init(_ row: [Reference]) {
    self.row = row
  }

  /// How many records at the front stand where they did.
  var common: Int { divergence < 0 ? cursor : divergence }

  /// Whether every record stands where it did, and no other came or went.
  var isSame: Bool { divergence < 0 && cursor == row.count }

  /// Notes that the walk came to a record.
  mutating func see(_ reference: Reference) {
    if divergence < 0 {
      if cursor < row.count, row[cursor].toOpaque() == reference.toOpaque() {
        cursor += 1
        return
      }
      divergence = cursor
      last = cursor - 1
      rest.reserveCapacity(row.count - cursor)
      orders.reserveCapacity(row.count - cursor)
    }
    let position = divergence + rest.count
    rest.append(reference)
    reference._withUnsafeGuaranteedRef { record in
      orders.append(record.order)
      if record.position == MapRecord.fresh {
        fresh.append(position)
      } else {
        // What comes back has the number of another row, and is looked at like what moved.
        if record.position < last { isMoved = true }
        last = record.position
      }
      record.position = position
    }
  }

  /// The records in the order of this walk.
  func newRow() -> [Reference] {
    if divergence >= 0 { return row[..<divergence] + rest }
    return cursor < row.count ? Array(row[..<cursor]) : row
  }
}
