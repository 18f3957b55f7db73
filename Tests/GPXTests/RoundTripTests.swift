import Testing

@testable import GPX

/// A way to write a document.
struct Style: Sendable, CustomStringConvertible {
  let options: WritingOptions
  var description: String { "\(options.version), \(options.layout)" }

  static let all = WritingOptions.Version.allCases.flatMap { version in
    WritingOptions.Layout.allCases.map { Style(options: .init(version: version, layout: $0)) }
  }
}

@Suite struct RoundTripTests {
  @Test(Material.isNeeded, arguments: CorpusFile.all)
  func `reads what it wrote of a file`(_ file: CorpusFile) throws {
    try expectSame("corpus/\(file.path)")
  }

  @Test(Material.isNeeded, arguments: FileCase.all)
  func `reads what it wrote of a faulty file`(_ fileCase: FileCase) throws {
    try expectSame("research/gpx-cases/\(fileCase.file)")
  }

  private func expectSame(_ path: String) throws {
    guard let document = try? Document(reading: try Material.bytes(path)) else { return }
    for style in Style.all {
      let bytes = document.gpx(options: style.options)
      let again = try Document(reading: bytes)
      // Documents are long: none is shown where it differs.
      let isSame = again == document
      #expect(isSame, "\(style)")
      let isSameAgain = again.gpx(options: style.options) == bytes
      #expect(isSameAgain, "\(style)")
      // Whatever is still said of the file was said of the one that was read.
      let news = Set(again.codes).subtracting(document.codes)
      #expect(news.isEmpty, "\(style)")
    }
  }
}
