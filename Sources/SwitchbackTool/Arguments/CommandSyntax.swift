/// What a person reads about a command.
struct CommandSyntax: Sendable {
  /// An invocation and what it is for.
  struct Example: Sendable {
    let purpose: String
    let invocation: String
  }

  let name: String

  /// One line for the list of commands, without a full stop.
  let summary: String

  /// Paragraphs for the help of the command, wrapped where they are shown.
  let discussion: [String]

  /// Options in the order of the help.
  let options: [OptionSyntax]

  let examples: [Example]
}
