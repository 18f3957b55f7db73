/// What lives in a slot: a view on the screen, an annotation on the map.
package protocol SlotRecord: AnyObject {
  /// Whether its content is gone and it stays only until its exit transition ends.
  ///
  /// Such a record keeps its slot, so that it can be revived if the content comes back.
  var isLeaving: Bool { get }
}

/// A place in the structure of declarative content, which gives what stands there its identity.
///
/// A value of content is made anew at each update; the slots are what stays. A slot is found from its parent by the
/// position in a builder, by the branch of a condition, or by the id of an item of a `ForEach`; so what stands in it
/// is the same thing as at the last update, whatever moved around it.
///
/// A walk through the content marks every slot that it comes to with its generation. The slots that the walk did not
/// come to are swept away after it, unless a record in them is leaving.
package final class Slot {
  /// What lives here.
  package var record: (any SlotRecord)?

  /// The state of the view whose body stands here.
  private(set) var states = StateTable()

  private var children: [Slot?] = []
  private var items: ItemIndex?
  private var generation: UInt32 = 0

  /// Creates a slot without anything in it.
  package init() {}

  /// The slot of a part of what stands here: a builder's statement or the branch of a condition.
  package func child(_ position: Int, generation: UInt32) -> Slot {
    while children.count <= position { children.append(nil) }
    let slot = children[position] ?? Slot()
    children[position] = slot
    slot.generation = generation
    return slot
  }

  /// The slots of the items of the `ForEach` that stands here.
  package func items<ID: Hashable>(_ type: ID.Type, generation: UInt32) -> SlotIndex<ID> {
    let index = items.flatMap { $0 as? SlotIndex<ID> } ?? SlotIndex<ID>()
    items = index
    index.begin(generation)
    return index
  }

  /// Whether that walk came here.
  package func wasSeen(_ generation: UInt32) -> Bool {
    self.generation == generation
  }

  /// Lets go of the slots below that the walk did not come to.
  package func sweep(_ generation: UInt32) {
    for position in children.indices {
      if let child = children[position], !child.survives(generation) { children[position] = nil }
    }
    items?.sweep(generation)
  }

  /// Lets go of all that stands here and below.
  func reset() {
    record = nil
    states = StateTable()
    children = []
    items = nil
  }

  func mark(_ generation: UInt32) {
    self.generation = generation
  }

  /// Sweeps below and tells whether anything here is still wanted.
  func survives(_ generation: UInt32) -> Bool {
    sweep(generation)
    if self.generation == generation { return true }
    if let record, record.isLeaving { return true }
    record = nil
    states = StateTable()
    return items?.isEmpty == false || children.contains { $0 != nil }
  }
}

/// The slots of a `ForEach`, whatever the type of its ids.
package class ItemIndex {
  var isEmpty: Bool { true }

  func sweep(_ generation: UInt32) {}
}
