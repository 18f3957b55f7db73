import Testing

@testable import SwitchbackTool

@Suite struct ToolTests {
  private static let usage = "usage: switchback COMMAND FILE... [OPTION...]\n"

  @Test func `prints its version`() {
    #expect(
      Recorder().run("--version") == Outcome(status: 0, output: "switchback 0.1.0\n", errors: "")
    )
  }

  @Test(arguments: [
    ("opne", "unknown command 'opne'; did you mean 'open'?"),
    ("convert", "unknown command 'convert'"),
    ("ride.gpx", "unknown command 'ride.gpx'; did you mean 'open ride.gpx'?"),
    ("-", "unknown command '-'; did you mean 'open -'?"),
    ("", "unknown command ''"),
    ("--vresion", "unknown option '--vresion'; did you mean '--version'?"),
    ("--json", "option '--json' stands after a command: switchback info FILE... --json"),
    ("-o=x", "option '-o' stands after a command: switchback open FILE... -o"),
    ("--", "unknown option '--'"),
    ("--help=1", "option '--help' takes no value"),
    ("-h=1", "option '-h' takes no value"),
    ("--version=1", "option '--version' takes no value"),
    ("a\nb\u{1B}[31m", "unknown command 'a\\nb\\u{1b}[31m'"),
  ])
  func `says which command it does not know`(argument: String, message: String) {
    #expect(
      Recorder().run(argument)
        == Outcome(status: 64, output: "", errors: "switchback: \(message)\n\(Self.usage)")
    )
  }

  @Test func `misuse of a command shows its usage`() {
    #expect(
      Recorder().run("info", "--jsno")
        == Outcome(
          status: 64,
          output: "",
          errors: """
            switchback: unknown option '--jsno'; did you mean '--json'?
            usage: switchback info FILE... [--json]

            """
        )
    )
  }

  @Test func `help of an unknown command is misuse`() {
    #expect(
      Recorder().run("help", "inof")
        == Outcome(
          status: 64,
          output: "",
          errors: "switchback: unknown command 'inof'; did you mean 'info'?\n\(Self.usage)"
        )
    )
  }

  @Test(arguments: [
    (["--version", "x"], "unexpected argument 'x' after '--version'"),
    (["--version", "--help"], "unexpected argument '--help' after '--version'"),
    (["help", "info", "open"], "unexpected argument 'open' after 'help info'"),
    (["help", "info", "\u{1B}"], "unexpected argument '\\u{1b}' after 'help info'"),
  ])
  func `more than is asked for is misuse`(arguments: [String], message: String) {
    let recorder = Recorder()
    #expect(Tool.run(arguments: arguments, in: recorder.console) == 64)
    let errors = String(decoding: recorder.errors, as: UTF8.self)
    #expect(errors == "switchback: \(message)\n\(Self.usage)" && recorder.output.isEmpty)
  }

  @Test func `a full disk behind standard output is told`() {
    let recorder = Recorder()
    recorder.outputError = SystemError(28)  // ENOSPC on Linux and macOS
    #expect(
      recorder.run("--version")
        == Outcome(
          status: 1,
          output: "",
          errors: "switchback: standard output: no space left on the disk\n"
        )
    )
  }

  @Test func `a reader that went away ends nothing and is told nothing`() {
    let recorder = Recorder()
    recorder.outputError = SystemError(32)  // EPIPE on Linux and macOS
    #expect(recorder.run("--version") == Outcome(status: 0, output: "", errors: ""))
  }
}
