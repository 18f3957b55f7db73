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
