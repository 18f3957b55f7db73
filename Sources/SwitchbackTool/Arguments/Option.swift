/// An option of a command: how it is written, and what it does to the command's values.
struct Option<Values>: Sendable {
  let syntax: OptionSyntax

  /// Takes the text after the option; a flag is given an empty one.
  let apply: @Sendable (inout Values, String) throws(MalformedValue) -> Void

  /// An option that is there or not.
  static func flag(
    _ name: String,
    letter: Character? = nil,
    help: String,
    apply: @escaping @Sendable (inout Values) -> Void
  ) -> Option {
    Option(
      syntax: OptionSyntax(
        name: name,
        letter: letter,
        placeholder: nil,
        isRequired: false,
        help: help
      )
    ) { (values, _) throws(MalformedValue) in apply(&values) }
  }

  /// An option that is followed by a value.
  static func value(
    _ name: String,
    letter: Character? = nil,
    takes placeholder: String,
    isRequired: Bool = false,
    help: String,
    apply: @escaping @Sendable (inout Values, String) throws(MalformedValue) -> Void
  ) -> Option {
    Option(
      syntax: OptionSyntax(
        name: name,
        letter: letter,
        placeholder: placeholder,
        isRequired: isRequired,
        help: help
      ),
      apply: apply
    )
  }
}
