/// The first slot of each id, found by its hash: open addressing with steps of one.
///
/// The standard library's dictionary would do the same with a copy of every id.
@usableFromInline
struct SlotTable<ID: Hashable> {
  @usableFromInline var count = 0
  @usableFromInline var places: [ItemSlot<ID>?] = []

  @usableFromInline init() {}

  /// The slot of an id whose hash that is.
  @inlinable
  func slot(for id: ID, hash: Int) -> ItemSlot<ID>? {
    if places.isEmpty { return nil }
    let mask = places.count - 1
    var place = hash & mask
    while let slot = places[place] {
      if slot.hash == hash, slot.id == id { return slot }
      place = (place + 1) & mask
    }
    return nil
  }

  /// Adds a slot whose id has none yet.
  @inlinable
  mutating func insert(_ slot: ItemSlot<ID>) {
    // At least half of the places stay empty.
    if (count + 1) * 2 > places.count { grow() }
    put(slot)
    count += 1
  }

  /// Puts a slot of the same id in the place of another.
  mutating func replace(_ slot: ItemSlot<ID>, with other: ItemSlot<ID>) {
    if let place = place(of: slot) { places[place] = other }
  }

  /// Takes out a slot that is there.
  mutating func remove(_ slot: ItemSlot<ID>) {
    guard var gap = place(of: slot) else { return }
    let mask = places.count - 1
    var place = (gap + 1) & mask
    // What was pushed past the gap moves back to it, so that no search ends there.
    while let other = places[place] {
      if (place - other.hash) & mask >= (place - gap) & mask {
        places[gap] = other
        gap = place
      }
      place = (place + 1) & mask
    }
    places[gap] = nil
    count -= 1
  }

  private func place(of slot: ItemSlot<ID>) -> Int? {
    if places.isEmpty { return nil }
    let mask = places.count - 1
    var place = slot.hash & mask
    while let other = places[place] {
      if other === slot { return place }
      place = (place + 1) & mask
    }
    return nil
  }

  @inlinable
  mutating func put(_ slot: ItemSlot<ID>) {
    let mask = places.count - 1
    var place = slot.hash & mask
    while places[place] != nil { place = (place + 1) & mask }
    places[place] = slot
  }

  @inlinable
  mutating func grow() {
    let old = places
    places = Array(repeating: nil, count: max(8, old.count * 2))
    for case let slot? in old { put(slot) }
  }
}
