import Foundation

/// A way to read a time of a GPX file.
protocol TimeReader {
  func time(of text: String) -> Date?
}

/// The formatter that comes to mind first; made once, not for each point.
struct FormatterTimeReader: TimeReader {
  private let formatter = ISO8601DateFormatter()

  func time(of text: String) -> Date? { formatter.date(from: text) }
}

/// Digits at their places, for whom the formatter is too slow.
struct HandTimeReader: TimeReader {
  func time(of text: String) -> Date? {
    var text = text
    return text.withUTF8(Self.time)
  }

  /// The time of `YYYY-MM-DDThh:mm:ss[.f…]Z`.
  private static func time(of bytes: UnsafeBufferPointer<UInt8>) -> Date? {
    guard bytes.count >= 20, bytes[10] == UInt8(ascii: "T"), bytes.last == UInt8(ascii: "Z") else {
      return nil
    }
    func number(_ begin: Int, _ end: Int) -> Int {
      var value = 0
      for place in begin..<end { value = value * 10 + Int(bytes[place]) - 48 }
      return value
    }
    let days = days(year: number(0, 4), month: number(5, 7), day: number(8, 10))
    let seconds = days * 86_400 + number(11, 13) * 3600 + number(14, 16) * 60 + number(17, 19)
    var fraction = 0.0
    if bytes.count > 21 {
      let end = bytes.count - 1
      fraction = Double(number(20, end)) / pow(10, Double(end - 20))
    }
    return Date(timeIntervalSince1970: Double(seconds) + fraction)
  }

  /// Days since the beginning of 1970, counted in years that begin in March.
  private static func days(year: Int, month: Int, day: Int) -> Int {
    let years = month > 2 ? year : year - 1
    let months = month > 2 ? month - 3 : month + 9
    return years * 365 + years / 4 - years / 100 + years / 400 + (153 * months + 2) / 5 + day
      - 719_469
  }
}
