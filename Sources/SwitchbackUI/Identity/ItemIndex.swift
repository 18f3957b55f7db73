/// The slots of a `ForEach`, whatever the type of its ids.
@usableFromInline
package class ItemIndex {
  /// Creates an index without slots.
  @usableFromInline init() {}

  /// Whether there is no slot.
  var isEmpty: Bool { true }

  /// Whether there are slots that the last walk did not come to.
  var hasMissed: Bool { false }

  /// Visits what lives in the slots that the last walk did not come to.
  func visitMissed(_ body: (any SlotRecord) -> Void) {}

  /// Visits what lives in the slots.
  func visitRecords(_ body: (any SlotRecord) -> Void) {}

  /// Lets go of the slots that the last walk did not come to.
  func dropMissed(_ generation: UInt32) {}

  /// Lets go of the slots that the walk did not come to, here and below.
  func sweep(_ generation: UInt32) {}
}
