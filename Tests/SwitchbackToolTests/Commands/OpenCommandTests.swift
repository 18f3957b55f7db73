import Foundation
import Testing

@testable import SwitchbackTool

@Suite struct OpenCommandTests {
  private let folder: TemporaryFolder
  private let recorder = Recorder()

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Fixtures.ride, to: "ride.gpx")
    try FileManager.default.createDirectory(
      atPath: folder("web"),
      withIntermediateDirectories: false
    )
    try folder.write(
      "<meta content=\"%POLICY%\"><title>%TITLE%</title><style></style>%DATA%<script>%SCRIPT%</script>",
      to: "web/page.html"
    )
    try folder.write("start()", to: "web/host.js")
    try folder.write("\0asm", to: "web/switchback-web.wasm")
    recorder.environment["SWITCHBACK_WEB"] = folder("web")
  }

  @Test func `writes a page, says where and opens it`() throws {
    let page = folder("map.html")
    #expect(
      recorder.run("open", folder("ride.gpx"), "-o", page)
        == Outcome(status: 0, output: "\(page)\n", errors: "")
    )
    #expect(recorder.opened == [page])
    let text = try folder.read("map.html")
    #expect(text.contains("<title>A ride</title>"))
    #expect(text.contains("<script>start()</script>"))
    // The name of the file in Base64, as base64(1) writes it.
    #expect(text.contains("class=\"document\" data-name=\"cmlkZS5ncHg=\""))
  }

  @Test func `opens nothing where that is not wanted`() throws {
    let page = folder("map.html")
    let outcome = recorder.run("open", "--no-browser", folder("ride.gpx"), "-o", page)
    #expect(outcome == Outcome(status: 0, output: "\(page)\n", errors: ""))
    #expect(recorder.opened.isEmpty)
  }

  @Test func `writes to standard output, and opens nothing`() throws {
    recorder.input = Array(Fixtures.ride.utf8)
    let outcome = recorder.run("open", "-", "-o", "-")
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
    #expect(outcome.output.hasPrefix("<meta ") && outcome.output.hasSuffix("</script>"))
    #expect(recorder.opened.isEmpty)
  }

  @Test func `a page that cannot be shown is written all the same`() throws {
    recorder.browserError = BrowserError(message: "there is no 'xdg-open'")
    let page = folder("map.html")
    #expect(
      recorder.run("open", folder("ride.gpx"), "-o", page)
        == Outcome(
          status: 1,
          output: "\(page)\n",
          errors:
            "\(page): is written, but cannot be opened in a browser: there is no 'xdg-open'\n"
        )
    )
    #expect(try !folder.read("map.html").isEmpty)
  }

  @Test func `without the half for the browser there is no page`() throws {
    recorder.environment = [:]
    #expect(
      recorder.run("open", folder("ride.gpx"), "-o", folder("map.html"))
        == Outcome(
          status: 1,
          output: "",
          errors: """
            switchback: the half that runs in the browser is missing; 'make web' builds it, and \
            SWITCHBACK_WEB can name its folder

            """
        )
    )
    #expect(try folder.names == ["ride.gpx", "web"])
  }

  @Test func `a half for the browser that is damaged makes no page`() throws {
    let program = try folder.write("", to: "web/switchback-web.wasm")
    #expect(
      recorder.run("open", folder("ride.gpx"), "-o", folder("map.html"))
        == Outcome(
          status: 1,
          output: "",
          errors: "\(program): is no WebAssembly; 'make web' builds it anew\n"
        )
    )
    #expect(try folder.names == ["ride.gpx", "web"])
  }

  @Test(arguments: [
    ("ride.gpx", "ride.html"), ("sub/ride.day.gpx", "ride.day.html"), ("- <ride.gpx", "track.html"),
    ("-- -x.gpx", "./-x.html"), ("a.gpx ride.gpx", "a.html"),
    ("'a\u{1B}[0m.gpx'", "a\\u{1b}[0m.html"),
  ])
  func `names the page as the first file`(files: String, page: String) throws {
    try FileManager.default.createDirectory(
      atPath: folder("sub"),
      withIntermediateDirectories: false
    )
    for name in ["sub/ride.day.gpx", "-x.gpx", "a.gpx", "a\u{1B}[0m.gpx"] {
      try folder.write(Fixtures.ride, to: name)
    }
    let outcome = try Executable.shell(
      "SWITCHBACK_WEB=web $TOOL open --no-browser \(files)",
      in: folder
    )
    #expect(outcome == Outcome(status: 0, output: "\(page)\n", errors: ""))
    let name = page.replacingOccurrences(of: "\\u{1b}", with: "\u{1B}")
    #expect(try folder.read(name).hasPrefix("<meta "))
  }

  @Test func `text in a file becomes no markup`() throws {
    let hostile = Fixtures.ride.replacingOccurrences(
      of: "A ride",
      with: "&lt;/title>&lt;script>alert(1)&lt;/script>\u{202E}"
    )
    recorder.input = Array(hostile.utf8)
    let outcome = recorder.run("open", "-", "-o", "-")
    #expect(outcome.status == 0)
    #expect(!outcome.output.contains("alert(1)</script>"))
    #expect(!outcome.output.contains("\u{202E}"))
  }
}
