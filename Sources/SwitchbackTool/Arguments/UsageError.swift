/// A command line that cannot be understood.
struct UsageError: Error, Hashable {
  /// What is wrong: names what was written, then what was expected.
  let message: String

  init(_ message: String) {
    self.message = message
  }

  /// The message with the spelling that was perhaps meant.
  init(_ message: String, meaning suggestion: String?) {
    self.message = suggestion.map { "\(message); did you mean '\($0)'?" } ?? message
  }

  /// A flag that was given a value.
  static func takesNoValue(_ spelling: some StringProtocol) -> UsageError {
    UsageError("option '\(spelling)' takes no value")
  }
}
