/// The slots of a `ForEach` by the ids of its items.
///
/// Items that share an id are told apart by their order: the first keeps the slot, the next one has a slot of its own.
package final class SlotIndex<ID: Hashable>: ItemIndex {
  private struct Entry {
    var slots: [Slot] = []
    var seen = 0
    var generation: UInt32 = 0

    mutating func next(_ walk: UInt32) -> (slot: Slot, isFirst: Bool) {
      if generation != walk {
        generation = walk
        seen = 0
      }
      if seen == slots.count { slots.append(Slot()) }
      seen += 1
      return (slots[seen - 1], seen == 1)
    }
  }

  /// The position of the first item whose id an earlier item has, in the walk that runs.
  private(set) var firstDuplicate: Int?

  private var duplicateID: ID?
  private var hasReportedDuplicate = false

  private var entries: [ID: Entry] = [:]
  private var generation: UInt32 = 0
  private var position = 0

  /// Starts a walk through the items.
  func begin(_ generation: UInt32) {
    self.generation = generation
    position = 0
    firstDuplicate = nil
    duplicateID = nil
  }

  /// The slot of the next item.
  package func slot(for id: ID) -> Slot {
    let slot = entries[id, default: Entry()].next(generation)
    if !slot.isFirst, firstDuplicate == nil {
      firstDuplicate = position
      duplicateID = id
    }
    position += 1
    slot.slot.mark(generation)
    return slot.slot
  }

  /// What the developer should know of an id that two items have in the walk that ended; `nil` where there is nothing
  /// new to tell.
  package func takeReport() -> String? {
    guard let position = firstDuplicate, let id = duplicateID, !hasReportedDuplicate else {
      return nil
    }
    hasReportedDuplicate = true
    #if hasFeature(Embedded)
    // Not every type of ids can be told in words there.
    _ = id
    return "ForEach: item \(position) has the id of an earlier item; both are shown"
    #else
    return "ForEach: item \(position) has the id of an earlier item, \(id); both are shown"
    #endif
  }

  override var isEmpty: Bool { entries.isEmpty }

  override func sweep(_ generation: UInt32) {
    var gone: [ID] = []
    for (id, entry) in entries {
      let kept = entry.slots.filter { $0.survives(generation) }
      if kept.isEmpty {
        gone.append(id)
      } else if kept.count != entry.slots.count {
        entries[id]?.slots = kept
      }
    }
    for id in gone { entries[id] = nil }
  }
}
