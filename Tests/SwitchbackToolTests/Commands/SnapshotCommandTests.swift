import Foundation
import Testing

@testable import SwitchbackTool

@MainActor
@Suite struct SnapshotCommandTests {
  private let folder: TemporaryFolder
  private let recorder = Recorder()

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Fixtures.ride, to: "ride.gpx")
  }

  private func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: folder(name))))
  }

  /// Four bytes of a PNG, the highest first (ISO/IEC 15948).
  private func number(_ bytes: [UInt8], at offset: Int) -> Int {
    bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  @Test(arguments: [
    ([], 2400, 1600), (["--scale", "1"], 1200, 800), (["--size=101x33", "--scale=1.5"], 152, 50),
  ])
  func `draws as many pixels as were asked for`(options: [String], width: Int, height: Int) throws {
    let arguments = ["snapshot", folder("ride.gpx"), "-o", folder("a.png")] + options
    #expect(Tool.run(arguments: arguments, in: recorder.console) == 0)
    #expect(recorder.errors.isEmpty)
    #expect(String(decoding: recorder.output, as: UTF8.self) == "\(folder("a.png"))\n")
    let picture = try bytes("a.png")
    #expect(picture.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
    #expect(number(picture, at: 16) == width && number(picture, at: 20) == height)
  }

  @Test(arguments: [("svg", "<svg"), ("pdf", "%PDF-")])
  func `draws what the name tells`(ending: String, beginning: String) throws {
    let output = folder("a.\(ending)")
    let outcome = recorder.run("snapshot", folder("ride.gpx"), "-o", output)
    #expect(outcome == Outcome(status: 0, output: "\(output)\n", errors: ""))
    #expect(try bytes("a.\(ending)").starts(with: beginning.utf8))
    #expect(try folder.names == ["a.\(ending)", "ride.gpx"])
  }

  @Test func `writes to standard output, and nothing else there`() throws {
    let first = recorder.run("snapshot", folder("ride.gpx"), "-o", folder("a.svg"))
    let other = Recorder()
    let arguments = ["snapshot", folder("ride.gpx"), "-o", "-", "--format", "svg"]
    #expect(Tool.run(arguments: arguments, in: other.console) == 0)
    #expect(first.status == 0 && other.errors.isEmpty)
    #expect(other.output == (try bytes("a.svg")))
  }

  @Test func `draws what is whole of a file that is cut off, and says so`() throws {
    recorder.input = Array(Fixtures.cutOff.utf8)
    #expect(
      recorder.run("snapshot", "-", "-o", folder("a.svg"))
        == Outcome(
          status: 1,
          output: "\(folder("a.svg"))\n",
          errors: "<stdin>:5:17: the file ends inside of <trkpt>\n"
        )
    )
    #expect(try bytes("a.svg").starts(with: "<svg".utf8))
  }

  @Test func `says in a line that something was mended`() throws {
    let mended = Fixtures.ride.replacingOccurrences(of: "lat=\"47.01\"", with: "lat=\"x\"")
    recorder.input = Array(mended.utf8)
    #expect(
      recorder.run("snapshot", "-", "-o", folder("a.svg"))
        == Outcome(
          status: 0,
          output: "\(folder("a.svg"))\n",
          errors: "<stdin>: mended or left out in 2 places; 'switchback info' lists them\n"
        )
    )
  }

  @Test func `the title is as short as that of a page`() throws {
    let name = String(repeating: "&amp;x\n", count: 100_000)
    recorder.input = Array(Fixtures.ride.replacingOccurrences(of: "A ride", with: name).utf8)
    #expect(recorder.run("snapshot", "-", "-o", folder("a.svg")).status == 0)
    let shown = String(repeating: "&amp;x ", count: 67).dropLast() + "…"
    #expect(try folder.read("a.svg").contains("<title>\(shown)</title>"))
  }

  @Test func `says that one thing was mended as of one`() throws {
    let mended = Fixtures.ride.replacingOccurrences(of: "<ele>520</ele>", with: "<ele>x</ele>")
    recorder.input = Array(mended.utf8)
    #expect(
      recorder.run("snapshot", "-", "-o", folder("a.svg")).errors
        == "<stdin>: mended or left out in 1 place; 'switchback info' lists it\n"
    )
  }

  @Test func `a place where nothing can be written is told`() throws {
    let output = folder("ride.gpx/a.svg")
    #expect(
      recorder.run("snapshot", folder("ride.gpx"), "-o", output)
        == Outcome(
          status: 1,
          output: "",
          errors: "\(output): cannot be written: a part of the path is not a directory\n"
        )
    )
    #expect(try folder.names == ["ride.gpx"])
  }

  @Test func `light and dark differ`() throws {
    for appearance in ["light", "dark"] {
      let outcome = recorder.run(
        "snapshot",
        folder("ride.gpx"),
        "-o",
        folder("\(appearance).svg"),
        "--appearance",
        appearance
      )
      #expect(outcome.status == 0)
    }
    #expect(try bytes("light.svg") != bytes("dark.svg"))
  }
}
