/// The state of the view in a slot: what its properties hold from one value of the view to the next.
///
/// A view is a value that is made anew at each update. What tells its properties apart is where they lie in it, so
/// the state is kept by the byte offset of the property.
final class StateTable {
  private struct Entry {
    let offset: Int
    var seed: DynamicSeed
    var storage: AnyObject
  }

  /// The table of the view whose body this one stands in.
  private(set) var parent: StateTable?

  /// What else lives as long as the state.
  var attachment: AnyObject?

  private var entries: [Entry] = []

  /// Finds the properties of a view in its memory and gives them what this table keeps for them.
  func link(_ bytes: UnsafeRawBufferPointer, parent: StateTable?, in surroundings: Surroundings) {
    self.parent = parent
    guard let base = bytes.baseAddress, DynamicSeed.exist else { return }
    let stride = MemoryLayout<UInt>.stride
    var offset = 0
    while offset + 2 * stride <= bytes.count {
      if let seed = DynamicSeed.at(base + offset) {
        attach(seed, at: offset, in: surroundings)
        offset += stride
      }
      offset += stride
    }
  }

  /// What the property is linked to in this view or in one round it.
  func storage(of seed: DynamicSeed) -> AnyObject? {
    for entry in entries where entry.seed === seed { return entry.storage }
    return parent?.storage(of: seed)
  }

  private func attach(_ seed: DynamicSeed, at offset: Int, in surroundings: Surroundings) {
    for index in entries.indices where entries[index].offset == offset {
      entries[index].storage = seed.attach(to: entries[index].storage, in: surroundings)
      entries[index].seed = seed
      return
    }
    let storage = seed.attach(to: nil, in: surroundings)
    entries.append(Entry(offset: offset, seed: seed, storage: storage))
  }
}
