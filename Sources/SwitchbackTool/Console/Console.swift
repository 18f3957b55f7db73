/// What the tool sees of the system around it.
package struct Console {
  /// Reads all of standard input.
  var readInput: () throws(SystemError) -> [UInt8]

  /// Standard output.
  var output: ByteStream

  /// Standard error.
  var errors: ByteStream

  /// The variables that programs inherit.
  var environment: [String: String]

  /// The folder of the running program, with links resolved.
  var programFolder: String

  /// Shows a file in the browser.
  var openInBrowser: (_ path: String) throws(BrowserError) -> Void

  /// Writes a text to standard output.
  func write(_ text: String) throws(ToolError) {
    try write(Array(text.utf8))
  }

  /// Writes bytes to standard output; when nobody reads them any more, to nowhere.
  func write(_ bytes: [UInt8]) throws(ToolError) {
    do throws(SystemError) {
      try output.write(bytes)
    } catch {
      throw ToolError(Tool.name, "standard output: \(error)")
    }
  }

  /// Writes lines to standard error, whose own faults have nowhere to be told.
  func report(_ lines: [String]) {
    guard !lines.isEmpty else { return }
    try? errors.write(Array(lines.map { $0 + "\n" }.joined().utf8))
  }
}
