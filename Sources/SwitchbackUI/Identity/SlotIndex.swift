/// The slots of a `ForEach` by the ids of its items.
///
/// Items that share an id are told apart by their order: the first keeps the slot, the next one has a slot of its own.
package final class SlotIndex<ID: Hashable>: ItemIndex {
  /// The slots in the order of the items, as of the last walk.
  fileprivate var row: [ItemSlot<ID>] = []

  /// The slots of items that are gone, as long as something in them is leaving.
  private var lingering: [ItemSlot<ID>] = []

  fileprivate var table = SlotTable<ID>()

  private var hasReportedDuplicate = false

  /// Starts a walk through the items, which has to be ended.
  package func walk(_ generation: UInt32) -> SlotWalk<ID> {
    let walk = SlotWalk(self, row: row, generation: generation)
    // The walk alone holds the row, so that what changes of it is not a copy.
    row = []
    return walk
  }

  /// Ends a walk.
  ///
  /// - Complexity: O(1) where all slots were found in their order.
  package func end(_ walk: inout SlotWalk<ID>) {
    let generation = walk.generation
    let common = walk.common
    // What was lingering and came back is in the row again.
    if !lingering.isEmpty { lingering.removeAll { $0.generation == generation } }
    for position in common..<walk.row.count where walk.row[position].generation != generation {
      walk.row[position].position = -1
      lingering.append(walk.row[position])
    }
    row = walk.takeRow()
  }

  /// What the developer should know of an id that two items have in a walk; `nil` where there is nothing new to tell.
  package func takeReport(of walk: SlotWalk<ID>) -> String? {
    guard let duplicate = walk.duplicate, !hasReportedDuplicate else { return nil }
    hasReportedDuplicate = true
    #if hasFeature(Embedded)
    // Not every type of ids can be told in words there.
    return "ForEach: item \(duplicate.position) has the id of an earlier item; both are shown"
    #else
    return
      "ForEach: item \(duplicate.position) has the id of an earlier item, \(duplicate.id); both are shown"
    #endif
  }

  override var isEmpty: Bool { row.isEmpty && lingering.isEmpty }

  override var hasMissed: Bool { !lingering.isEmpty }

  override func visitMissed(_ body: (any SlotRecord) -> Void) {
    for slot in lingering { slot.visitRecords(body) }
  }

  override func visitRecords(_ body: (any SlotRecord) -> Void) {
    for slot in row { slot.visitRecords(body) }
    for slot in lingering { slot.visitRecords(body) }
  }

  override func dropMissed(_ generation: UInt32) {
    if lingering.isEmpty { return }
    var kept: [ItemSlot<ID>] = []
    // Of items with one id the last ones go first, so that each is found at the end.
    for slot in lingering.reversed() {
      if slot.survives(generation) { kept.append(slot) } else { forget(slot) }
    }
    lingering = kept.reversed()
  }

  override func sweep(_ generation: UInt32) {
    var isAnyGone = false
    for slot in row.reversed() where !slot.survives(generation) {
      forget(slot)
      slot.position = Self.gone
      isAnyGone = true
    }
    if isAnyGone { row.removeAll { $0.position == Self.gone } }
    dropMissed(generation)
  }

  private static var gone: Int { -2 }

  private func forget(_ slot: ItemSlot<ID>) {
    guard slot.isRepeated else {
      guard let next = slot.repeats.first else { return table.remove(slot) }
      next.isRepeated = false
      next.repeats = Array(slot.repeats.dropFirst())
      return table.replace(slot, with: next)
    }
    guard let first = table.slot(for: slot.id, hash: slot.hash),
      let position = first.repeats.lastIndex(where: { $0 === slot })
    else { return }
    first.repeats.remove(at: position)
  }
}

/// A walk through the items of a `ForEach`, which finds their slots.
///
/// Where the items stand as they did in the last walk no id is hashed: each slot is the next one of the row.
package struct SlotWalk<ID: Hashable> {
  /// The number of the walk.
  let generation: UInt32

  /// The first item whose id an earlier item has.
  fileprivate private(set) var duplicate: (position: Int, id: ID)?

  private let index: SlotIndex<ID>

  /// The slots in the order of the last walk.
  fileprivate var row: [ItemSlot<ID>]

  /// The place in the row where the slot of the next item is likely to be.
  private var cursor = 0

  /// Another such place, after items that stand there no longer.
  private var other = Int.max

  /// How many slots at the front of the row are where they were, once one is not, and those after them.
  private var divergence: Int?
  private var rest: [ItemSlot<ID>] = []

  fileprivate init(_ index: SlotIndex<ID>, row: [ItemSlot<ID>], generation: UInt32) {
    self.index = index
    self.row = row
    self.generation = generation
  }

  /// How many items at the front stand where they did.
  var common: Int { divergence ?? cursor }

  /// The slot of the next item.
  package mutating func slot(for id: ID) -> ItemSlot<ID> {
    if cursor < row.count {
      let slot = row[cursor]
      if slot.id == id, !slot.isRepeated, slot.generation != generation {
        cursor += 1
        slot.generation = generation
        if let divergence {
          slot.position = divergence + rest.count
          rest.append(slot)
        }
        return slot
      }
    }
    return find(id)
  }

  private mutating func find(_ id: ID) -> ItemSlot<ID> {
    let common = common
    if divergence == nil {
      divergence = common
      rest.reserveCapacity(row.count - common)
    }
    let slot = search(id)
    slot.generation = generation
    slot.position = common + rest.count
    rest.append(slot)
    return slot
  }

  private mutating func search(_ id: ID) -> ItemSlot<ID> {
    while cursor < row.count, row[cursor].generation == generation { cursor += 1 }
    for place in [cursor, other] where place < row.count {
      let slot = row[place]
      if slot.id == id, !slot.isRepeated, slot.generation != generation {
        cursor = place + 1
        return slot
      }
    }
    let hash = id.hashValue
    guard let slot = index.table.slot(for: id, hash: hash) else {
      let slot = ItemSlot(id, hash: hash)
      index.table.insert(slot)
      return slot
    }
    if slot.generation == generation {
      if duplicate == nil { duplicate = ((divergence ?? 0) + rest.count, id) }
      return slot.nextRepeat(generation)
    }
    if slot.position >= cursor { other = slot.position + 1 }
    return slot
  }

  /// The slots in the order of this walk.
  fileprivate mutating func takeRow() -> [ItemSlot<ID>] {
    let common = common
    if divergence != nil {
      row.replaceSubrange(common..., with: rest)
    } else if common < row.count {
      row.removeSubrange(common...)
    }
    return row
  }
}
