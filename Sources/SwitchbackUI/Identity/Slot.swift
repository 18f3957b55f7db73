/// What lives in a slot: a view on the screen, an annotation on the map.
@usableFromInline
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
@usableFromInline
package class Slot {
  @exclusivity(unchecked) private final var ownStates: StateTable?
  @exclusivity(unchecked) private final var children: [Slot?] = []
  @exclusivity(unchecked) private final var items: ItemIndex?

  /// What lives here.
  @exclusivity(unchecked) package final var record: (any SlotRecord)? {
    didSet { resident = record.map { Unmanaged.passUnretained($0 as AnyObject) } }
  }

  /// What lives here, for walks through many slots that cannot afford to count references.
  @exclusivity(unchecked) package private(set) final var resident: Unmanaged<AnyObject>?

  // Only walks write this, one after the other, so that there is nothing to check at each of many thousand slots.
  /// The walk that last came here.
  @exclusivity(unchecked) @usableFromInline package final var generation: UInt32 = 0

  /// Creates a slot without anything in it.
  @usableFromInline
  package init() {
    #if DEBUG
    LiveObjects.count += 1
    #endif
  }

  #if DEBUG
  deinit {
    LiveObjects.count -= 1
  }
  #endif

  /// Puts something here, and returns what lived here.
  package final func put(_ record: any SlotRecord) -> (any SlotRecord)? {
    let before = self.record
    self.record = record
    return before
  }

  /// The state of the view whose body stands here.
  final var states: StateTable {
    if let ownStates { return ownStates }
    let states = StateTable()
    ownStates = states
    return states
  }

  /// The slot of a part of what stands here: a builder's statement or the branch of a condition.
  package final func child(_ position: Int, generation: UInt32) -> Slot {
    while children.count <= position { children.append(nil) }
    let slot = children[position] ?? Slot()
    children[position] = slot
    slot.generation = generation
    return slot
  }

  /// The slot of a part that stood here at the last walk; `nil` where there is none.
  package func existingChild(_ position: Int) -> Slot? {
    position < children.count ? children[position] : nil
  }

  /// The slots of the items of the `ForEach` that stands here.
  @usableFromInline package final func items<ID: Hashable>(_ type: ID.Type) -> SlotIndex<ID> {
    if let index = items.flatMap({ $0 as? SlotIndex<ID> }) { return index }
    let index = SlotIndex<ID>()
    items = index
    return index
  }

  /// What tells the item of a `ForEach` that stands here from the others; `nil` where something else stands here.
  package var boxedID: ValueBox? { nil }

  /// Whether that walk came here.
  package final func wasSeen(_ generation: UInt32) -> Bool {
    self.generation == generation
  }

  /// Whether there is a part here that the walk did not come to.
  package final func hasMissed(_ generation: UInt32) -> Bool {
    for child in children { if let child, child.generation != generation { return true } }
    return items?.hasMissed == true
  }

  /// Visits what lives in the parts that the walk did not come to.
  package final func visitMissed(_ generation: UInt32, _ body: (any SlotRecord) -> Void) {
    for child in children {
      if let child, child.generation != generation { child.visitRecords(body) }
    }
    items?.visitMissed(body)
  }

  /// Visits what lives here and below.
  package final func visitRecords(_ body: (any SlotRecord) -> Void) {
    if let record { body(record) }
    for child in children { child?.visitRecords(body) }
    items?.visitRecords(body)
  }

  /// Lets go of the parts that the walk did not come to, and of no others.
  package final func dropMissed(_ generation: UInt32) {
    for position in children.indices {
      if let child = children[position], child.generation != generation,
        !child.survives(generation)
      {
        children[position] = nil
      }
    }
    items?.dropMissed(generation)
  }

  /// Lets go of the slots below that the walk did not come to.
  package final func sweep(_ generation: UInt32) {
    for position in children.indices {
      if let child = children[position], !child.survives(generation) { children[position] = nil }
    }
    items?.sweep(generation)
  }

  /// Lets go of all that stands here and below.
  package final func reset() {
    record = nil
    ownStates = nil
    children = []
    items = nil
  }

  /// Sweeps below and tells whether anything here is still wanted.
  final func survives(_ generation: UInt32) -> Bool {
    // What leaves keeps all that it consists of, so that it comes back as it was.
    if self.generation != generation, record?.isLeaving == true { return true }
    sweep(generation)
    if self.generation == generation { return true }
    record = nil
    ownStates = nil
    return items?.isEmpty == false || children.contains { $0 != nil }
  }
}
