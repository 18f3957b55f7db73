import Foundation
import Testing

@testable import GPX

/// What the article about diagnostics says is so.
struct DiagnosticsArticleTests {
  /// A row of the article's tables.
  struct Row: Sendable, CustomTestStringConvertible {
    let code: String
    let severity: String
    let example: String

    var testDescription: String { code }

    init?(line: Substring) {
      let cells = line.split(separator: " | ", omittingEmptySubsequences: false)
      guard cells.count == 4, cells[0].hasPrefix("| `"), cells[0].hasSuffix("`") else { return nil }
      code = String(cells[0].dropFirst(3).dropLast())
      severity = String(cells[1])
      example = String(cells[2])
    }
  }

  private static let rows: [Row] = {
    var package = URL(filePath: #filePath)
    for _ in 0..<4 { package.deleteLastPathComponent() }
    let article = package.appending(path: "Sources/GPX/GPX.docc/Diagnostics.md")
    let text = (try? String(contentsOf: article, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").compactMap(Row.init)
  }()

  private static let root =
    "gpx xmlns=\"http://www.topografix.com/GPX/1/1\" version=\"1.1\" creator=\"a\""

  /// The files of the examples that are told in words.
  private static let filesInWords: [String: [UInt8]] = [
    "invalid-utf8": Array("<\(root)><wpt lat='1' lon='2'><name>Caf".utf8) + [0xE9]
      + Array("</name></wpt></gpx>".utf8),
    "invalid-utf16": utf16("<\(root)/>", mark: true) + [0x20],
    "missing-byte-order-mark": utf16("<\(root)/>", mark: false),
    "too-many-attributes": element("a", (0..<257).map { " a\($0)='1'" }.joined()),
    "name-too-long": element(String(repeating: "a", count: 1025), ""),
    "nesting-too-deep": Array(
      "<\(root)><extensions>\(String(repeating: "<a>", count: 260))\(String(repeating: "</a>", count: 260))</extensions></gpx>"
        .utf8
    ),
    "too-many-namespaces": element("a", (0..<129).map { " xmlns:a\($0)='urn:a'" }.joined()),
  ]

  private static func element(_ name: String, _ attributes: String) -> [UInt8] {
    Array("<\(root)><extensions><\(name)\(attributes)/></extensions></gpx>".utf8)
  }

  private static func utf16(_ text: String, mark: Bool) -> [UInt8] {
    (mark ? [0xFEFF] : []).flatMap { (unit: UInt16) in [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
      + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
  }

  /// The file of an example.
  private func file(_ row: Row) throws -> [UInt8] {
    guard row.example.hasPrefix("`"), row.example.hasSuffix("`") else {
      return try #require(Self.filesInWords[row.code])
    }
    let example = String(row.example.dropFirst().dropLast())
    if example.contains("…") {
      return Array(example.replacing("…", with: "<\(Self.root)></gpx>").utf8)
    }
    if example.hasPrefix("<gpx") { return Array(example.utf8) }
    let content = example.hasPrefix("<trkpt") ? "<trk><trkseg>\(example)</trkseg></trk>" : example
    return Array("<\(Self.root)>\(content)</gpx>".utf8)
  }

  @Test func `names each code once`() {
    let names = Diagnostic.Code.allCases.map(\.name)
    #expect(Self.rows.map(\.code).sorted() == names.sorted())
  }

  @Test(arguments: rows) func `gives the severity and an example`(of row: Row) throws {
    let code = try #require(Diagnostic.Code.allCases.first { $0.name == row.code })
    #expect("\(code.severity)" == row.severity)
    let document = try Document(reading: file(row))
    #expect(Set(document.codes) == [row.code])
  }
}
