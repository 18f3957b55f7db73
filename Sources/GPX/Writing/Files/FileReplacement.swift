#if canImport(Foundation) && !hasFeature(Embedded) && !os(Windows) && !os(WASI)
import Foundation

/// A file that is to be made or replaced, so that it is whole or not there.
///
/// The bytes go into a temporary file of the same directory that takes the name only when it is
/// complete and on the disk. So at every moment there is the old file or the new one, and after a
/// fault only the old. A file that is replaced keeps its permissions and, where that is allowed, its
/// owner; a link keeps pointing, and where it points to nothing, the file is made there. Pipes and
/// devices are written in place.
package struct FileReplacement {
  private enum Target {
    /// A file, by its path without links; with the status of the one that is there.
    case file(path: [CChar], old: stat?)
    case pipeOrDevice(path: String)
  }

  private let target: Target

  /// Finds out what is to be replaced.
  package init(of path: String) throws(SystemFault) {
    guard let old = try Self.status(of: path) else {
      guard !path.hasSuffix("/") else { throw SystemFault(EISDIR) }
      target = .file(path: try Self.endOfLinks(from: path), old: nil)
      return
    }
    switch old.st_mode & S_IFMT {
    case S_IFDIR:
      throw SystemFault(EISDIR)
    case S_IFREG:
      guard access(path, W_OK) == 0 else { throw .last }
      target = .file(path: try Self.resolved(path), old: old)
    default:
      target = .pipeOrDevice(path: path)
    }
  }

  /// Whether the bytes go straight to what is there: nothing else is possible for pipes and devices.
  package var isInPlace: Bool {
    if case .pipeOrDevice = target { true } else { false }
  }

  /// Makes the file of what `fill` writes to a descriptor.
  package func perform(
    filling fill: (Int32) throws(SystemFault) -> Void
  ) throws(SystemFault) {
    switch target {
    case .file(let path, let old):
      try Self.replace(path, old, filling: fill)
    case .pipeOrDevice(let path):
      try Self.fillAndClose(try Self.open(path, O_WRONLY), filling: fill)
    }
  }

  private static func replace(
    _ path: [CChar],
    _ old: stat?,
    filling fill: (Int32) throws(SystemFault) -> Void
  ) throws(SystemFault) {
    let temporary = temporaryPath(beside: path)
    let file = try open(temporary, O_WRONLY | O_CREAT | O_EXCL)
    do throws(SystemFault) {
      try fillAndClose(file) { (file) throws(SystemFault) in
        if let old { try takeOver(old, file) }
        try fill(file)
        // Some disks cannot be waited for.
        guard fsync(file) == 0 || [EINVAL, ENOTSUP, EROFS].contains(errno) else { throw .last }
      }
      guard rename(temporary, path) == 0 else { throw .last }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  /// Gives a file the permissions of another, and its owner where that is allowed.
  private static func takeOver(_ old: stat, _ file: Int32) throws(SystemFault) {
    _ = fchown(file, old.st_uid, old.st_gid)
    guard fchmod(file, old.st_mode & 0o777) == 0 else { throw .last }
  }

  private static func fillAndClose(
    _ file: Int32,
    filling fill: (Int32) throws(SystemFault) -> Void
  ) throws(SystemFault) {
    do throws(SystemFault) {
      try fill(file)
    } catch {
      close(file)
      throw error
    }
    // The disk may still have something to say.
    guard close(file) == 0 || errno == EINTR else { throw .last }
  }

  private static func open(
    _ path: UnsafePointer<CChar>,
    _ flags: Int32
  ) throws(SystemFault) -> Int32 {
    let file = Foundation.open(path, flags | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw .last }
    return file
  }
}

// MARK: - Paths

// Paths are bytes here: links can lead to names that are no text.
extension FileReplacement {
  /// What is at the path, nil where nothing is.
  private static func status(of path: String) throws(SystemFault) -> stat? {
    var status = stat()
    if stat(path, &status) == 0 { return status }
    guard errno == ENOENT else { throw .last }
    return nil
  }

  /// The path of the file that is at a path, without links.
  private static func resolved(_ path: String) throws(SystemFault) -> [CChar] {
    guard let real = realpath(path, nil) else { throw .last }
    defer { free(real) }
    return Array(UnsafeBufferPointer(start: real, count: strlen(real) + 1))
  }

  /// The path to which links lead that end where no file is; the path itself if it is no link.
  private static func endOfLinks(from path: String) throws(SystemFault) -> [CChar] {
    var path = Array(path.utf8CString)
    for _ in 0..<longestChain {
      var target = [CChar](repeating: 0, count: Int(PATH_MAX))
      // The last byte stays 0.
      let count = readlink(path, &target, target.count - 1)
      guard count > 0 else { return path }
      let end = Array(target[...count])
      path = end[0] == separator ? end : folder(of: path) + end
    }
    throw SystemFault(ELOOP)
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
    return Array(folder(of: path)) + Array(".switchback-\(number).tmp".utf8CString)
  }
}
#endif
