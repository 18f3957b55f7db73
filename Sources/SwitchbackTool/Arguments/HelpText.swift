/// The help and the usage lines, made from the tables of options.
enum HelpText {
  /// The columns that lines are kept within.
  static let width = 80

  private typealias Row = (term: String, meaning: String)

  /// The usage line of the tool itself.
  static let usage = "usage: \(Tool.name) COMMAND FILE... [OPTION...]"

  /// The usage line of a command, broken where it is long.
  static func usage(of command: CommandSyntax) -> String {
    let required = command.options.filter(\.isRequired).map(\.shortForm)
    let optional = command.options
      .filter { !$0.isRequired && $0.name != OptionSyntax.help.name }
      .map { "[\($0.shortForm)]" }
    return Paragraph.lines(
      ["FILE..."] + required + optional,
      after: "usage: \(Tool.name) \(command.name) ",
      width: width
    )
  }

  /// The help of a command.
  static func help(of command: CommandSyntax) -> String {
    let options = command.options.map { Row($0.spellings, $0.help) }
    var sections = [
      sentence(command.summary),
      usage(of: command),
    ]
    sections += command.discussion.map { Paragraph.lines(Paragraph.words($0), width: width) }
    sections.append(list("files:", [files]))
    sections.append(list("options:", options))
    sections.append(examples(command.examples))
    return sections.joined(separator: "\n\n") + "\n"
  }

  private static let files = Row(
    "FILE...",
    "the GPX files, of at most \(FileDescriptor.readingLimit) bytes each; - is standard input"
  )

  /// The help of the tool.
  static func help(of commands: [CommandSyntax], options: [OptionSyntax]) -> String {
    let sections = [
      sentence(Tool.summary),
      usage,
      list("commands:", commands.map { Row($0.name, $0.summary) }),
      list("options:", options.map { Row($0.spellings, $0.help) }),
      examples(commands.compactMap(\.examples.first)),
      "'\(Tool.name) COMMAND --help' tells all about a command.",
    ]
    return sections.joined(separator: "\n\n") + "\n"
  }

  private static func sentence(_ summary: String) -> String {
    let text = summary.prefix(1).uppercased() + summary.dropFirst() + "."
    return Paragraph.lines(Paragraph.words(text), width: width)
  }

  private static func list(_ title: String, _ rows: [Row]) -> String {
    let widest = rows.map { columns(of: $0.term) }.max() ?? 0
    let lines = rows.map { row in
      let padding = String(repeating: " ", count: widest - columns(of: row.term))
      return Paragraph.lines(
        Paragraph.words(row.meaning),
        after: "  \(row.term)\(padding)  ",
        width: width
      )
    }
    return ([title] + lines).joined(separator: "\n")
  }

  private static func examples(_ examples: [CommandSyntax.Example]) -> String {
    let lines = examples.map { "  \(Tool.name) \($0.invocation)\n      \($0.purpose)" }
    return (["examples:"] + lines).joined(separator: "\n")
  }
}
