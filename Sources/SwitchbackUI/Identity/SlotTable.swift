/// The first slot of each id, found by its hash: open addressing with steps of one.
///
/// The standard library's dictionary would do the same with a copy of every id. Hashes stand apart from slots, so that
/// a search goes through little memory and looks at no slot but those whose hash is the same.
///
/// Only a search knows the type of the ids, so that all else is compiled once, and not through tables of generic code.
/// The table keeps the slots by hand, for walks through many of them cannot afford to count references; whoever has it
/// empties it in the end.
@usableFromInline
struct SlotTable {
  @usableFromInline typealias Reference = Unmanaged<Slot>

  private var count = 0

  /// The hashes of the slots; 0 where there is none.
  @usableFromInline var hashes: [UInt32] = []
  @usableFromInline var slots: [Reference?] = []

  init() {}

  /// A hash that is not 0.
  @inlinable
  static func hash<ID: Hashable>(of id: ID) -> UInt32 {
    UInt32(truncatingIfNeeded: id.hashValue) | 1
  }

  @inlinable var mask: Int { hashes.count - 1 }

  /// The slot of an id whose hash that is; all slots of the table are of that type.
  @inlinable
  func slot<ID: Hashable>(for id: ID, hash: UInt32) -> Unmanaged<ItemSlot<ID>>? {
    if hashes.isEmpty { return nil }
    var place = self.place(of: hash)
    while hashes[place] != 0 {
      if hashes[place] == hash, let slot = slots[place] {
        let item = Unmanaged<ItemSlot<ID>>.fromOpaque(slot.toOpaque())
        if item._withUnsafeGuaranteedRef({ $0.id == id }) { return item }
      }
      place = (place + 1) & mask
    }
    return nil
  }

  /// The place at which the search for a hash begins.
  @inlinable
  func place(of hash: UInt32) -> Int {
    // The lowest bit is that of all hashes.
    Int(truncatingIfNeeded: hash >> 1) & mask
  }

  /// Adds a slot whose id, which has that hash, has none yet.
  @usableFromInline
  mutating func insert(_ slot: consuming Slot, hash: UInt32) -> Reference {
    // At least half of the places stay empty.
    if (count + 1) * 2 > hashes.count { grow() }
    let reference = Reference.passRetained(slot)
    put(reference, hash: hash)
    count += 1
    return reference
  }

  /// Puts a slot of the same id in the place of another.
  mutating func replace(_ slot: Slot, with other: Slot, hash: UInt32) {
    guard let place = place(of: slot, hash: hash) else { return }
    slots[place] = .passRetained(other)
    Reference.passUnretained(slot).release()
  }

  /// Takes out a slot that is there.
  mutating func remove(_ slot: Slot, hash: UInt32) {
    guard var gap = place(of: slot, hash: hash) else { return }
    var place = (gap + 1) & mask
    // What was pushed past the gap moves back to it, so that no search ends there.
    while hashes[place] != 0 {
      if (place - self.place(of: hashes[place])) & mask >= (place - gap) & mask {
        hashes[gap] = hashes[place]
        slots[gap] = slots[place]
        gap = place
      }
      place = (place + 1) & mask
    }
    hashes[gap] = 0
    slots[gap] = nil
    count -= 1
    Reference.passUnretained(slot).release()
  }

  /// Takes out all slots.
  mutating func removeAll() {
    let slots = slots
    self = SlotTable()
    for case let slot? in slots { slot.release() }
  }

  private func place(of slot: Slot, hash: UInt32) -> Int? {
    if hashes.isEmpty { return nil }
    let address = Reference.passUnretained(slot).toOpaque()
    var place = self.place(of: hash)
    while hashes[place] != 0 {
      if hashes[place] == hash, slots[place]?.toOpaque() == address { return place }
      place = (place + 1) & mask
    }
    return nil
  }

  private mutating func put(_ slot: Reference, hash: UInt32) {
    var place = self.place(of: hash)
    while hashes[place] != 0 { place = (place + 1) & mask }
    hashes[place] = hash
    slots[place] = slot
  }

  private mutating func grow() {
    let old = (hashes: hashes, slots: slots)
    let size = max(8, old.slots.count * 2)
    hashes = Array(repeating: 0, count: size)
    slots = Array(repeating: nil, count: size)
    for place in old.slots.indices {
      if let slot = old.slots[place] { put(slot, hash: old.hashes[place]) }
    }
  }
}
