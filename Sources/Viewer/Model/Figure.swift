/// A figure with its name, ready to be read.
package struct Figure: Hashable, Sendable {
  /// What it tells.
  package var name: String

  /// The number and its unit.
  package var value: String

  /// A length on the ground, from metres.
  package static func distance(_ metres: Double) -> String {
    if metres < 1000 { return "\(whole(metres)) m" }
    if metres < 999_950 { return "\(tenths(metres / 1000)) km" }
    return "\(whole(metres / 1000)) km"
  }

  /// A height, from metres.
  package static func elevation(_ metres: Double) -> String {
    "\(whole(metres)) m"
  }

  /// A length of time, from seconds.
  package static func duration(_ seconds: Double) -> String {
    let minutes = Int64((min(max(seconds, 0), 1e15) / 60).rounded())
    if minutes < 1 { return "\(whole(seconds)) s" }
    if minutes < 60 { return "\(minutes) min" }
    if minutes < 48 * 60 { return "\(minutes / 60) h \(minutes % 60) min" }
    return "\(minutes / 1440) d \(minutes % 1440 / 60) h"
  }

  /// A number without a fraction; digits are grouped by threes from five on, as the SI brochure has it.
  private static func whole(_ number: Double) -> String {
    let rounded = Int64(min(max(number, -1e15), 1e15).rounded())
    let digits = "\(rounded.magnitude)"
    guard digits.utf8.count > 4 else { return rounded < 0 ? "−\(digits)" : digits }
    var grouped = rounded < 0 ? "−" : ""
    for (index, digit) in digits.utf8.enumerated() {
      if index > 0, (digits.utf8.count - index) % 3 == 0 { grouped += "\u{202F}" }
      grouped.unicodeScalars.append(Unicode.Scalar(digit))
    }
    return grouped
  }

  private static func tenths(_ number: Double) -> String {
    let tenths = Int64((number * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}
