/// The slot of an item of a `ForEach`.
@usableFromInline
package final class ItemSlot<ID: Hashable>: Slot {
  // What a walk looks at in each slot stands together, after the generation.
  /// What tells the item from the others.
  @usableFromInline package let id: ID

  // Only walks write these, one after the other: see `Slot.generation`.
  /// Whether an item before has the same id.
  @exclusivity(unchecked) @usableFromInline var isRepeated = false

  @usableFromInline let hash: UInt32

  /// Where the item stood in the last row, or -1.
  @exclusivity(unchecked) @usableFromInline var position = -1

  /// The slots of the further items that have the same id, where this is the first of them.
  ///
  /// They are of the same type as this one.
  var repeats: [Slot] = []
  private var takenRepeats = 0
  private var takenGeneration: UInt32 = 0

  @usableFromInline
  package init(_ id: ID, hash: UInt32) {
    self.id = id
    self.hash = hash
    super.init()
  }

  package override var boxedID: ValueBox? { TypedValueBox(id) }

  /// The slot of the next further item that has the same id, in a walk that came here already.
  @usableFromInline
  func nextRepeat(_ generation: UInt32) -> ItemSlot {
    if takenGeneration != generation {
      takenGeneration = generation
      takenRepeats = 0
    }
    if takenRepeats == repeats.count {
      let slot = ItemSlot(id, hash: hash)
      slot.isRepeated = true
      repeats.append(slot)
    }
    takenRepeats += 1
    return unsafeDowncast(repeats[takenRepeats - 1], to: ItemSlot.self)
  }
}
