import Foundation
import Testing

@testable import SwitchbackTool

@Suite struct ExecutableTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Fixtures.ride, to: "ride.gpx")
  }

  @Test func `prints its version`() throws {
    let outcome = try Executable.shell("$TOOL --version", in: folder)
    #expect(outcome == Outcome(status: 0, output: "switchback 0.1.0\n", errors: ""))
  }

  @Test func `reads standard input, a pipe and a file`() throws {
    let lines = ["$TOOL info - <ride.gpx", "cat ride.gpx | $TOOL info -", "$TOOL info -- ride.gpx"]
    for line in lines {
      let outcome = try Executable.shell("\(line) | tail -n 1 | cut -c 1-7", in: folder)
      #expect(outcome.status == 0 && outcome.errors.isEmpty)
      #expect(["<stdin>\n", "ride.gp\n"].contains(outcome.output))
    }
  }

  @Test func `tells misuse and failure apart`() throws {
    #expect(try Executable.shell("$TOOL info", in: folder).status == 64)
    #expect(
      try Executable.shell("$TOOL info none.gpx", in: folder)
        == Outcome(status: 1, output: "", errors: "none.gpx: no such file\n")
    )
  }

  // é is one byte, E9, in ISO 8859-1.
  @Test(arguments: [
    ("info \"$NAME.gpx\"", "caf\\xe9.gpx"),
    ("snapshot ride.gpx -o \"$NAME.svg\"", "caf\\xe9.svg"),
    ("open ride.gpx --no-browser --output=\"$NAME.html\"", "--output=caf\\xe9.html"),
  ])
  func `a name that is not UTF-8 is refused, and no other written`(
    arguments: String,
    shown: String
  ) throws {
    let outcome = try Executable.shell(
      "NAME=$(printf 'caf\\351'); cp ride.gpx \"$NAME.gpx\"; $TOOL \(arguments); STATUS=$?; "
        + "rm \"$NAME.gpx\"; exit $STATUS",
      in: folder
    )
    let message = "switchback: the argument '\(shown)' is not UTF-8, and names of files must be\n"
    #expect(outcome == Outcome(status: 64, output: "", errors: message))
    #expect(try folder.names == ["errors.txt", "ride.gpx"])
  }

  @Test(arguments: ["", "svg"])
  func `a link keeps pointing to a name that is not UTF-8`(old: String) throws {
    let outcome = try Executable.shell(
      "NAME=$(printf 'caf\\351.svg'); ln -s \"$NAME\" link.svg; "
        + (old.isEmpty ? "" : "printf \(old) >\"$NAME\"; ")
        + "$TOOL snapshot ride.gpx -o link.svg; head -c 4 \"$NAME\"; rm \"$NAME\"",
      in: folder
    )
    #expect(outcome == Outcome(status: 0, output: "link.svg\n<svg", errors: ""))
    #expect(try folder.names.count == 2 + 1)
  }

  @Test func `ends in silence when nobody reads`() throws {
    let line =
      "{ $TOOL info --json ride.gpx ride.gpx; echo $? >status.txt; } | true; cat status.txt"
    #expect(try Executable.shell(line, in: folder) == Outcome(status: 0, output: "0\n", errors: ""))
  }

  #if os(Linux)
  @Test func `tells that the disk is full`() throws {
    #expect(
      try Executable.shell("$TOOL info ride.gpx >/dev/full", in: folder)
        == Outcome(
          status: 1,
          output: "",
          errors: "switchback: standard output: no space left on the disk\n"
        )
    )
  }
  #endif

  @Test func `tells that standard output is closed`() throws {
    #expect(
      try Executable.shell("$TOOL --version >&-", in: folder)
        == Outcome(status: 1, output: "", errors: "switchback: standard output: is closed\n")
    )
  }
}
