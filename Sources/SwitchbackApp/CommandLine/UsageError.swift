#if !arch(wasm32)
/// A command line that cannot be understood.
struct UsageError: Error, Equatable {
  /// What is wrong: names what was written, then what was expected.
  let message: String

  init(_ message: String) {
    self.message = message
  }
}

#endif
