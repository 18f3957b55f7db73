#if canImport(Foundation) && !hasFeature(Embedded) && !os(Windows) && !os(WASI)
internal import Foundation

/// A file of the operating system that is open for reading.
struct ReadableFile: Sendable {
  /// The number of the descriptor.
  let number: Int32

  /// The name in messages.
  let name: String

  /// How many bytes one call reads where the size of the file is not known.
  static let pieceCount = 1 << 16

  /// Opens the file of an address, with other flags beside `O_RDONLY`.
  init(opening url: URL, _ flags: Int32 = 0) throws(GPXFileError) {
    name = url.relativePath
    guard url.isFileURL else { throw GPXFileError(.notAFile, path: url.absoluteString) }
    let (number, code) = url.withUnsafeFileSystemRepresentation { path -> (Int32, Int32) in
      // A path with a zero byte inside is that of no file.
      guard let path else { return (-1, ENOENT) }
      let number = open(path, O_RDONLY | O_CLOEXEC | flags)
      return (number, number < 0 ? errno : 0)
    }
    guard number >= 0 else { throw GPXFileError(.unreadable(code: code), path: name) }
    self.number = number
  }

  /// Takes an open file, which stays open.
  init(_ handle: FileHandle) {
    number = handle.fileDescriptor
    name = number == STDIN_FILENO ? "<stdin>" : "<file \(number)>"
  }

  func close() {
    _ = Foundation.close(number)
  }

  /// What the system knows about the file; throws where it is a directory, which can be opened but not
  /// read.
  func status() throws(GPXFileError) -> stat {
    var status = stat()
    guard fstat(number, &status) == 0 else { throw fault(errno) }
    guard status.st_mode & S_IFMT != S_IFDIR else { throw fault(EISDIR) }
    return status
  }

  func fault(_ code: Int32) -> GPXFileError {
    GPXFileError(.unreadable(code: code), path: name)
  }
}

// MARK: - Reading

extension ReadableFile {
  /// The bytes from here to the end, however many there are; the number is a guess.
  func readToEnd(expected: Int) throws(GPXFileError) -> [UInt8] {
    // One byte more than the file has: the call that finds it missing is the end of the file.
    var bytes = try wait(atMost: max(expected + 1, Self.pieceCount))
    var isAtEnd = bytes.isEmpty
    while !isAtEnd {
      let more = try wait(atMost: Self.pieceCount)
      bytes += more
      isAtEnd = more.isEmpty
    }
    return bytes
  }

  /// The bytes that one call gives, none at the end of the file; waits for them.
  private func wait(atMost count: Int) throws(GPXFileError) -> [UInt8] {
    while true {
      if let bytes = try read(atMost: count) { return bytes }
      poll(timeout: -1)
    }
  }

  /// The bytes that one call gives, none at the end of the file; nil where there are none yet and the
  /// file is one that does not wait.
  func read(atMost count: Int) throws(GPXFileError) -> [UInt8]? {
    var code: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      var result = 0
      repeat {
        result = Foundation.read(number, buffer.baseAddress, count)
        code = result < 0 ? errno : 0
      } while code == EINTR
      filled = max(0, result)
    }
    switch code {
    case 0: return bytes
    case EAGAIN: return nil
    default: throw fault(code)
    }
  }

  /// Whether a call would find bytes or the end, without waiting.
  var isReadable: Bool { poll(timeout: 0) }

  /// Waits until there are bytes or the end, for some milliseconds or without a limit.
  @discardableResult private func poll(timeout: Int32) -> Bool {
    var wanted = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
    return Foundation.poll(&wanted, 1, timeout) != 0
  }
}
#endif
