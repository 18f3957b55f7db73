/// Writes numbers as ``ByteReader`` reads them.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  mutating func byte(_ value: UInt8) {
    bytes.append(value)
  }

  mutating func uint16(_ value: Int) {
    integer(UInt64(truncatingIfNeeded: value), bytes: 2)
  }

  mutating func uint24(_ value: Int) {
    integer(UInt64(truncatingIfNeeded: value), bytes: 3)
  }

  mutating func uint32(_ value: UInt32) {
    integer(UInt64(value), bytes: 4)
  }

  mutating func double(_ value: Double) {
    integer(value.bitPattern, bytes: 8)
  }

  mutating func float(_ value: Float) {
    integer(UInt64(value.bitPattern), bytes: 4)
  }

  mutating func varint(_ value: UInt32) {
    var rest = value
    while rest >= 0x80 {
      bytes.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  mutating func append(_ more: some Sequence<UInt8>) {
    bytes.append(contentsOf: more)
  }

  private mutating func integer(_ value: UInt64, bytes count: Int) {
    for index in 0..<count { bytes.append(UInt8(truncatingIfNeeded: value >> UInt64(8 * index))) }
  }
}
