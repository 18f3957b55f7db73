/// Why a command could not do its work: each line says one thing.
struct ToolError: Error, Hashable {
  /// Lines for the error output, with nothing in them that a terminal would obey.
  let lines: [String]

  init(lines: [String]) {
    self.lines = lines
  }

  init(line: String) {
    lines = [line]
  }

  /// A fault of a file, or of what else the subject names.
  init(_ subject: String, _ message: String) {
    lines = ["\(subject.visible): \(message.visible)"]
  }
}
