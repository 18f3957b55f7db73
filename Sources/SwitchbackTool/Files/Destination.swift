import Foundation

/// Where a command puts what it made: a file, or standard output.
struct Destination: Hashable {
  /// What the command line says: a path, or `-`.
  let argument: String

  /// A file of that path; `-` is standard output.
  init(path: String) {
    argument = path
  }

  /// What an option says.
  init(argument: String) throws(MalformedValue) {
    guard !argument.isEmpty else { throw MalformedValue(expected: "the name of a file") }
    self.argument = argument
  }

  /// Whether it is standard output.
  var isStandardOutput: Bool { argument == "-" }

  /// The letters after the last dot of the name, in lower case; nil where there is none.
  var fileExtension: String? {
    guard !isStandardOutput, !argument.hasSuffix("/"),
      let name = argument.split(separator: "/").last,
      let dot = name.lastIndex(of: "."), dot != name.startIndex
    else { return nil }
    return name[name.index(after: dot)...].lowercased()
  }

  /// Refuses to overwrite what is read.
  func check(against inputs: [InputFile]) throws(ToolError) {
    guard !isStandardOutput else { return }
    if let input = inputs.first(where: { $0.isSameFile(as: argument) }) {
      throw ToolError(argument, "is the input '\(input.displayName)', which is never overwritten")
    }
  }

  /// Writes a file that is whole or not there, or to standard output.
  func write(_ bytes: [UInt8], in console: Console) throws(ToolError) {
    guard !isStandardOutput else { return try console.write(bytes) }
    do throws(SystemError) {
      try OutputFile.write(bytes, to: argument)
    } catch {
      // The file itself need not be there: a directory on the way to it is missing.
      let message = error.code == ENOENT ? "no such directory" : error.description
      throw ToolError(argument, "cannot be written: \(message)")
    }
  }
}
