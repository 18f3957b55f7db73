/// The slots of a `ForEach` by the ids of its items.
///
/// Items that share an id are told apart by their order: the first keeps the slot, the next one has a slot of its own.
@usableFromInline
package final class SlotIndex<ID: Hashable>: ItemIndex {
  /// The slots in the order of the items, as of the last walk.
  ///
  /// They are kept by the table and by each other.
  @usableFromInline var row: [Unmanaged<ItemSlot<ID>>] = []

  /// The slots of items that are gone, as long as something in them is leaving; kept like those of the row.
  ///
  /// Their type does not depend on that of the ids, so that it is known where they are gone through.
  @exclusivity(unchecked) @usableFromInline var lingering: [Unmanaged<Slot>] = []

  /// The first slot of each id.
  ///
  /// Behind a pointer, because where a walk is inlined in another module each access to a property that can change is
  /// checked.
  @usableFromInline let table: UnsafeMutablePointer<SlotTable>

  private var hasReportedDuplicate = false

  /// Creates an index without slots.
  @usableFromInline
  override init() {
    table = .allocate(capacity: 1)
    table.initialize(to: SlotTable())
    super.init()
  }

  deinit {
    table.pointee.removeAll()
    table.deinitialize(count: 1)
    table.deallocate()
  }

  /// Starts a walk through the items, which has to be ended.
  @inlinable
  package func walk(_ generation: UInt32) -> SlotWalk<ID> {
    SlotWalk(self, row: row, generation: generation)
  }

  /// Ends a walk.
  ///
  /// - Complexity: O(1) where all slots were found in their order.
  @inlinable
  package func end(_ walk: SlotWalk<ID>) {
    if walk.divergence < 0, walk.cursor == walk.row.count, lingering.isEmpty { return }
    // What was lingering and came back is in the row again.
    var left = lingering
    left.removeAll { $0._withUnsafeGuaranteedRef { $0.generation == walk.generation } }
    for reference in walk.missed() {
      reference._withUnsafeGuaranteedRef { $0.position = -1 }
      left.append(.fromOpaque(reference.toOpaque()))
    }
    lingering = left
    row = walk.newRow()
  }

  /// What the developer should know of an id that two items have in a walk; `nil` where there is nothing new to tell.
  @usableFromInline
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

  /// The slots of items of earlier walks that the last walk did not come to.
  var unseenSlots: [Slot] { lingering.map { $0.takeUnretainedValue() } }

  override var isEmpty: Bool { row.isEmpty && lingering.isEmpty }

  override var hasMissed: Bool { !lingering.isEmpty }

  override func visitMissed(_ body: (any SlotRecord) -> Void) {
    for slot in lingering { slot._withUnsafeGuaranteedRef { $0.visitRecords(body) } }
  }

  override func visitRecords(_ body: (any SlotRecord) -> Void) {
    for slot in row { slot._withUnsafeGuaranteedRef { $0.visitRecords(body) } }
    for slot in lingering { slot._withUnsafeGuaranteedRef { $0.visitRecords(body) } }
  }

  override func dropMissed(_ generation: UInt32) {
    // Of items with one id the last ones go first, so that each is found at the end.
    var position = lingering.count
    while position > 0 {
      position -= 1
      if isWanted(lingering[position], generation) { continue }
      dropMissed(generation, from: position)
      return
    }
  }

  private func dropMissed(_ generation: UInt32, from last: Int) {
    let before = lingering
    var kept = Array(before[(last + 1)...].reversed())
    var position = last
    while position >= 0 {
      let slot = before[position]
      if position != last, isWanted(slot, generation) { kept.append(slot) } else { forget(slot) }
      position -= 1
    }
    kept.reverse()
    lingering = kept
  }

  override func sweep(_ generation: UInt32) {
    var gone: [ItemSlot<ID>] = []
    for slot in row.reversed() {
      if isWanted(.fromOpaque(slot.toOpaque()), generation) { continue }
      gone.append(slot.takeUnretainedValue())
    }
    if !gone.isEmpty {
      for slot in gone { slot.position = Self.gone }
      row.removeAll { $0.takeUnretainedValue().position == Self.gone }
      for slot in gone { forget(.passUnretained(slot)) }
    }
    dropMissed(generation)
  }

  /// The position of a slot that is let go of.
  private static var gone: Int { -2 }

  /// Whether anything in a slot is still wanted, or in one that is counted from it.
  private func isWanted(_ reference: Unmanaged<Slot>, _ generation: UInt32) -> Bool {
    if reference._withUnsafeGuaranteedRef({ $0.survives(generation) }) { return true }
    let slot = item(reference)
    return !slot.isRepeated && slot.repeats.contains { $0.survives(generation) }
  }

  private func forget(_ reference: Unmanaged<Slot>) {
    let slot = item(reference)
    guard slot.isRepeated else {
      guard let next = slot.repeats.first else {
        return table.pointee.remove(slot, hash: slot.hash)
      }
      let first = item(.passUnretained(next))
      first.isRepeated = false
      first.repeats = Array(slot.repeats.dropFirst())
      return table.pointee.replace(slot, with: first, hash: slot.hash)
    }
    guard let first = table.pointee.slot(for: slot.id, hash: slot.hash)?.takeUnretainedValue(),
      let position = first.repeats.lastIndex(where: { $0 === slot })
    else { return }
    first.repeats.remove(at: position)
  }

  private func item(_ slot: Unmanaged<Slot>) -> ItemSlot<ID> {
    Unmanaged.fromOpaque(slot.toOpaque()).takeUnretainedValue()
  }
}
