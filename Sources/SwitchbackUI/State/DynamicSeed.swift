/// What a property such as `@State` holds in the value of a view until the view is on the screen.
///
/// No reflection tells the properties of a view in Embedded Swift, so a seed is found by its address: every seed is
/// listed as long as it lives, and the property that holds it holds the address once more, changed, beside it. A
/// closure that happens to keep a seed as its only content is not taken for a property.
class DynamicSeed {
  /// What a property holds beside its seed.
  struct Mark {
    private let bits: UInt

    init(_ seed: DynamicSeed) {
      bits = DynamicSeed.mark(UInt(bitPattern: Unmanaged.passUnretained(seed).toOpaque()))
    }
  }

  nonisolated(unsafe) private static var addresses: Set<UInt> = []

  /// Whether there is any.
  static var exist: Bool { !addresses.isEmpty }

  init() {
    Self.addresses.insert(UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque()))
  }

  deinit {
    DynamicSeed.addresses.remove(UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque()))
  }

  /// The seed of the property that lies there, where one does.
  static func at(_ place: UnsafeRawPointer) -> DynamicSeed? {
    let word = place.loadUnaligned(as: UInt.self)
    let next = place.loadUnaligned(fromByteOffset: MemoryLayout<UInt>.stride, as: UInt.self)
    guard word != 0, next == mark(word), addresses.contains(word),
      let pointer = UnsafeRawPointer(bitPattern: word)
    else { return nil }
    return Unmanaged<DynamicSeed>.fromOpaque(pointer).takeUnretainedValue()
  }

  /// Links the property to what its slot keeps for it and returns that; makes it where the slot has nothing of the
  /// kind.
  func attach(to storage: AnyObject?, in surroundings: Surroundings) -> AnyObject {
    storage ?? self
  }

  private static func mark(_ address: UInt) -> UInt {
    ~address
  }
}
