/// A text that an option does not take.
struct MalformedValue: Error {
  /// What was expected, so that "'12x' is not …" can be finished with it.
  let expected: String

  /// A value that was perhaps meant.
  let suggestion: String?

  init(expected: String, suggestion: String? = nil) {
    self.expected = expected
    self.suggestion = suggestion
  }
}
