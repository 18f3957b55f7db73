/// The page without what differs from page to page.
struct PageTemplate: Hashable, Sendable {
  private let beforePolicy: ArraySlice<UInt8>
  private let beforeTitle: ArraySlice<UInt8>
  private let beforeData: ArraySlice<UInt8>
  private let beforeScript: ArraySlice<UInt8>
  private let end: ArraySlice<UInt8>

  /// The text of the style sheet.
  let style: [UInt8]

  /// Splits the template at its places, which are named in this order.
  init(_ bytes: [UInt8]) throws(PageError) {
    var rest = bytes.withoutCarriageReturns[...]
    guard let start = rest.firstRange(of: "<style>".utf8),
      let end = rest.firstRange(of: "</style>".utf8), start.upperBound <= end.lowerBound
    else { throw PageError(.templateLacks("<style>")) }
    style = Array(rest[start.upperBound..<end.lowerBound])
    beforePolicy = try Self.split(&rest, at: "%POLICY%")
    beforeTitle = try Self.split(&rest, at: "%TITLE%")
    beforeData = try Self.split(&rest, at: "%DATA%")
    beforeScript = try Self.split(&rest, at: "%SCRIPT%")
    self.end = rest
  }

  private static func split(
    _ rest: inout ArraySlice<UInt8>,
    at place: String
  ) throws(PageError) -> ArraySlice<UInt8> {
    guard let range = rest.firstRange(of: place.utf8) else {
      throw PageError(.templateLacks(place))
    }
    defer { rest = rest[range.upperBound...] }
    return rest[..<range.lowerBound]
  }

  /// The page; what is filled in is not looked at.
  func filled(policy: [UInt8], title: [UInt8], data: [UInt8], script: [UInt8]) -> [UInt8] {
    Array(
      [
        beforePolicy, policy[...], beforeTitle, title[...], beforeData, data[...],
        beforeScript, script[...], end,
      ].joined()
    )
  }
}

extension [UInt8] {
  /// The bytes with the line ends that a browser makes of them, so that their hash is that of what it sees.
  var withoutCarriageReturns: [UInt8] {
    filter { $0 != UInt8(ascii: "\r") }
  }

  /// The bytes with the letters of ASCII in lower case.
  var lowercasedASCII: [UInt8] {
    map { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 ? $0 + 32 : $0 }
  }
}
