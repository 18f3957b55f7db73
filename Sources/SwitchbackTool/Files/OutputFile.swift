import Foundation

/// Writes files that are whole or not there.
enum OutputFile {
  /// Puts bytes into a file: see ``replace(_:filling:)``.
  static func write(_ bytes: [UInt8], to path: String) throws(SystemError) {
    try replace(path) { (file) throws(SystemError) in try file.write(bytes) }
  }

  /// Makes a file of what `fill` writes, in place of the one that may be there.
  ///
  /// The bytes go into a temporary file of the same directory that takes the name only when it is complete and on
  /// the disk. So at every moment there is the old file or the new one, and after a fault only the old. A file
  /// that is replaced keeps its permissions; a link keeps pointing, and to a file that is not there makes it. Pipes and devices are written in place.
  static func replace(
    _ path: String,
    filling fill: (FileDescriptor) throws(SystemError) -> Void
  ) throws(SystemError) {
    guard let old = try status(of: path) else {
      guard !path.hasSuffix("/") else { throw SystemError(EISDIR) }
      return try replace(endOfLinks(from: path), permissions: nil, filling: fill)
    }
    switch old.st_mode & S_IFMT {
    case S_IFDIR:
      throw SystemError(EISDIR)
    case S_IFREG:
      guard access(path, W_OK) == 0 else { throw .last }
      try replace(resolved(path), permissions: old.st_mode & 0o777, filling: fill)
    default:
      try fillAndClose(FileDescriptor(opening: path, O_WRONLY), filling: fill)
    }
  }

  /// The path is bytes from here on: links can lead to names that are no text.
  private static func replace(
    _ path: [CChar],
    permissions: mode_t?,
    filling fill: (FileDescriptor) throws(SystemError) -> Void
  ) throws(SystemError) {
    try Interruptions.deferred { () throws(SystemError) in
      let temporary = temporaryPath(beside: path)
      let file = try FileDescriptor(opening: temporary, O_WRONLY | O_CREAT | O_EXCL)
      do throws(SystemError) {
        try fillAndClose(file) { (file) throws(SystemError) in
          if let permissions, fchmod(file.number, permissions) != 0 { throw .last }
          try fill(file)
          try file.synchronize()
        }
        guard rename(temporary, path) == 0 else { throw .last }
      } catch {
        unlink(temporary)
        throw error
      }
    }
  }

  private static func fillAndClose(
    _ file: FileDescriptor,
    filling fill: (FileDescriptor) throws(SystemError) -> Void
  ) throws(SystemError) {
    do throws(SystemError) {
      try fill(file)
    } catch {
      try? file.close()
      throw error
    }
    try file.close()
  }

  /// What is at the path, nil where nothing is.
  private static func status(of path: String) throws(SystemError) -> stat? {
    var status = stat()
    if stat(path, &status) == 0 { return status }
    guard errno == ENOENT else { throw .last }
    return nil
  }

  /// The path of the file that is at a path, without links.
  private static func resolved(_ path: String) throws(SystemError) -> [CChar] {
    guard let real = realpath(path, nil) else { throw .last }
    defer { free(real) }
    return Array(UnsafeBufferPointer(start: real, count: strlen(real) + 1))
  }

  /// The path to which links lead that end where no file is; the path itself if it is no link.
  private static func endOfLinks(from path: String) throws(SystemError) -> [CChar] {
    var path = Array(path.utf8CString)
    for _ in 0..<longestChain {
      var target = [CChar](repeating: 0, count: Int(PATH_MAX))
      // The last byte stays 0.
      let count = readlink(path, &target, target.count - 1)
      guard count > 0 else { return path }
      let end = Array(target[...count])
      path = end[0] == separator ? end : folder(of: path) + end
    }
    throw SystemError(ELOOP)
  }

  /// As many links as Linux itself follows one after another.
  private static let longestChain = 40

  private static let separator = CChar(bitPattern: UInt8(ascii: "/"))

  /// What stands before the name in a path, with the separator.
  private static func folder(of path: [CChar]) -> ArraySlice<CChar> {
    path[..<(path.lastIndex(of: separator).map { $0 + 1 } ?? 0)]
  }

  /// A name that no other program has, and that is short enough for every disk.
  private static func temporaryPath(beside path: [CChar]) -> [CChar] {
    let number = String(UInt64.random(in: 0...UInt64.max), radix: 36)
    return Array(folder(of: path)) + Array(".\(Tool.name)-\(number).tmp".utf8CString)
  }
}
