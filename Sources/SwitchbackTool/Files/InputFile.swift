import Foundation

/// A file that the command line names.
struct InputFile: Hashable {
  /// What the command line says: a path, or `-`.
  let argument: String

  init(_ argument: String) {
    self.argument = argument
  }

  /// The name in messages.
  var displayName: String {
    if isStandardInput { return "<stdin>" }
    return argument.isEmpty ? "''" : argument.visible
  }

  /// Whether it is standard input.
  var isStandardInput: Bool { argument == "-" }

  /// Its name without folders.
  var fileName: String {
    guard !isStandardInput, let name = argument.split(separator: "/").last else { return "track" }
    return String(name)
  }

  /// Its name without folders and ending, as a title or for another file's name.
  var title: String {
    let name = fileName
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// All its bytes.
  func read(in console: Console) throws(ToolError) -> [UInt8] {
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try isStandardInput ? console.readInput() : contents()
    } catch {
      throw ToolError(displayName, error.description)
    }
    guard !bytes.isEmpty else { throw ToolError(displayName, "the file is empty") }
    return bytes
  }

  private func contents() throws(SystemError) -> [UInt8] {
    let file = try FileDescriptor(opening: argument, O_RDONLY)
    defer { try? file.close() }
    return try file.readToEnd()
  }

  /// Whether a path leads to this very file, by whatever name or link.
  func isSameFile(as path: String) -> Bool {
    var own = stat()
    var other = stat()
    guard stat(isStandardInput ? "/dev/stdin" : argument, &own) == 0, stat(path, &other) == 0,
      own.st_mode & S_IFMT == S_IFREG
    else { return false }
    return own.st_dev == other.st_dev && own.st_ino == other.st_ino
  }
}
