/// Bytes on their way out, handed on in pieces.
///
/// This is the unsafe part of writing, and all of it. Every method makes room before it stores, so
/// that nothing is written outside of the memory. Whole words are stored where only some of their
/// bytes count, and the next method stores over the rest: that is why room is made for all of them.
struct OutputBuffer: ~Copyable {
  private var memory: UnsafeMutableRawPointer
  private var capacity: Int

  /// How many bytes there are.
  private(set) var count = 0

  init(capacity: Int) {
    memory = .allocate(byteCount: capacity, alignment: 16)
    self.capacity = capacity
  }

  deinit { memory.deallocate() }

  /// Appends a byte.
  @inline(__always)
  mutating func append(_ byte: UInt8) {
    makeRoom(1)
    memory.storeBytes(of: byte, toByteOffset: count, as: UInt8.self)
    count &+= 1
  }

  /// Appends the lowest bytes of a word, the lowest first; there are eight at most.
  @inline(__always)
  mutating func append(_ word: UInt64, count wordCount: Int) {
    makeRoom(8)
    memory.storeBytes(of: word.littleEndian, toByteOffset: count, as: UInt64.self)
    // Masked, so that no number of bytes could lead out of the memory; eight stay eight.
    count &+= min(8, wordCount & 15)
  }

  /// Appends a short text.
  @inline(__always)
  mutating func append(_ fragment: Fragment) {
    makeRoom(Fragment.capacity)
    memory.storeBytes(of: fragment.words, toByteOffset: count, as: SIMD4<UInt64>.self)
    count &+= fragment.count
  }

  /// Appends an ASCII text.
  mutating func append(_ text: StaticString) {
    let length = text.utf8CodeUnitCount
    makeRoom(length)
    text.withUTF8Buffer { bytes in
      guard let start = bytes.baseAddress else { return }
      (memory + count).copyMemory(from: start, byteCount: length)
    }
    count += length
  }

  /// Appends a range of bytes.
  @inline(__always)
  mutating func append(_ bytes: RawSpan, in range: Range<Int>) {
    let length = range.count
    makeRoom(length)
    bytes.extracting(range).withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      (memory + count).copyMemory(from: start, byteCount: length)
    }
    count &+= length
  }

  /// Takes the last byte back, where there is one.
  mutating func removeLast() {
    if count > 0 { count -= 1 }
  }

  /// Lets go of all bytes.
  mutating func removeAll() { count = 0 }

  /// Hands all bytes on and lets go of them, unless that fails.
  mutating func drain<Failure: Error>(
    _ sink: (Span<UInt8>) throws(Failure) -> Void
  ) throws(Failure) {
    let bytes = UnsafeRawBufferPointer(start: memory, count: count)
    try sink(bytes.bindMemory(to: UInt8.self).span)
    count = 0
  }

  @inline(__always)
  private mutating func makeRoom(_ size: Int) {
    if capacity &- count < size { grow(size) }
  }

  @inline(never)
  private mutating func grow(_ size: Int) {
    let newCapacity = max(capacity * 2, count + size)
    let larger = UnsafeMutableRawPointer.allocate(byteCount: newCapacity, alignment: 16)
    larger.copyMemory(from: memory, byteCount: count)
    memory.deallocate()
    memory = larger
    capacity = newCapacity
  }
}
