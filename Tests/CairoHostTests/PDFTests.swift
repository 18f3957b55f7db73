import CairoHost
import Drawing
import Foundation
import Testing

@Suite struct PDFTests {
  private let host = CairoHost(fontFamily: Golden.family)

  private func text(of bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self)
  }

  @Test func `is a document of one page with a title`() throws {
    let bytes = try host.pdfData(ReferenceScene.list(on: host), title: "Tour (1) \\ Ü")
    #expect(bytes.starts(with: "%PDF-".utf8))
    #expect(bytes.suffix(6).elementsEqual("%%EOF\n".utf8))
    let document = text(of: bytes)
    #expect(document.contains("/Creator (Switchback)"))
    #expect(document.contains("/MediaBox [ 0 0 360 300 ]"))
    // Outside ASCII a string of PDF is UTF-16 in hexadecimal digits, after a mark.
    #expect(document.contains("/Title <FEFF0054006F007500720020002800310029"))
    #expect(host.reports == [])
  }

  @Test func `is the same twice and has the date that it is given, or none`() throws {
    let first = try host.pdfData(ReferenceScene.list(on: host))
    let other = CairoHost(fontFamily: Golden.family)
    #expect(try other.pdfData(ReferenceScene.list(on: other)) == first)
    #expect(!text(of: first).contains("CreationDate"))
    let dated = try host.pdfData(list { _ in }, creationDate: "2026-11-30T03:30:00Z")
    #expect(text(of: dated).contains("/CreationDate (20261130033000Z"))
  }

  @Test(.enabled(if: Tool.pdftotext.isInstalled, "pdftotext is not installed"))
  func `has text that can be found`() throws {
    let bytes = try host.pdfData(ReferenceScene.list(on: host))
    let found = try Tool.pdftotext.output(about: bytes) { ["-layout", $0, "-"] }
    #expect(found.contains("Col de la Croix 1 778 m"))
    #expect(found.contains("regular, ÄÖÜ, Łódź, Ελλάδα, Київ"))
    #expect(found.contains("<tags> & \"quotes\""))
    #expect(found.contains("tiny ×3"))
  }

  @Test(arguments: [(14_400.5, 10.0), (0, 10), (10, -1), (.nan, 10), (10, .infinity)])
  func `says what does not fit on a page`(width: Double, height: Double) {
    let scene = list(width: CGFloat(width), height: CGFloat(height)) { _ in }
    let error = #expect(throws: CairoError.self) { try host.pdfData(scene) }
    #expect(
      error?.description
        == "a picture of \(width) × \(height) points cannot be written: each side must be more than 0"
        + " and at most 14400.0 points"
    )
  }
}
