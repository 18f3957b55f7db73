/// A walk through the items of a `ForEach`, which finds their slots.
///
/// Where the items stand as they did in the last walk no id is hashed: each slot is the next one of the row. It is
/// inlined where a `ForEach` is walked through, for there the types are known; through tables of generic code the walk
/// takes several times as long, see the part `difference` of the benchmarks.
@usableFromInline
package struct SlotWalk<ID: Hashable> {
  /// A slot, which the index keeps.
  @usableFromInline package typealias Reference = Unmanaged<ItemSlot<ID>>

  /// The number of the walk.
  @usableFromInline let generation: UInt32

  /// The first item whose id an earlier item has.
  @usableFromInline var duplicate: (position: Int, id: ID)?

  @usableFromInline let index: SlotIndex<ID>

  /// The slots in the order of the last walk.
  @usableFromInline let row: [Reference]

  /// The place in the row where the slot of the next item is likely to be.
  @usableFromInline var cursor = 0

  /// Another such place, after items that stand there no longer.
  @usableFromInline var other = Int.max

  /// How many slots at the front of the row are where they were, once one is not, and those after them.
  @usableFromInline var divergence = -1
  @usableFromInline var rest: [Reference] = []

  /// The places of the row that the cursor left out.
  @usableFromInline var skipped: [Range<Int>] = []

  @inlinable
  init(_ index: SlotIndex<ID>, row: [Reference], generation: UInt32) {
    self.index = index
    self.row = row
    self.generation = generation
  }

  /// How many items at the front stand where they did.
  @inlinable var common: Int { divergence < 0 ? cursor : divergence }

  /// The slot of the next item.
  @inlinable
  package mutating func slot(for id: ID) -> Reference {
    if cursor < row.count, fits(row[cursor], id) {
      let reference = row[cursor]
      cursor += 1
      take(reference)
      return reference
    }
    if divergence < 0 {
      divergence = cursor
      rest.reserveCapacity(row.count - cursor)
    }
    let reference = find(id)
    take(reference)
    return reference
  }

  /// Whether a slot of the row is that of the next item.
  @inlinable
  func fits(_ reference: Reference, _ id: ID) -> Bool {
    reference._withUnsafeGuaranteedRef {
      $0.id == id && !$0.isRepeated && $0.generation != generation
    }
  }

  @inlinable
  mutating func take(_ reference: Reference) {
    reference._withUnsafeGuaranteedRef { $0.generation = generation }
    if divergence < 0 { return }
    let position = divergence + rest.count
    reference._withUnsafeGuaranteedRef { $0.position = position }
    rest.append(reference)
  }

  /// Finds the slot of an item that is not where it was.
  @inlinable
  mutating func find(_ id: ID) -> Reference {
    while cursor < row.count, isTaken(row[cursor]) { cursor += 1 }
    if cursor < row.count, fits(row[cursor], id) {
      cursor += 1
      return row[cursor - 1]
    }
    if other < row.count, fits(row[other], id) {
      skipped.append(cursor..<other)
      cursor = other + 1
      return row[cursor - 1]
    }
    let hash = SlotTable.hash(of: id)
    guard let slot = index.table.pointee.slot(for: id, hash: hash) else {
      // Most likely it stands in the place of an item that is gone, and after it comes the one that came after that.
      other = (other >= cursor && other < row.count ? other : cursor) + 1
      let slot = index.table.pointee.insert(ItemSlot(id, hash: hash), hash: hash)
      return .fromOpaque(slot.toOpaque())
    }
    if isTaken(slot) {
      if duplicate == nil { duplicate = (divergence + rest.count, id) }
      return slot._withUnsafeGuaranteedRef { .passUnretained($0.nextRepeat(generation)) }
    }
    let position = slot._withUnsafeGuaranteedRef { $0.position }
    if position >= cursor { other = position + 1 }
    return slot
  }

  @inlinable
  func isTaken(_ reference: Reference) -> Bool {
    reference._withUnsafeGuaranteedRef { $0.generation == generation }
  }

  /// The slots in the order of this walk.
  @inlinable
  func newRow() -> [Reference] {
    if divergence >= 0 { return row[..<divergence] + rest }
    return cursor < row.count ? Array(row[..<cursor]) : row
  }

  /// The slots of the last walk that this one did not come to.
  @inlinable
  func missed() -> [Reference] {
    var missed: [Reference] = []
    // The cursor goes on through the row, so what it left out is in no two of the ranges.
    for range in skipped + [cursor..<row.count] {
      for place in range where !isTaken(row[place]) { missed.append(row[place]) }
    }
    return missed
  }
}
