/// The first slot of each id, found by its hash: open addressing with steps of one.
///
/// The standard library's dictionary would do the same with a copy of every id. Hashes stand apart from slots, so that
/// a search goes through little memory and looks at no slot but those whose hash is the same.
@usableFromInline
struct SlotTable<ID: Hashable> {
  @usableFromInline var count = 0

  /// The hashes of the slots; 0 where there is none.
  @usableFromInline var hashes: [UInt32] = []
  @usableFromInline var slots: [ItemSlot<ID>?] = []

  @usableFromInline init() {}

  /// A hash that is not 0.
  @inlinable
  static func hash(of id: ID) -> UInt32 {
    UInt32(truncatingIfNeeded: id.hashValue) | 1
  }

  @inlinable var mask: Int { hashes.count - 1 }

  /// The slot of an id whose hash that is.
  @inlinable
  func slot(for id: ID, hash: UInt32) -> ItemSlot<ID>? {
    if hashes.isEmpty { return nil }
    var place = self.place(of: hash)
    while hashes[place] != 0 {
      if hashes[place] == hash, let slot = slots[place], slot.id == id { return slot }
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

  /// Adds a slot whose id has none yet.
  @inlinable
  mutating func insert(_ slot: ItemSlot<ID>) {
    // At least half of the places stay empty.
    if (count + 1) * 2 > hashes.count { grow() }
    put(slot)
    count += 1
  }

  /// Puts a slot of the same id in the place of another.
  mutating func replace(_ slot: ItemSlot<ID>, with other: ItemSlot<ID>) {
    if let place = place(of: slot) { slots[place] = other }
  }

  /// Takes out a slot that is there.
  mutating func remove(_ slot: ItemSlot<ID>) {
    guard var gap = place(of: slot) else { return }
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
  }

  private func place(of slot: ItemSlot<ID>) -> Int? {
    if hashes.isEmpty { return nil }
    var place = self.place(of: slot.hash)
    while hashes[place] != 0 {
      if slots[place] === slot { return place }
      place = (place + 1) & mask
    }
    return nil
  }

  @inlinable
  mutating func put(_ slot: ItemSlot<ID>) {
    var place = self.place(of: slot.hash)
    while hashes[place] != 0 { place = (place + 1) & mask }
    hashes[place] = slot.hash
    slots[place] = slot
  }

  @inlinable
  mutating func grow() {
    let old = slots
    let size = max(8, old.count * 2)
    hashes = Array(repeating: 0, count: size)
    slots = Array(repeating: nil, count: size)
    for case let slot? in old { put(slot) }
  }
}
