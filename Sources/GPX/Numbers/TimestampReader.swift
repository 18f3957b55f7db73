/// Reads times as GPX files hold them.
///
/// The form of the schema is `xsd:dateTime`, `2024-05-01T06:00:00.25+02:00`. Devices and programs
/// write others: a space for the T, one digit for two, no separators, a comma in the fraction, a
/// leap second, an offset without colon, no offset at all. All are read, and told apart.
struct TimestampReader {
  private let end: Int
  private var offset: Int
  private var form = TimestampReading.Form.regular
  private var seconds: Int64 = 0
  private var nanoseconds: Int32 = 0

  /// Reads the time that fills a range, without white space around it.
  ///
  /// - Returns: nil where the bytes are no time.
  @inline(__always)
  static func read(_ bytes: RawSpan, in range: Range<Int>) -> TimestampReading? {
    if let timestamp = readUsual(bytes, in: range) {
      return TimestampReading(timestamp: timestamp, form: .regular)
    }
    var reader = TimestampReader(range)
    return reader.read(bytes)
  }

  private init(_ range: Range<Int>) {
    offset = range.lowerBound
    end = range.upperBound
  }

  /// The seconds of the years 0 to 9999: beyond them no time can be written in the form that files have.
  private static let writtenYears: Range<Int64> = -62_167_219_200..<253_402_300_800

  /// The form of nearly every file: `2024-05-01T06:00:00Z`, and with `.000`.
  @inline(__always)
  private static func readUsual(_ bytes: RawSpan, in range: Range<Int>) -> Timestamp? {
    let start = range.lowerBound
    let length = range.count
    guard length == 20 || length == 24, bytes.byte(range.upperBound - 1) == ASCII.capitalZ,
      bytes.byte(start + 4) == ASCII.minus, bytes.byte(start + 7) == ASCII.minus,
      bytes.byte(start + 10) == ASCII.capitalT, bytes.byte(start + 13) == ASCII.colon,
      bytes.byte(start + 16) == ASCII.colon
    else { return nil }
    let century = twoDigits(bytes, start)
    let yearOfCentury = twoDigits(bytes, start + 2)
    let month = twoDigits(bytes, start + 5)
    let day = twoDigits(bytes, start + 8)
    let hour = twoDigits(bytes, start + 11)
    let minute = twoDigits(bytes, start + 14)
    let second = twoDigits(bytes, start + 17)
    guard century < 100, yearOfCentury < 100, hour < 24, minute < 60, second < 60 else {
      return nil
    }
    var milliseconds = 0
    if length == 24 {
      let tens = twoDigits(bytes, start + 20)
      let ones = Int(ASCII.digit(bytes.byte(start + 22)))
      guard bytes.byte(start + 19) == ASCII.dot, tens < 100, ones < 10 else { return nil }
      milliseconds = tens * 10 + ones
    }
    let date = CivilDate(year: century * 100 + yearOfCentury, month: month, day: day)
    guard date.isValid else { return nil }
    let time = Int64(hour * 3600 + minute * 60 + second)
    return Timestamp(
      seconds: date.daysSince1970 * 86_400 + time,
      nanoseconds: Int32(truncatingIfNeeded: milliseconds * 1_000_000)
    )
  }

  /// The number of two digits; 100 or more where one of them is none.
  @inline(__always)
  private static func twoDigits(_ bytes: RawSpan, _ offset: Int) -> Int {
    let tens = ASCII.digit(bytes.byte(offset))
    let ones = ASCII.digit(bytes.byte(offset + 1))
    return tens > 9 || ones > 9 ? 1000 : Int(tens) * 10 + Int(ones)
  }
}

// MARK: - Every other form

extension TimestampReader {
  @inline(never)
  private mutating func read(_ bytes: RawSpan) -> TimestampReading? {
    guard readDate(bytes) else { return nil }
    if offset < end, !readTime(bytes) { return nil }
    guard offset == end, Self.writtenYears.contains(seconds) else { return nil }
    return TimestampReading(
      timestamp: Timestamp(seconds: seconds, nanoseconds: nanoseconds),
      form: form
    )
  }

  /// Marks the form as at least so far from the regular one.
  private mutating func note(_ deviation: TimestampReading.Form) {
    if deviation.rawValue > form.rawValue { form = deviation }
  }

  private func current(_ bytes: RawSpan) -> UInt8 {
    offset < end ? bytes.byte(offset) : 0
  }

  /// Steps over a byte where it comes next.
  private mutating func accept(_ byte: UInt8, _ bytes: RawSpan) -> Bool {
    guard current(bytes) == byte, offset < end else { return false }
    offset += 1
    return true
  }

  /// Reads a number of up to `most` digits; nil where fewer than `least` stand there.
  private mutating func readNumber(_ bytes: RawSpan, least: Int, most: Int) -> Int? {
    let start = offset
    var value = 0
    while offset < end, offset - start < most {
      let digit = ASCII.digit(bytes.byte(offset))
      if digit > 9 { break }
      value = value * 10 + Int(digit)
      offset += 1
    }
    let count = offset - start
    if count < most { note(.foreign) }
    return count >= least ? value : nil
  }

  private mutating func readDate(_ bytes: RawSpan) -> Bool {
    guard let year = readNumber(bytes, least: 4, most: 4) else { return false }
    let isSeparated = accept(ASCII.minus, bytes)
    if !isSeparated { note(.foreign) }
    guard let month = readNumber(bytes, least: isSeparated ? 1 : 2, most: 2),
      accept(ASCII.minus, bytes) == isSeparated,
      let day = readNumber(bytes, least: isSeparated ? 1 : 2, most: 2)
    else { return false }
    let date = CivilDate(year: year, month: month, day: day)
    guard date.isValid else { return false }
    seconds = date.daysSince1970 * 86_400
    if offset == end { note(.foreign) }
    return true
  }

  private mutating func readTime(_ bytes: RawSpan) -> Bool {
    if current(bytes) == ASCII.capitalZ {
      note(.foreign)
      return readZone(bytes)
    }
    if !accept(ASCII.capitalT, bytes) {
      guard current(bytes) == ASCII.space || current(bytes) == 0x74 else { return false }
      note(.foreign)
      while offset < end, current(bytes) == ASCII.space || current(bytes) == 0x74 { offset += 1 }
    }
    guard let hour = readNumber(bytes, least: 1, most: 2) else { return false }
    let isSeparated = accept(ASCII.colon, bytes)
    if !isSeparated { note(.foreign) }
    guard let minute = readNumber(bytes, least: isSeparated ? 1 : 2, most: 2) else { return false }
    var second = 0
    if accept(ASCII.colon, bytes) == isSeparated, !isAtZone(bytes) {
      guard let number = readNumber(bytes, least: isSeparated ? 1 : 2, most: 2) else {
        return false
      }
      second = number
    } else {
      note(.foreign)
    }
    guard readFraction(bytes), hour <= 24, minute <= 59, second <= 60 else { return false }
    // 24:00:00 is the end of the day in xsd:dateTime; nothing comes after it.
    if hour == 24, minute != 0 || second != 0 || nanoseconds != 0 { return false }
    if second == 60 { note(.foreign) }
    seconds += Int64(hour * 3600 + minute * 60 + second)
    return readZone(bytes)
  }

  private func isAtZone(_ bytes: RawSpan) -> Bool {
    let byte = current(bytes)
    return offset == end || byte == ASCII.capitalZ || byte == ASCII.plus || byte == ASCII.minus
  }

  /// Reads the fraction of a second; digits beyond the ninth are dropped.
  private mutating func readFraction(_ bytes: RawSpan) -> Bool {
    let separator = current(bytes)
    guard separator == ASCII.dot || separator == ASCII.comma else { return true }
    if separator == ASCII.comma { note(.irregular) }
    offset += 1
    let start = offset
    var place: Int32 = 100_000_000
    while offset < end {
      let digit = ASCII.digit(bytes.byte(offset))
      if digit > 9 { break }
      nanoseconds += Int32(digit) * place
      place /= 10
      offset += 1
    }
    return offset > start
  }

  /// Reads `Z`, `+02:00`, `+0200`, `+02`, `+0200Z`, or nothing.
  private mutating func readZone(_ bytes: RawSpan) -> Bool {
    if accept(ASCII.space, bytes) { note(.foreign) }
    guard offset < end else {
      note(.withoutZone)
      return true
    }
    if accept(ASCII.capitalZ, bytes) { return true }
    if accept(0x7A, bytes) {
      note(.irregular)
      return true
    }
    let sign = current(bytes)
    guard sign == ASCII.plus || sign == ASCII.minus else { return false }
    offset += 1
    guard let hours = readNumber(bytes, least: 1, most: 2) else { return false }
    if !accept(ASCII.colon, bytes) { note(.irregular) }
    var minutes = 0
    if offset < end, current(bytes) != ASCII.capitalZ {
      guard let number = readNumber(bytes, least: 2, most: 2) else { return false }
      minutes = number
    }
    guard hours <= 24, minutes <= 59 else { return false }
    let shift = Int64(hours * 3600 + minutes * 60)
    seconds += sign == ASCII.plus ? -shift : shift
    if accept(ASCII.capitalZ, bytes) { note(.foreign) }
    return true
  }
}
