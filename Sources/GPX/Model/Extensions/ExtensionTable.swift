/// The extensions of the points of a segment: a shape once, and the texts of its slots in columns.
struct ExtensionTable: Sendable {
  /// Rows one behind the other whose extensions have one shape.
  private struct Run: Sendable {
    var firstRow: Int
    /// The number of the shape, nil where the rows have no extensions.
    var shape: Int?
    /// The place of the first row in the columns of the shape.
    var firstPlace: Int
  }

  /// The extensions of one shape.
  struct Group: Sendable {
    let shape: ExtensionShape
    var columns: [SlotColumn]
    var count = 0
  }

  /// The addresses that shapes name by their place in this list.
  private(set) var namespaces: [String] = []

  private(set) var groups: [Group] = []
  private var runs: [Run] = []

  /// The rows so far; those behind have no extensions.
  private var rowCount = 0

  /// Where each shape is, once there are more than a few.
  private var places: [ExtensionShape: Int] = [:]
  private static let fewGroups = 8

  /// Whether no row has extensions.
  var isEmpty: Bool { groups.isEmpty }
}

// MARK: - Adding

extension ExtensionTable {
  /// Adds the extensions of a row beyond all before.
  ///
  /// The shape names namespaces by their places in the given list, which begins with what the lists
  /// before it held.
  mutating func append(_ flat: FlatExtensions, namespaces: [String], row: Int) {
    adopt(namespaces)
    let group = place(of: flat.shape)
    let texts = flat.texts.span.bytes
    for slot in 0..<flat.shape.slotCount {
      groups[group].columns[slot].append(texts, in: flat.range(slot))
    }
    add(row: row, to: group)
  }

  /// Takes over a list of namespaces that begins with what is known.
  mutating func adopt(_ namespaces: [String]) {
    if namespaces.count > self.namespaces.count { self.namespaces = namespaces }
  }

  /// Adds the extensions of a row beyond all before.
  mutating func append(_ elements: [ExtensionElement], row: Int) {
    guard !elements.isEmpty else { return }
    var names = namespaces
    let flat = FlatExtensions(elements, namespaces: &names)
    append(flat, namespaces: names, row: row)
  }

  /// Adds the extensions of a row of another table as those of a row beyond all before.
  mutating func append(_ other: ExtensionTable, from otherRow: Int, row: Int) {
    guard let (group, place) = other.find(otherRow) else { return }
    guard hasNamespaces(of: other) else {
      append(other[otherRow], row: row)
      return
    }
    let own = self.place(of: other.groups[group].shape)
    for slot in groups[own].columns.indices {
      groups[own].columns[slot].append(other.groups[group].columns[slot], at: place)
    }
    add(row: row, to: own)
  }

  /// Adds the extensions of other rows, which begin at a row beyond all before.
  mutating func append(contentsOf other: ExtensionTable, at row: Int) {
    guard !other.isEmpty else { return }
    guard hasNamespaces(of: other) else {
      for index in 0..<other.rowCount { append(other[index], row: row + index) }
      return
    }
    for (index, run) in other.runs.enumerated() {
      guard let shape = run.shape else { continue }
      let end = index + 1 < other.runs.count ? other.runs[index + 1].firstRow : other.rowCount
      let own = place(of: other.groups[shape].shape)
      let first = row + run.firstRow
      if first != rowCount || runs.last?.shape != own { beginRun(row: first, own) }
      rowCount = row + end
      groups[own].count += end - run.firstRow
    }
    for group in other.groups {
      let own = place(of: group.shape)
      for slot in group.columns.indices {
        groups[own].columns[slot].append(contentsOf: group.columns[slot])
      }
    }
  }

  /// Makes the places of namespaces the same as in another table; false where that cannot be.
  private mutating func hasNamespaces(of other: ExtensionTable) -> Bool {
    if namespaces.isEmpty, groups.isEmpty { namespaces = other.namespaces }
    guard namespaces.count >= other.namespaces.count else { return false }
    return zip(namespaces, other.namespaces).allSatisfy { $0.utf8.elementsEqual($1.utf8) }
  }

  /// The number of a group, which is made where there is none.
  mutating func place(of shape: ExtensionShape) -> Int {
    if let last = runs.last?.shape, groups[last].shape.bytes == shape.bytes { return last }
    if groups.count <= Self.fewGroups {
      if let index = groups.firstIndex(where: { $0.shape.bytes == shape.bytes }) { return index }
    } else {
      if places.isEmpty {
        for (index, group) in groups.enumerated() { places[group.shape] = index }
      }
      if let index = places[shape] { return index }
      places[shape] = groups.count
    }
    let columns = [SlotColumn](repeating: SlotColumn(), count: shape.slotCount)
    groups.append(Group(shape: shape, columns: columns))
    return groups.count - 1
  }

  /// Takes memory in advance for a number of rows, if they all have the shape of the last.
  mutating func reserveCapacity(_ capacity: Int) {
    guard let last = runs.last, let group = last.shape else { return }
    let more = capacity - rowCount
    for slot in groups[group].columns.indices {
      groups[group].columns[slot].reserveCapacity(groups[group].count + more)
    }
  }

  mutating func trim() {
    for group in groups.indices {
      for slot in groups[group].columns.indices { groups[group].columns[slot].trim() }
    }
  }

  /// Notes that a row is the last of a group, whose columns have its texts.
  @inline(__always)
  mutating func add(row: Int, to group: Int) {
    if row != rowCount || runs.last?.shape != group { beginRun(row: row, group) }
    groups[group].count &+= 1
    rowCount = row &+ 1
  }

  private mutating func beginRun(row: Int, _ group: Int) {
    if row > rowCount, runs.last.map({ $0.shape != nil }) ?? true {
      runs.append(Run(firstRow: rowCount, shape: nil, firstPlace: 0))
    }
    runs.append(Run(firstRow: row, shape: group, firstPlace: groups[group].count))
  }

  /// Adds a text to a column of a group.
  @inline(__always)
  mutating func append(_ decimal: DecimalText, group: Int, slot: Int) {
    groups[group].columns[slot].append(decimal)
  }

  /// Adds a text to a column of a group.
  mutating func append(_ bytes: RawSpan, in range: Range<Int>, group: Int, slot: Int) {
    groups[group].columns[slot].append(bytes, in: range)
  }
}

// MARK: - Reading

extension ExtensionTable {
  /// The extensions of a row.
  ///
  /// - Complexity: logarithmic in how often the shape changes from row to row.
  subscript(row: Int) -> [ExtensionElement] {
    guard let (group, place) = find(row) else { return [] }
    let columns = groups[group].columns
    return groups[group].shape.elements(namespaces: namespaces) { columns[$0].text(place) }
  }

  /// The group of a row and its place in it.
  func find(_ row: Int) -> (group: Int, place: Int)? {
    guard row < rowCount else { return nil }
    var low = 0
    var high = runs.count
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].firstRow <= row { low = middle + 1 } else { high = middle }
    }
    guard low > 0, let shape = runs[low - 1].shape else { return nil }
    return (shape, runs[low - 1].firstPlace + row - runs[low - 1].firstRow)
  }

  /// Calls for each row that has extensions, with its group and its place in it.
  func forEachRow(_ body: (_ row: Int, _ group: Int, _ place: Int) -> Void) {
    for (index, run) in runs.enumerated() {
      guard let shape = run.shape else { continue }
      let end = index + 1 < runs.count ? runs[index + 1].firstRow : rowCount
      for row in run.firstRow..<end { body(row, shape, run.firstPlace + row - run.firstRow) }
    }
  }
}

extension ExtensionTable: Equatable {
  static func == (left: ExtensionTable, right: ExtensionTable) -> Bool {
    let count = max(left.rowCount, right.rowCount)
    if left.isEmpty, right.isEmpty { return true }
    for row in 0..<count where left[row] != right[row] { return false }
    return true
  }
}
