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
  /// that is replaced keeps its permissions; a link keeps pointing. Pipes and devices are written in place.
  static func replace(
    _ path: String,
    filling fill: (FileDescriptor) throws(SystemError) -> Void
  ) throws(SystemError) {
    guard let old = try status(of: path) else {
      guard !path.hasSuffix("/") else { throw SystemError(EISDIR) }
      return try replace(path, permissions: nil, filling: fill)
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

  private static func replace(
    _ path: String,
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

  private static func resolved(_ path: String) throws(SystemError) -> String {
    guard let real = realpath(path, nil) else { throw .last }
    defer { free(real) }
    return String(cString: real)
  }

  /// A name that no other program has, and that is short enough for every disk.
  private static func temporaryPath(beside path: String) -> String {
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    let number = String(UInt64.random(in: 0...UInt64.max), radix: 36)
    return "\(folder).\(Tool.name)-\(number).tmp"
  }
}
