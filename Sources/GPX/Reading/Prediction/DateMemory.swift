/// Reads times of the usual form, and remembers the date: most times have that of the one before.
struct DateMemory {
  /// The bytes of `2024-05-0` and of `1T`, zeros before a date was read.
  private var first: UInt64 = 0
  private var second: UInt64 = 0

  /// The seconds from the beginning of 1970 to that of the day.
  private var midnight: Int64 = 0

  private static let zeroTime: UInt64 = 0x3030_3A30_303A_3030  // 00:00:00
  private static let digitBits: UInt64 = 0x7676_7F76_767F_7676
  private static let highBits: UInt64 = 0x8080_8080_8080_8080

  /// Reads `2024-05-01T06:00:00Z` or the same with three digits of a fraction, and steps over it.
  ///
  /// - Precondition: 32 bytes can be loaded from the offset.
  @inline(__always)
  mutating func read(_ bytes: RawSpan, _ offset: inout Int) -> Timestamp? {
    let start = bytes.word(offset)
    let middle = bytes.word(offset &+ 8)
    let rest = bytes.word(offset &+ 16)
    if start != first || middle & 0xFF_FFFF != second {
      guard readDate(bytes, at: offset) else { return nil }
    }
    // The eight bytes of the time less "00:00:00": digits up to 9, and 0 for the colons.
    let time = ((middle &>> 24) | (rest &<< 40)) ^ Self.zeroTime
    guard (time &+ Self.digitBits | time) & Self.highBits == 0 else { return nil }
    let pairs = time &* 10 &+ (time &>> 8)
    let hour = Int64(pairs & 0xFF)
    let minute = Int64((pairs &>> 24) & 0xFF)
    let second = Int64((pairs &>> 48) & 0xFF)
    guard hour < 24, minute < 60, second < 60 else { return nil }
    let seconds = midnight &+ hour &* 3600 &+ minute &* 60 &+ second
    let behind = UInt32(truncatingIfNeeded: rest &>> 24)
    if behind & 0xFF == UInt32(ASCII.capitalZ) {
      offset &+= 20
      return Timestamp(seconds: seconds)
    }
    return readFraction(bytes, &offset, seconds)
  }

  /// Reads `.000Z`.
  @inline(__always)
  private func readFraction(_ bytes: RawSpan, _ offset: inout Int, _ seconds: Int64) -> Timestamp? {
    let word = bytes.word(offset &+ 19)
    guard word & 0xFF == UInt64(ASCII.dot), (word &>> 32) & 0xFF == UInt64(ASCII.capitalZ)
    else { return nil }
    let digits = ((word &>> 8) & 0xFF_FFFF) ^ 0x30_3030
    guard (digits &+ 0x76_7676 | digits) & 0x80_8080 == 0 else { return nil }
    let milliseconds =
      (digits & 0xFF) &* 100 &+ ((digits &>> 8) & 0xFF) &* 10 &+ (digits &>> 16)
    offset &+= 24
    return Timestamp(
      seconds: seconds,
      nanoseconds: Int32(truncatingIfNeeded: milliseconds &* 1_000_000)
    )
  }

  /// Reads and remembers the date.
  @inline(never)
  private mutating func readDate(_ bytes: RawSpan, at offset: Int) -> Bool {
    var midnight: [UInt8] = bytes.array(offset..<offset + 10)
    midnight.append(contentsOf: [0x54, 0x30, 0x30, 0x3A, 0x30, 0x30, 0x3A, 0x30, 0x30, 0x5A])
    guard bytes.byte(offset + 10) == ASCII.capitalT,
      let reading = TimestampReader.read(midnight.span.bytes, in: 0..<20), reading.form == .regular
    else { return false }
    first = bytes.word(offset)
    second = bytes.word(offset + 8) & 0xFF_FFFF
    self.midnight = reading.timestamp.seconds
    return true
  }
}
