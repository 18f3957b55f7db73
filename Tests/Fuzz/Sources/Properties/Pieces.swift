/// Sizes to cut bytes into, which follow from the bytes: the same bytes are always cut alike.
struct Pieces {
  private var state: UInt64
  private let most: Int

  /// The sizes so far, the last ones.
  private(set) var sizes: [Int] = []

  init(seed bytes: [UInt8]) {
    // FNV-1a: G. Fowler, L. C. Noll, K.-P. Vo.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    state = hash
    // Single bytes, pieces about as long as a tag, and pieces that hold many.
    most = [1, 3, 16, 100, 1000, 70_000][Int(hash % 6)]
  }

  mutating func next() -> Int {
    // Xorshift: G. Marsaglia, Journal of Statistical Software 8 (14), 2003.
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    let size = 1 + Int(state % UInt64(most))
    if sizes.count < 20 { sizes.append(size) }
    return size
  }
}
