/// A command of the tool; an instance holds the values of its options.
///
/// The table of options is the one place where they are written down: parsing, the usage line and the help are
/// made from it.
protocol Command: Sendable {
  /// The values of a command line that gives no option.
  init()

  static var name: String { get }

  /// One line for the list of commands, without a full stop.
  static var summary: String { get }

  /// Paragraphs for the help.
  static var discussion: [String] { get }

  static var examples: [CommandSyntax.Example] { get }

  /// All options but `--help`, which every command has.
  static var options: [Option<Self>] { get }

  /// The files, in the order of the command line; `-` is standard input.
  var files: [String] { get set }

  /// Finds what no option can find alone.
  func check() throws(UsageError)

  /// Does the work.
  func run(in console: Console) throws(ToolError) -> ExitStatus
}

extension Command {
  static var syntax: CommandSyntax {
    CommandSyntax(
      name: name,
      summary: summary,
      discussion: discussion,
      options: options.map(\.syntax) + [.help],
      examples: examples
    )
  }

  func check() throws(UsageError) {}
}

extension OptionSyntax {
  /// What every command has.
  static let help = OptionSyntax(
    name: "help",
    letter: "h",
    placeholder: nil,
    isRequired: false,
    help: "show this help"
  )
}
