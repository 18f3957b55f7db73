import Foundation
import Testing

@testable import WebPage

@Suite struct PageWriterTests {
  static let template = """
    <meta http-equiv="Content-Security-Policy" content="%POLICY%"><title>%TITLE%</title>
    <style>a { width: 100% }</style>
    %DATA%
    <script>%SCRIPT%</script>

    """

  private static func writer(
    template: String = template,
    script: String = "run();\n"
  ) throws -> PageWriter {
    try PageWriter(
      template: Array(template.utf8),
      script: Array(script.utf8),
      program: [0, 0x61, 0x73, 0x6D]
    )
  }

  private static func page(
    _ writer: PageWriter,
    title: String = "Ride",
    documents: [PageWriter.Document] = []
  ) throws -> String {
    String(decoding: try writer.page(title: title, documents: documents), as: UTF8.self)
  }

  /// What stands between two texts, the first of which occurs once.
  private static func part(of page: String, from start: String, to end: String) throws -> String {
    let parts = page.components(separatedBy: start)
    try #require(parts.count == 2)
    return try #require(parts[1].components(separatedBy: end).first)
  }

  @Test func `names its script and its style sheet by their hashes`() throws {
    let page = try Self.page(Self.writer())
    // printf 'run();\n' | sha256sum | xxd -r -p | base64, and the same of 'a { width: 100% }'
    #expect(
      page.contains(
        "script-src 'sha256-eEpJQ875EgK5EExgc82CWSzcnYEGRRQ+0JkzZRvf3lg=' 'wasm-unsafe-eval';"
      )
    )
    #expect(page.contains("style-src 'sha256-bwEXl4pZp3rd4HTreCVgs5nzJPYgF6w1jh85lNt/eow=';"))
    #expect(page.contains("<script>run();\n</script>"))
  }

  @Test func `allows nothing that it does not name`() throws {
    let policy = try Self.part(of: Self.page(Self.writer()), from: "content=\"", to: "\"")
    #expect(policy.hasPrefix("default-src 'none'; "))
    #expect(!policy.contains("unsafe-inline"))
    #expect(!policy.contains("'unsafe-eval'"))
    #expect(!policy.contains("http"))
    #expect(!policy.contains("connect-src"))
  }

  @Test func `hashes the script as a browser reads it, without carriage returns`() throws {
    let page = try Self.page(Self.writer(script: "run();\r\n"))
    #expect(page == (try Self.page(Self.writer())))
  }

  @Test func `holds the documents and their names as Base64 alone`() throws {
    let hostile = "\"></script><script>alert(1)</script>%SCRIPT%.gpx"
    let document = PageWriter.Document(name: hostile, bytes: Array(hostile.utf8))
    let page = try Self.page(Self.writer(), documents: [document, document])
    #expect(!page.contains("alert"))
    #expect(page.components(separatedBy: "<script").count - 1 == 4)
    #expect(page.components(separatedBy: "</script>").count - 1 == 4)
    let name = Data(hostile.utf8).base64EncodedString()
    #expect(page.contains("class=\"document\" data-name=\"\(name)\">"))
  }

  @Test func `fills a place only once, whatever the title says`() throws {
    let page = try Self.page(Self.writer(), title: "%DATA% %SCRIPT% %POLICY%")
    #expect(page.contains("<title>%DATA% %SCRIPT% %POLICY%</title>"))
    #expect(page.components(separatedBy: "run();").count == 2)
  }

  @Test func `gives the same page for the same parts`() throws {
    let document = PageWriter.Document(name: "a.gpx", bytes: Array("<gpx/>".utf8))
    let page = try Self.page(Self.writer(), documents: [document])
    #expect(page == (try Self.page(Self.writer(), documents: [document])))
  }

  @Test(arguments: ["<style>", "%POLICY%", "%TITLE%", "%DATA%", "%SCRIPT%"])
  func `wants a template with every place`(place: String) {
    let template = Self.template.replacingOccurrences(of: place, with: "")
    #expect(throws: PageError(.templateLacks(place))) { try Self.writer(template: template) }
  }

  @Test(arguments: ["</script", "<!--"])
  func `refuses a script that would end early`(word: String) {
    #expect(throws: PageError(.scriptHolds(word))) {
      try Self.writer(script: "let a = '\(word.uppercased())'")
    }
  }
}

@Suite struct GzipTests {
  @Test(arguments: [0, 1, 65_535, 65_536, 65_537, 1_000_003])
  func `says how many bytes it holds`(count: Int) throws {
    // Bytes that do not shrink, so that the output takes many rounds.
    var state: UInt64 = 42
    let bytes = (0..<count).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8(state >> 56)
    }
    let packed = try Gzip.compress(bytes, level: Gzip.quick)
    // https://www.rfc-editor.org/rfc/rfc1952#section-2.3: magic, method, no time; at the end the length.
    #expect(packed.starts(with: [0x1F, 0x8B, 8, 0, 0, 0, 0, 0]))
    #expect(packed.suffix(4).reversed().reduce(0) { $0 << 8 | Int($1) } == count)
  }
}
