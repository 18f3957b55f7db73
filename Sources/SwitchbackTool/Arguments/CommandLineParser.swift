/// Makes a command of the arguments that follow its name.
///
/// Options may stand anywhere. A value follows its option (`--size 1200x800`) or an equals sign
/// (`--size=1200x800`, `-o=map.png`) or, after a short name, nothing (`-omap.png`). What looks like an option is
/// not taken as a value unless it stands after an equals sign. `--` ends the options, `-` is a file.
struct CommandLineParser<Parsed: Command> {
  private let options = Parsed.options
  private var command = Parsed()
  private var seen: Set<String> = []
  private var rest: ArraySlice<String>

  private init(_ arguments: [String]) {
    rest = arguments[...]
  }

  static func parse(_ arguments: [String]) throws(UsageError) -> Parsed {
    var parser = CommandLineParser(arguments)
    try parser.parse()
    return parser.command
  }

  /// Whether help is asked for, which is answered whatever else is wrong.
  static func asksForHelp(_ arguments: [String]) -> Bool {
    arguments.prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
  }

  private mutating func parse() throws(UsageError) {
    while let argument = rest.popFirst() {
      if argument == "--" {
        command.files += rest
        rest = []
      } else if argument.hasPrefix("--") {
        try parseLong(argument)
      } else if Self.looksLikeOption(argument) {
        try parseShort(argument)
      } else {
        command.files.append(argument)
      }
    }
    try checkWhatIsMissing()
    try command.check()
  }

  private static func looksLikeOption(_ argument: String) -> Bool {
    argument.hasPrefix("-") && argument != "-"
  }

  private mutating func parseLong(_ argument: String) throws(UsageError) {
    let (spelling, value) = Self.split(argument)
    let found = options.first { $0.syntax.writes(spelling) }
    guard let option = found else { throw unknown(spelling, value: value) }
    try take(option, spelling: spelling, value: value)
  }

  /// One short option with its value, or several flags behind one dash.
  private mutating func parseShort(_ argument: String) throws(UsageError) {
    var letters = argument.dropFirst()
    while let letter = letters.popFirst() {
      let found = options.first { $0.syntax.letter == letter }
      guard let option = found else {
        let (spelling, value) = Self.split(argument)
        throw unknown(spelling, value: value)
      }
      let spelling = "-\(letter)"
      if option.syntax.placeholder != nil {
        let value = letters.first == "=" ? letters.dropFirst() : letters
        let isGiven = !letters.isEmpty
        letters = ""
        try take(option, spelling: spelling, value: isGiven ? String(value) : nil)
      } else if letters.first == "=" {
        try take(option, spelling: spelling, value: String(letters.dropFirst()))
      } else {
        try take(option, spelling: spelling, value: nil)
      }
    }
  }

  private static func split(_ argument: String) -> (spelling: String, value: String?) {
    guard let equals = argument.firstIndex(of: "=") else { return (argument, nil) }
    return (
      String(argument[..<equals]), String(argument[argument.index(after: equals)...])
    )
  }

  private mutating func take(
    _ option: Option<Parsed>,
    spelling: String,
    value given: String?
  ) throws(UsageError) {
    seen.insert(option.syntax.name)
    let text = try value(of: option.syntax, spelling: spelling, given: given)
    do throws(MalformedValue) {
      try option.apply(&command, text)
    } catch {
      throw UsageError(
        "option '\(spelling)': '\(text)' is not \(error.expected)",
        meaning: error.suggestion
      )
    }
  }

  /// The text after an equals sign, or else the next argument; nothing for a flag.
  private mutating func value(
    of option: OptionSyntax,
    spelling: String,
    given: String?
  ) throws(UsageError) -> String {
    guard let placeholder = option.placeholder else {
      guard given == nil else { throw .takesNoValue(spelling) }
      return ""
    }
    if let given { return given }
    guard let next = rest.first, !Self.looksLikeOption(next) else {
      throw UsageError("option '\(spelling)' needs a value: \(spelling) \(placeholder)")
    }
    return rest.removeFirst()
  }

  private func unknown(_ spelling: String, value: String?) -> UsageError {
    // Without a value help is given before anything is parsed.
    if value != nil, OptionSyntax.help.writes(spelling) { return .takesNoValue(spelling) }
    let spellings = Parsed.syntax.options.flatMap { option in
      ["--\(option.name)"] + (option.letter.map { ["-\($0)"] } ?? [])
    }
    return UsageError(
      "unknown option '\(spelling)'",
      meaning: nearest(to: spelling, among: spellings)
    )
  }

  private func checkWhatIsMissing() throws(UsageError) {
    if command.files.isEmpty {
      throw UsageError("missing FILE: name at least one, or - for standard input")
    }
    if command.files.count(where: { $0 == "-" }) > 1 {
      throw UsageError("standard input, '-', can be read only once")
    }
    let missing = options.first { $0.syntax.isRequired && !seen.contains($0.syntax.name) }
    if let missing {
      throw UsageError("missing option '\(missing.syntax.shortForm)'")
    }
  }
}
