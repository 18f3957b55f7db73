/// The chunks of a PNG file, as the specification has them.
struct PNGFile {
  struct Chunk {
    let type: String
    let data: [UInt8]
    let isSumRight: Bool
  }

  let chunks: [Chunk]

  /// Reads a file; `nil` if its signature is wrong or a chunk is cut off.
  init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: [137, 80, 78, 71, 13, 10, 26, 10]) else { return nil }
    var chunks: [Chunk] = []
    var position = 8
    while position < bytes.count {
      guard bytes.count - position >= 12 else { return nil }
      let count = Self.number(bytes[position..<(position + 4)])
      guard count <= bytes.count - position - 12 else { return nil }
      let end = position + 8 + count
      chunks.append(
        Chunk(
          type: String(decoding: bytes[(position + 4)..<(position + 8)], as: UTF8.self),
          data: Array(bytes[(position + 8)..<end]),
          isSumRight: Self.sum(bytes[(position + 4)..<end])
            == Self.number(bytes[end..<(end + 4)])
        )
      )
      position = end + 4
    }
    self.chunks = chunks
  }

  /// The data of the first chunk of a type.
  subscript(type: String) -> [UInt8]? {
    chunks.first { $0.type == type }?.data
  }

  private static func number(_ bytes: some Sequence<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  // The cyclic redundancy code of ISO 3309, bit by bit.
  private static func sum(_ bytes: ArraySlice<UInt8>) -> Int {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum >> 1 ^ (sum & 1 == 1 ? 0xEDB8_8320 : 0) }
    }
    return Int(~sum)
  }
}
