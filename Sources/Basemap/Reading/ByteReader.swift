/// Reads numbers from bytes that anybody may have written: it never reads beyond their end.
///
/// After a number that is not there or makes no sense, ``isValid`` is `false` and all that is read is zero.
struct ByteReader {
  private let bytes: [UInt8]

  /// Where the next number begins.
  private(set) var position: Int

  private let end: Int

  /// Whether everything that was read was there.
  private(set) var isValid = true

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    position = 0
    end = bytes.count
  }

  /// The bytes that are left.
  var rest: Int { end - position }

  /// Whether all was read, and was there.
  var isAtEnd: Bool { isValid && position == end }

  mutating func byte() -> UInt8 {
    guard isValid, position < end else {
      isValid = false
      return 0
    }
    defer { position += 1 }
    return bytes[position]
  }

  mutating func uint16() -> Int {
    let low = Int(byte())
    return low | Int(byte()) << 8
  }

  mutating func uint24() -> Int {
    let low = uint16()
    return low | Int(byte()) << 16
  }

  mutating func uint32() -> UInt32 {
    let low = UInt32(uint16())
    return low | UInt32(uint16()) << 16
  }

  mutating func uint64() -> UInt64 {
    let low = UInt64(uint32())
    return low | UInt64(uint32()) << 32
  }

  mutating func double() -> Double { Double(bitPattern: uint64()) }

  mutating func float() -> Float { Float(bitPattern: uint32()) }

  /// A number of at most 32 bits, seven a byte, the lowest first.
  mutating func varint() -> UInt32 {
    var result: UInt64 = 0
    for shift in stride(from: UInt64(0), through: 28, by: 7) {
      let next = byte()
      result |= UInt64(next & 0x7F) << shift
      if next < 0x80 {
        if result > UInt64(UInt32.max) { isValid = false }
        return isValid ? UInt32(result) : 0
      }
    }
    isValid = false
    return 0
  }

  /// A number with a sign, whose lowest bit that is.
  mutating func zigzag() -> Int32 {
    let value = varint()
    return Int32(bitPattern: value >> 1) ^ -Int32(bitPattern: value & 1)
  }

  /// A count of things that take at least so many bytes each; one that cannot be is invalid.
  mutating func count(ofAtLeast size: Int = 1) -> Int {
    let value = varint()
    guard isValid, Int64(value) * Int64(size) <= Int64(rest) else {
      isValid = false
      return 0
    }
    return Int(value)
  }

  /// A part of the bytes.
  mutating func bytes(_ count: Int) -> ArraySlice<UInt8> {
    guard isValid, count >= 0, count <= rest else {
      isValid = false
      return []
    }
    defer { position += count }
    return bytes[position..<position + count]
  }

  /// Text of so many bytes, with a replacement for what is no UTF-8.
  mutating func text(_ count: Int) -> String {
    String(decoding: bytes(count), as: UTF8.self)
  }

  /// All the lines that are left.
  mutating func lines() -> [ArraySlice<UInt8>] {
    bytes(rest).split(separator: 0x0A, omittingEmptySubsequences: false)
  }
}
