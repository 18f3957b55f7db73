import Testing

@testable import SwitchbackTool

@Suite struct HelpTextTests {
  static let helps = [
    ["--help"], ["-h"], [], ["help"], ["help", "info"], ["help", "-h"], ["info", "--help"],
    ["open", "-h"],
    ["snapshot", "--help"], ["snapshot", "--sise", "--help"], ["info", "-o", "--help"],
  ]

  @Test(arguments: helps)
  func `is printed, fits a terminal and ends in one line break`(arguments: [String]) {
    let recorder = Recorder()
    #expect(Tool.run(arguments: arguments, in: recorder.console) == 0)
    #expect(recorder.errors.isEmpty)
    let text = String(decoding: recorder.output, as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.allSatisfy { $0.count <= 80 && $0.last != " " })
    #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"))
  }

  @Test func `of a command shows every option that it takes`() {
    for command in Tool.commands {
      let help = HelpText.help(of: command.syntax)
      for option in command.syntax.options {
        #expect(help.contains(option.spellings))
        #expect(
          option.name == "help" || HelpText.usage(of: command.syntax).contains(option.shortForm)
        )
      }
    }
  }

  @Test func `names are not used twice`() {
    for command in Tool.commands {
      let names = command.syntax.options.map(\.name)
      let letters = command.syntax.options.compactMap(\.letter)
      #expect(Set(names).count == names.count)
      #expect(Set(letters).count == letters.count)
    }
  }

  @Test func `the examples are understood`() throws {
    for command in Tool.commands {
      for example in command.syntax.examples {
        let words = example.invocation.prefix { $0 != "<" }.split(separator: " ").map(String.init)
        #expect(words.first == command.name)
        try expectUnderstood(command, Array(words.dropFirst()))
      }
    }
  }

  private func expectUnderstood<Chosen: Command>(_: Chosen.Type, _ words: [String]) throws {
    #expect(throws: Never.self) { try CommandLineParser<Chosen>.parse(words) }
  }

  @Test func `the usage of snapshot is broken behind its beginning`() {
    #expect(
      HelpText.usage(of: SnapshotCommand.syntax) == """
        usage: switchback snapshot FILE... -o OUT [--size WxH] [--scale N]
                                   [--appearance light|dark] [--map none|world|full]
                                   [--format png|svg|pdf]
        """
    )
  }
}
