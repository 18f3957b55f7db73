/// Writes times as ISO 8601 has them, in UTC.
///
/// The date is kept from one time to the next: most points of a track are of one day.
struct TimestampWriter {
  private static let secondsPerDay: Int64 = 86_400

  /// The first second of the day whose date is at hand.
  private var start: Int64 = 0

  /// `1970-01-` and `01T`.
  private var yearAndMonth: UInt64 = 0
  private var day: UInt64 = 0

  init() {
    keep(dayOf: 0)
  }

  /// Appends a time, such as `2024-05-01T06:00:00Z`, its fraction as long as it needs to be.
  @inline(__always)
  mutating func append(_ seconds: Int64, _ nanoseconds: Int32, to buffer: inout OutputBuffer) {
    if seconds &- start < 0 || seconds &- start >= Self.secondsPerDay {
      guard keep(dayOf: seconds) else {
        buffer.append(Timestamp(seconds: seconds, nanoseconds: nanoseconds).iso8601)
        return
      }
    }
    let secondOfDay = UInt64(truncatingIfNeeded: seconds &- start)
    let minuteOfDay = secondOfDay / 60
    // hhmmss as one number of eight digits with a place of two for each colon.
    let hour = minuteOfDay / 60
    let minute = minuteOfDay % 60
    let second = secondOfDay % 60
    let word = Self.twoDigits(hour) | Self.twoDigits(minute) << 24 | Self.twoDigits(second) << 48
    buffer.append(yearAndMonth, count: 8)
    buffer.append(day, count: 3)
    buffer.append(word | Self.colons, count: 8)
    if nanoseconds != 0 { Self.append(fraction: nanoseconds, to: &buffer) }
    buffer.append(ASCII.capitalZ)
  }

  /// Two colons in their places among six digits.
  private static let colons: UInt64 = 0x0000_3A00_003A_0000

  /// The characters of two digits, the first lowest.
  @inline(__always)
  private static func twoDigits(_ number: UInt64) -> UInt64 {
    let tens = (number &* 103) >> 10
    return 0x3030 | tens | (number &- tens &* 10) << 8
  }

  @inline(never)
  private static func append(fraction nanoseconds: Int32, to buffer: inout OutputBuffer) {
    buffer.append(ASCII.dot)
    let number = UInt64(nanoseconds)
    let word = DigitWord(number / 10)
    let last = number % 10
    buffer.append(word.characters, count: last == 0 ? 8 - word.trailingZeros : 8)
    if last != 0 { buffer.append(ASCII.zero + UInt8(last)) }
  }

  /// Makes the date of a time ready; false where its year has not four digits.
  @inline(never)
  @discardableResult
  private mutating func keep(dayOf seconds: Int64) -> Bool {
    // From the year 0 to the year 9999.
    guard seconds >= -62_167_219_200, seconds < 253_402_300_800 else { return false }
    let days = (seconds - (seconds < 0 ? Self.secondsPerDay - 1 : 0)) / Self.secondsPerDay
    start = days * Self.secondsPerDay
    let date = CivilDate(daysSince1970: days)
    let year = DigitWord(UInt64(date.year)).characters >> 32
    let dash = UInt64(ASCII.minus)
    yearAndMonth = year | dash << 32 | Self.twoDigits(UInt64(date.month)) << 40 | dash << 56
    day = Self.twoDigits(UInt64(date.day)) | UInt64(ASCII.capitalT) << 16
    return true
  }
}
