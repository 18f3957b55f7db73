import Foundation
import Testing

@testable import SwitchbackTool

/// What `open` and `snapshot` refuse in the same way.
@MainActor
@Suite struct DrawingFaultTests {
  private let folder: TemporaryFolder
  private let recorder = Recorder()

  init() throws {
    folder = try TemporaryFolder()
  }

  nonisolated private static let commands = [
    ["open", "-o", "out.html", "--no-browser"], ["snapshot", "-o", "out.png"],
    ["snapshot", "-o", "out.svg"], ["snapshot", "-o", "out.pdf"],
  ]

  /// Runs a command whose output goes into the folder.
  private func run(_ command: [String], _ files: String...) -> Outcome {
    let arguments = command.map { $0.hasPrefix("out.") ? folder($0) : $0 } + files
    let status = Tool.run(arguments: arguments, in: recorder.console)
    return Outcome(
      status: status,
      output: String(decoding: recorder.output, as: UTF8.self),
      errors: String(decoding: recorder.errors, as: UTF8.self)
    )
  }

  @Test(arguments: commands)
  func `a file without a point cannot be drawn`(command: [String]) throws {
    let file = try folder.write(Fixtures.empty, to: "empty.gpx")
    #expect(
      run(command, file)
        == Outcome(
          status: 1,
          output: "",
          errors: "\(file): there is nothing to draw: no track, route or waypoint\n"
        )
    )
    #expect(try folder.names == ["empty.gpx"])
  }

  @Test(arguments: [
    (
      "<wpt lat=\"1\"/></gpx>",
      ": there is nothing to draw: no point that can be read; 'switchback info' says why"
    ),
    ("<trk><trkseg>\n<trkpt lat=\"4", ":2:14: the file ends inside of <trkpt>"),
  ])
  func `says why a file has no point`(content: String, message: String) throws {
    let file = try folder.write(Self.start + content, to: "a.gpx")
    #expect(
      run(Self.commands[1], file) == Outcome(status: 1, output: "", errors: "\(file)\(message)\n")
    )
  }

  private static let start =
    #"<gpx version="1.1" creator="x" xmlns="http://www.topografix.com/GPX/1/1">"#

  @Test(arguments: [
    ("</gpx>", 0, ": nothing of it is drawn: no track, route or waypoint"),
    (
      "<wpt lat=\"1\"/></gpx>", 0,
      ": nothing of it is drawn: no point that can be read; 'switchback info' says why"
    ),
    (
      "<wpt lat=\"1", 1,
      ":1:85: the file ends inside of <wpt>\n%: nothing of it is drawn: it ends before a point is complete"
    ),
  ])
  func `a file without a point among good ones is told`(
    content: String,
    status: Int32,
    message: String
  ) throws {
    let empty = try folder.write(Self.start + content, to: "empty.gpx")
    let ride = try folder.write(Fixtures.ride, to: "ride.gpx")
    let outcome = run(Self.commands[2], empty, ride)
    let errors = "\(empty)\(message)\n".replacingOccurrences(of: "%", with: empty)
    #expect(outcome == Outcome(status: status, output: "\(folder("out.svg"))\n", errors: errors))
  }

  @Test(arguments: commands)
  func `a bad file among good ones leaves no picture`(command: [String]) throws {
    let ride = try folder.write(Fixtures.ride, to: "ride.gpx")
    let page = try folder.write("<html></html>", to: "page.gpx")
    let none = folder("none.gpx")
    #expect(
      run(command, ride, page, none)
        == Outcome(
          status: 1,
          output: "",
          errors: "\(page):1:1: this is an HTML page, not GPX\n\(none): no such file\n"
        )
    )
    #expect(try folder.names == ["page.gpx", "ride.gpx"])
  }

  @Test(arguments: ["open", "snapshot"])
  func `an input is never overwritten`(command: String) throws {
    let name = command == "open" ? "ride.html" : "ride.svg"
    let file = try folder.write(Fixtures.ride, to: name)
    let outcome = run([command, "-o", file], file)
    #expect(
      outcome
        == Outcome(
          status: 1,
          output: "",
          errors: "\(file): is the input '\(file)', which is never overwritten\n"
        )
    )
    #expect(try folder.read(name) == Fixtures.ride)
  }
}
