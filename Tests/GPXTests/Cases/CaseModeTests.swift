import Foundation
import Testing

@testable import GPX

/// Lenient and strict reading as the words of the collection have it, whatever the file.
///
/// The places are exact where ``CaseDiagnosticTests`` knows the file.
@Suite struct CaseModeTests {
  /// How many diagnostics of at least a severity a document has.
  private func count(_ document: Document, atLeast severity: Diagnostic.Severity) -> Int {
    document.diagnostics.filter { $0.severity >= severity }.count
  }

  @Test(Material.isNeeded, arguments: FileCase.all)
  func `reads strictly what is to be read, and refuses the rest`(_ fileCase: FileCase) throws {
    let bytes = try fileCase.bytes()
    let lenient = try? Document(reading: bytes)
    do {
      let strict = try Document(reading: bytes, options: ReadingOptions(isStrict: true))
      #expect(!fileCase.strict.hasPrefix("error"))
      #expect(strict == lenient)
      #expect(strict.diagnostics == lenient?.diagnostics)
      #expect(count(strict, atLeast: .violation) == 0)
    } catch {
      let mayThrow = fileCase.strict.hasPrefix("error") || fileCase.strict.hasPrefix("may refuse")
      #expect(mayThrow || fileCase.expected.error != nil)
      if let line = fileCase.strict.firstMatch(of: /line (\d+)/)?.1 {
        #expect(error.line == Int(line))
      }
      // The first violation ends strict reading, and lenient reading notes it at the same place.
      guard let lenient else { return }
      let places = lenient.diagnostics.filter { $0.severity == .violation }
      #expect(
        places.contains {
          $0.line == error.line && $0.column == error.column
            && error.kind == .violation($0.code, message: $0.message)
        }
      )
    }
  }

  /// Files with more violations than the words "one warning" foresee: each of three entities is told of at its place.
  private static let severalWarnings = ["17-html-entity.gpx"]

  @Test(Material.isNeeded, arguments: FileCase.all)
  func `warns where warnings are asked for`(_ fileCase: FileCase) throws {
    guard let document = try? Document(reading: try fileCase.bytes()) else { return }
    #expect(document.diagnosticCount == document.diagnostics.count)
    if fileCase.lenient.contains("no warning") {
      #expect(document.diagnostics.isEmpty)
    } else if fileCase.lenient.contains("warning") {
      #expect(!document.diagnostics.isEmpty)
      if fileCase.lenient.contains("one warning"), !Self.severalWarnings.contains(fileCase.file) {
        #expect(document.diagnostics.count == 1)
      }
    }
  }

  @Test(Material.isNeeded, arguments: FileCase.all)
  func `finds faults where the schema has some, and none where it has none`(
    _ fileCase: FileCase
  ) throws {
    guard let document = try? Document(reading: try fileCase.bytes()) else { return }
    if !fileCase.observed.wellformed {
      #expect(count(document, atLeast: .violation) > 0)
    } else if fileCase.observed.xsd == "valid" {
      #expect(count(document, atLeast: .fault) == 0)
    } else if fileCase.observed.xsd?.contains("Expected is ( ##other* )") != true {
      // The schema wants a namespace for what stands in extensions; what bears none is kept there all the same, and
      // programs by the dozen write it, so it is no news.
      #expect(count(document, atLeast: .fault) > 0 || fileCase.observed.xsd == "not checked")
    }
  }
}
