import GPX

/// Writes files that are whole or not there.
enum OutputFile {
  /// Puts bytes into a file: see ``replace(_:filling:)``.
  static func write(_ bytes: [UInt8], to path: String) throws(SystemError) {
    try replace(path) { (file) throws(SystemError) in try file.write(bytes) }
  }

  /// Makes a file of what `fill` writes, in place of the one that may be there: see `FileReplacement`.
  ///
  /// An interruption is heard when nothing is left half done.
  static func replace(
    _ path: String,
    filling fill: (FileDescriptor) throws(SystemError) -> Void
  ) throws(SystemError) {
    do throws(SystemFault) {
      let file = try FileReplacement(of: path)
      // What a pipe leads to may never take the bytes.
      guard !file.isInPlace else { return try perform(file, filling: fill) }
      try Interruptions.deferred { () throws(SystemFault) in try perform(file, filling: fill) }
    } catch {
      throw SystemError(error.code)
    }
  }

  private static func perform(
    _ file: FileReplacement,
    filling fill: (FileDescriptor) throws(SystemError) -> Void
  ) throws(SystemFault) {
    try file.perform { (number) throws(SystemFault) in
      do throws(SystemError) {
        try fill(FileDescriptor(number: number))
      } catch {
        throw SystemFault(error.code)
      }
    }
  }
}
