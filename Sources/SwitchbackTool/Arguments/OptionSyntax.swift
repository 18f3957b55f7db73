/// How an option is written, as parsing, the usage line and the help show it.
struct OptionSyntax: Sendable {
  /// The long name without its dashes.
  let name: String

  /// The short name without its dash.
  let letter: Character?

  /// What stands for the value in the usage line; nil for a flag, which takes none.
  let placeholder: String?

  /// Whether the command cannot do without it.
  let isRequired: Bool

  /// What it does, for the help.
  let help: String

  /// The option as a person writes it at its shortest: `-o OUT`.
  var shortForm: String {
    let written = letter.map { "-\($0)" } ?? "--\(name)"
    return placeholder.map { "\(written) \($0)" } ?? written
  }

  /// All its spellings: `-o, --output OUT`.
  var spellings: String {
    let short = letter.map { "-\($0), " } ?? "    "
    return "\(short)--\(name)" + (placeholder.map { " \($0)" } ?? "")
  }
}

extension OptionSyntax {
  /// Whether that is one of its spellings.
  func writes(_ spelling: some StringProtocol) -> Bool {
    spelling == "--\(name)" || letter.map { spelling == "-\($0)" } ?? false
  }
}
