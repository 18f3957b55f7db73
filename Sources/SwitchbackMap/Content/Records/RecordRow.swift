/// A walk through the records of a map's content, which tells what is not where it was.
struct RecordRow {
  /// The records in the order of the last walk.
  private var row: [MapRecord]
  private var cursor = 0

  /// How many records at the front of the row are where they were, once one is not, and those after them.
  private var divergence: Int?
  private var rest: [MapRecord] = []

  init(_ row: [MapRecord]) {
    self.row = row
  }

  /// How many records at the front stand where they did.
  var common: Int { divergence ?? cursor }

  /// Whether every record stands where it did, and no other came or went.
  var isSame: Bool { divergence == nil && cursor == row.count }

  /// Notes that the walk came to a record.
  mutating func see(_ record: MapRecord) {
    if divergence == nil {
      if cursor < row.count, row[cursor] === record {
        cursor += 1
        return
      }
      divergence = cursor
      rest.reserveCapacity(row.count - cursor)
    }
    rest.append(record)
  }

  /// The records in the order of this walk; the row is empty after it.
  mutating func take() -> [MapRecord] {
    if divergence != nil {
      row.replaceSubrange(common..., with: rest)
    } else if cursor < row.count {
      row.removeSubrange(cursor...)
    }
    return row
  }
}
