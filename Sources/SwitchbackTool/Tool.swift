/// The command line tool.
///
/// `switchback` is three lines that call ``main()``; everything else is here, where tests reach it.
package enum Tool {
  /// The name in usage lines and messages.
  static let name = "switchback"

  /// What `--version` prints.
  static let version = "0.1.0"

  /// What the tool is for, in a line.
  static let summary = "GPX on a map: in the browser, as a picture, as figures"

  /// The commands in the order of the help.
  static let commands: [any Command.Type] = [
    OpenCommand.self, SnapshotCommand.self, InfoCommand.self,
  ]

  /// What may stand in place of a command.
  static let options: [OptionSyntax] = [
    .help,
    OptionSyntax(
      name: "version",
      letter: nil,
      placeholder: nil,
      isRequired: false,
      help: "print the version"
    ),
  ]

  /// Does what the arguments say, those after the name of the program, and returns the exit status.
  package static func run(arguments: [String], in console: Console) -> Int32 {
    do throws(ToolError) {
      return try dispatch(arguments, in: console).rawValue
    } catch {
      console.report(error.lines)
      return ExitStatus.failure.rawValue
    }
  }

  /// Does what arguments say that are bytes, as systems hand them over.
  ///
  /// One that is not UTF-8 is refused: made a text, it would be the name of another file.
  package static func run(arguments: [[UInt8]], in console: Console) -> Int32 {
    var texts: [String] = []
    for argument in arguments {
      let text = String(decoding: argument, as: UTF8.self)
      guard text.utf8.elementsEqual(argument) else {
        console.report([
          "\(name): the argument '\(argument.escaped)' is not UTF-8, and names of files must be"
        ])
        return ExitStatus.misuse.rawValue
      }
      texts.append(text)
    }
    return run(arguments: texts, in: console)
  }

  private static func dispatch(
    _ arguments: [String],
    in console: Console
  ) throws(ToolError) -> ExitStatus {
    guard let first = arguments.first else { return try show(help, in: console) }
    let rest = Array(arguments.dropFirst())
    switch first {
    case "--help", "-h":
      return try show(help, in: console)
    case "--version":
      guard rest.isEmpty else { return unexpected(rest[0], after: first, in: console) }
      return try show("\(name) \(version)\n", in: console)
    case "help":
      return try showHelp(of: rest, in: console)
    default:
      guard let command = commands.first(where: { $0.name == first }) else {
        return misuse(unknown(first), usage: HelpText.usage, in: console)
      }
      return try run(command, rest, in: console)
    }
  }

  private static func run<Chosen: Command>(
    _ type: Chosen.Type,
    _ arguments: [String],
    in console: Console
  ) throws(ToolError) -> ExitStatus {
    guard !CommandLineParser<Chosen>.asksForHelp(arguments) else {
      return try show(HelpText.help(of: type.syntax), in: console)
    }
    let command: Chosen
    do throws(UsageError) {
      command = try CommandLineParser<Chosen>.parse(arguments)
    } catch {
      return misuse(error, usage: HelpText.usage(of: type.syntax), in: console)
    }
    return try command.run(in: console)
  }
}

// MARK: - Help and misuse

extension Tool {
  private static var help: String {
    HelpText.help(of: commands.map { $0.syntax }, options: options)
  }

  private static func show(_ text: String, in console: Console) throws(ToolError) -> ExitStatus {
    try console.write(text)
    return .success
  }

  private static func showHelp(
    of names: [String],
    in console: Console
  ) throws(ToolError) -> ExitStatus {
    guard let name = names.first, !OptionSyntax.help.writes(name) else {
      return try show(help, in: console)
    }
    guard names.count == 1 else {
      return unexpected(names[1], after: "help \(name)", in: console)
    }
    guard let command = commands.first(where: { $0.name == name }) else {
      return misuse(unknown(name), usage: HelpText.usage, in: console)
    }
    return try show(HelpText.help(of: command.syntax), in: console)
  }

  private static func unexpected(
    _ argument: String,
    after words: String,
    in console: Console
  ) -> ExitStatus {
    let error = UsageError("unexpected argument '\(argument)' after '\(words)'")
    return misuse(error, usage: HelpText.usage, in: console)
  }

  private static func misuse(
    _ error: UsageError,
    usage: String,
    in console: Console
  ) -> ExitStatus {
    console.report(["\(name): \(error.message.visible)", usage])
    return .misuse
  }

  /// What stands where a command is expected.
  private static func unknown(_ argument: String) -> UsageError {
    let names = commands.map { $0.name }
    guard argument.hasPrefix("-"), argument != "-" else {
      let isFile = argument == "-" || argument.lowercased().hasSuffix(".gpx")
      let suggestion = isFile ? "\(OpenCommand.name) \(argument)" : nil
      return UsageError(
        "unknown command '\(argument)'",
        meaning: suggestion ?? nearest(to: argument, among: names + ["help"])
      )
    }
    let spelling = argument.prefix { $0 != "=" }
    if spelling != argument, options.contains(where: { $0.writes(spelling) }) {
      return .takesNoValue(spelling)
    }
    for command in commands where command.syntax.options.contains(where: { $0.writes(spelling) }) {
      return UsageError(
        "option '\(spelling)' stands after a command: \(name) \(command.name) FILE... \(spelling)"
      )
    }
    return UsageError(
      "unknown option '\(spelling)'",
      meaning: nearest(to: String(spelling), among: options.map { "--\($0.name)" })
    )
  }
}
