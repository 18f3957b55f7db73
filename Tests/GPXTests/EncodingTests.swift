import Foundation
import TestSupport
import Testing

@testable import GPX

@Suite struct EncodingTests {
  /// A file with one waypoint of a name, in an encoding that Foundation knows.
  private func file(
    _ name: String,
    _ encoding: String.Encoding,
    declared: String?,
    mark: [UInt8] = []
  ) throws -> [UInt8] {
    let declaration = declared.map { "<?xml version=\"1.0\" encoding=\"\($0)\"?>\n" } ?? ""
    let text = """
      \(declaration)<gpx version="1.1" creator="t" xmlns="http://www.topografix.com/GPX/1/1">
      <wpt lat="1" lon="2"><name>\(name)</name></wpt></gpx>
      """
    return mark + [UInt8](try #require(text.data(using: encoding)))
  }

  struct Sample: Sendable, CustomTestStringConvertible {
    let name: String
    let encoding: String.Encoding
    let declared: String?
    var mark: [UInt8] = []
    var codes: [String] = []
    var testDescription: String { "\(declared ?? "no declaration"), \(mark.count) bytes of mark" }
  }

  @Test(arguments: [
    Sample(name: "Früh – 日の出 🚲", encoding: .utf8, declared: "UTF-8"),
    Sample(name: "Früh – 日の出 🚲", encoding: .utf8, declared: nil),
    Sample(name: "Früh 🚲", encoding: .utf8, declared: "utf8", mark: [0xEF, 0xBB, 0xBF]),
    Sample(
      name: "Früh – 日の出 🚲",
      encoding: .utf16LittleEndian,
      declared: "UTF-16",
      mark: [0xFF, 0xFE]
    ),
    Sample(
      name: "Früh – 日の出 🚲",
      encoding: .utf16BigEndian,
      declared: "UTF-16",
      mark: [0xFE, 0xFF]
    ),
    Sample(
      name: "Früh 🚲",
      encoding: .utf16LittleEndian,
      declared: "UTF-16",
      codes: ["missing-byte-order-mark"]
    ),
    Sample(
      name: "Früh 🚲",
      encoding: .utf16BigEndian,
      declared: nil,
      codes: ["missing-byte-order-mark"]
    ),
    Sample(name: "Gämsälpli", encoding: .isoLatin1, declared: "ISO-8859-1"),
    Sample(name: "Gämsälpli", encoding: .isoLatin1, declared: "latin1"),
    Sample(name: "„Höchi“ 5 €", encoding: .windowsCP1252, declared: "windows-1252"),
    Sample(name: "Łódź – Žižkov", encoding: .windowsCP1250, declared: "Windows-1250"),
    Sample(name: "Родник у дуба", encoding: .windowsCP1251, declared: "windows-1251"),
    Sample(name: "Plain", encoding: .ascii, declared: "US-ASCII"),
    Sample(
      name: "Früh",
      encoding: .utf8,
      declared: "x-none-such",
      codes: ["unsupported-encoding"]
    ),
    Sample(
      name: "Früh",
      encoding: .utf8,
      declared: "UTF-16",
      codes: ["wrong-encoding-declaration"]
    ),
  ])
  func `reads`(_ sample: Sample) throws {
    let bytes = try file(
      sample.name,
      sample.encoding,
      declared: sample.declared,
      mark: sample.mark
    )
    let document = try Document(reading: bytes)
    #expect(document.waypoints.map(\.name) == [sample.name])
    #expect(document.codes == sample.codes)
  }

  @Test func `reads the euro sign and its neighbours in ISO 8859-15`() throws {
    // ISO 8859-15 differs from ISO 8859-1 in eight places, by its Wikipedia article.
    var bytes = try file("#", .ascii, declared: "ISO-8859-15")
    let place = try #require(bytes.firstIndex(of: 0x23))
    bytes.replaceSubrange(
      place...place,
      with: [0xA4, 0xA6, 0xA8, 0xB4, 0xB8, 0xBC, 0xBD, 0xBE, 0xE4]
    )
    #expect(try Document(reading: bytes).waypoints[0].name == "€ŠšŽžŒœŸä")
  }

  @Test func `reads what is not UTF-8 as windows-1252, and the rest as UTF-8`() throws {
    var bytes = try file("Süd#", .utf8, declared: "UTF-8")
    let place = try #require(bytes.firstIndex(of: 0x23))
    bytes.replaceSubrange(place...place, with: [0xB0, 0x80, 0xE4])
    let document = try Document(reading: bytes)
    #expect(document.waypoints[0].name == "Süd°€ä")
    let diagnostic = try #require(document.diagnostics.first)
    #expect(document.diagnosticCount == 1)
    #expect(
      diagnostic.description
        == "3:32: byte 0xB0 is not UTF-8; it and others are read as windows-1252 [invalid-utf8]"
    )
  }

  @Test func `mends half characters of UTF-16 and an odd byte at the end`() throws {
    var bytes = try file("a#b", .utf16LittleEndian, declared: "UTF-16", mark: [0xFF, 0xFE])
    let place = try #require(bytes.firstIndex(of: 0x23))
    bytes.replaceSubrange(place...place + 1, with: [0x00, 0xD8])
    bytes.append(0x0A)
    let document = try Document(reading: bytes)
    #expect(document.waypoints[0].name == "a\u{FFFD}b")
    #expect(document.codes == ["invalid-utf16", "invalid-utf16"])
  }

  @Test func `says that an encoding is not known where the bytes need one`() throws {
    let bytes = try file("Früh", .isoLatin1, declared: "x-none-such")
    #expect(throws: GPXError(.unsupportedEncoding("x-none-such"))) {
      try Document(reading: bytes)
    }
    #expect(throws: GPXError(.unsupportedEncoding("UTF-32"))) {
      try Document(reading: [0xFF, 0xFE, 0, 0, 0x3C, 0, 0, 0])
    }
  }

  @Test func `finds the first byte that is not UTF-8 as the standard library does`() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<5000 {
      var bytes = (0..<Int.random(in: 1...80, using: &random)).map { _ in
        UInt8.random(in: 0x20...0x7E, using: &random)
      }
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        let place = Int.random(in: 0...bytes.count, using: &random)
        let kind = Int.random(in: 0..<4, using: &random)
        let piece: [UInt8] =
          kind == 0
          ? [UInt8.random(in: 0x80...0xFF, using: &random)]
          : kind == 1
            ? [0xED, UInt8.random(in: 0x80...0xBF, using: &random), 0x80]
            : Array("äé日🚲\u{10FFFF}".utf8.prefix(Int.random(in: 0...16, using: &random)))
        bytes.insert(contentsOf: piece, at: place)
      }
      let isValid = String(validating: bytes, as: UTF8.self) != nil
      let first = UTF8Checker.firstInvalid(bytes.span.bytes, from: 0)
      #expect((first == nil) == isValid)
      if let first {
        #expect(String(validating: bytes[..<first], as: UTF8.self) != nil)
      }
    }
  }
}
