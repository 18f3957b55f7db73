extension Timestamp: CustomStringConvertible {
  /// The instant in ISO 8601, in UTC, such as `2024-05-01T06:00:00Z` or `2015-06-17T13:44:48.1Z`.
  ///
  /// The fraction is as long as it needs to be; a time of whole seconds has none. Years beyond
  /// 9999 are written with all their digits and years before 0 with a minus sign.
  public var description: String {
    String(decoding: iso8601, as: UTF8.self)
  }

  /// The bytes of ``description``.
  package var iso8601: [UInt8] {
    let secondsPerDay: Int64 = 86_400
    var days = seconds / secondsPerDay
    var rest = seconds % secondsPerDay
    if rest < 0 {
      days -= 1
      rest += secondsPerDay
    }
    let date = CivilDate(daysSince1970: days)
    var text: [UInt8] = []
    text.reserveCapacity(30)
    if date.year < 0 { text.append(ASCII.minus) }
    Self.append(Int64(date.year.magnitude), digits: 4, to: &text)
    text.append(ASCII.minus)
    Self.append(Int64(date.month), digits: 2, to: &text)
    text.append(ASCII.minus)
    Self.append(Int64(date.day), digits: 2, to: &text)
    text.append(ASCII.capitalT)
    Self.append(rest / 3600, digits: 2, to: &text)
    text.append(ASCII.colon)
    Self.append(rest / 60 % 60, digits: 2, to: &text)
    text.append(ASCII.colon)
    Self.append(rest % 60, digits: 2, to: &text)
    if nanoseconds > 0 {
      text.append(ASCII.dot)
      Self.append(Int64(nanoseconds), digits: 9, to: &text)
      while text.last == ASCII.zero { text.removeLast() }
    }
    text.append(ASCII.capitalZ)
    return text
  }

  /// Appends a number with leading zeros up to a number of digits.
  private static func append(_ value: Int64, digits: Int, to text: inout [UInt8]) {
    let start = text.count
    var rest = value
    while rest > 0 || text.count - start < digits {
      text.append(ASCII.zero + UInt8(rest % 10))
      rest /= 10
    }
    text[start...].reverse()
  }

  /// Reads an instant as ISO 8601 and GPX write it, such as `2024-05-01T08:00:00.25+02:00`.
  ///
  /// The odd forms that the reader accepts with a diagnostic are accepted here, too.
  ///
  /// - Returns: nil where the text is no time.
  public init?(_ text: String) {
    let bytes = [UInt8](text.utf8)
    guard let reading = TimestampReader.read(bytes.span.bytes, in: 0..<bytes.count) else {
      return nil
    }
    self = reading.timestamp
  }
}
