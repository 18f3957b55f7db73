/// What the receiver told at the points of a segment: a column for each property that occurs.
struct ReceptionColumns: Hashable, Sendable {
  /// One column a field of ``Reception/NumericField``; no columns while no point has any.
  private var columns: [NumberColumn] = []

  /// The kinds of fix that occur, and one number a row: the place in the list and 1, or 0.
  private var kinds: [Reception.Fix] = []
  private var fixes: [Int32] = []

  /// Where each kind is, once there are more than a few.
  private var places: [[UInt8]: Int] = [:]
  private static let fewKinds = 8

  var isEmpty: Bool { columns.isEmpty && kinds.isEmpty }

  /// What the receiver told at a row.
  subscript(row: Int) -> Reception {
    var result = Reception()
    for field in Reception.NumericField.allCases where columns.indices.contains(field.rawValue) {
      if row < columns[field.rawValue].count { result[field] = columns[field.rawValue][row] }
    }
    if row < fixes.count, fixes[row] != 0 { result.fix = kinds[Int(fixes[row]) - 1] }
    return result
  }

  /// A column; rows behind its end have no value.
  func column(_ field: Reception.NumericField) -> NumberColumn {
    columns.isEmpty ? NumberColumn() : columns[field.rawValue]
  }

  /// Adds what was told at other rows, which begin at a row beyond all before.
  mutating func append(contentsOf other: ReceptionColumns, at row: Int) {
    if !other.columns.isEmpty {
      makeColumns()
      for index in columns.indices where other.columns[index].presentCount > 0 {
        columns[index].pad(to: row)
        columns[index].append(contentsOf: other.columns[index])
      }
    }
    for (index, kind) in other.fixes.enumerated() where kind != 0 {
      append(other.kinds[Int(kind) - 1], row: row + index)
    }
  }

  /// Makes room for all properties.
  private mutating func makeColumns() {
    guard columns.isEmpty else { return }
    let count = Reception.NumericField.allCases.count
    columns = [NumberColumn](repeating: NumberColumn(), count: count)
  }

  /// Adds what was told at a row beyond all before.
  mutating func append(_ reception: Reception, row: Int) {
    for field in Reception.NumericField.allCases {
      if let value = reception[field] { append(value, field, row: row) }
    }
    if let fix = reception.fix { append(fix, row: row) }
  }

  @inline(__always)
  mutating func append(_ value: Double, _ field: Reception.NumericField, row: Int) {
    makeColumns()
    columns[field.rawValue].append(value, row: row)
  }

  mutating func append(_ fix: Reception.Fix, row: Int) {
    let place = place(of: fix)
    while fixes.count < row { fixes.append(0) }
    fixes.append(Int32(place + 1))
  }

  /// The number of a kind, which is put to the others where it is new.
  private mutating func place(of fix: Reception.Fix) -> Int {
    let name = Array(fix.rawValue.utf8)
    if kinds.count <= Self.fewKinds {
      if let known = kinds.firstIndex(where: { name.elementsEqual($0.rawValue.utf8) }) {
        return known
      }
    } else {
      if places.isEmpty {
        for (index, kind) in kinds.enumerated() { places[Array(kind.rawValue.utf8)] = index }
      }
      if let known = places[name] { return known }
      places[name] = kinds.count
    }
    kinds.append(fix)
    return kinds.count - 1
  }
}
