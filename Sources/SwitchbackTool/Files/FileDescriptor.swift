import Foundation

/// An open file of the operating system, with calls that finish their work or throw.
struct FileDescriptor {
  let number: Int32

  static let standardInput = FileDescriptor(number: STDIN_FILENO)
  static let standardOutput = FileDescriptor(number: STDOUT_FILENO)
  static let standardError = FileDescriptor(number: STDERR_FILENO)

  /// Bytes that one call reads where the size of the file is not known.
  private static let chunkSize = 1 << 18

  init(number: Int32) {
    self.number = number
  }

  /// Opens a file; where that creates it, its permissions are what the umask leaves of `permissions`.
  init(
    opening path: UnsafePointer<CChar>,
    _ flags: Int32,
    permissions: mode_t = 0o666
  ) throws(SystemError) {
    number = open(path, flags | O_CLOEXEC, permissions)
    guard number >= 0 else { throw .last }
  }

  /// Closes it, and throws what the disk still had to say.
  func close() throws(SystemError) {
    guard Foundation.close(number) == 0 || errno == EINTR else { throw .last }
  }

  /// What the system knows about the file.
  func status() throws(SystemError) -> stat {
    var status = stat()
    guard fstat(number, &status) == 0 else { throw .last }
    return status
  }

  /// The most bytes of a file that are read: all that an offset of 32 bits, as browsers have, can count.
  static let readingLimit = 2_147_483_647

  /// All bytes from here to the end.
  ///
  /// Of a file that is larger than the limit nothing is kept, and where its size is known nothing read: memory that
  /// cannot be had ends the program. The error is the one that the system itself has for files that are too large to
  /// be read, `EOVERFLOW`.
  func readToEnd(limit: Int = readingLimit) throws(SystemError) -> [UInt8] {
    let status = try status()
    guard status.st_mode & S_IFMT != S_IFDIR else { throw SystemError(EISDIR) }
    let expected = status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) : 0
    guard expected <= limit else { throw SystemError(EOVERFLOW) }
    // One byte more than the file has: the call that finds it missing is the end of the file.
    var bytes = try read(atMost: max(expected + 1, Self.chunkSize))
    var isAtEnd = bytes.count <= expected && expected > 0
    while !isAtEnd, bytes.count <= limit {
      let more = try read(atMost: Self.chunkSize)
      bytes += more
      isAtEnd = more.isEmpty
    }
    guard bytes.count <= limit else { throw SystemError(EOVERFLOW) }
    return bytes
  }

  /// Bytes until there are so many or the file ends.
  private func read(atMost count: Int) throws(SystemError) -> [UInt8] {
    var fault: SystemError?
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        let step = Foundation.read(number, buffer.baseAddress.map { $0 + filled }, count - filled)
        if step > 0 {
          filled += step
        } else if step == 0 {
          return
        } else if errno != EINTR {
          fault = .last
          return
        }
      }
    }
    if let fault { throw fault }
    return bytes
  }

  /// Writes all bytes.
  func write(_ bytes: [UInt8]) throws(SystemError) {
    var written = 0
    while written < bytes.count {
      let step = bytes[written...].withUnsafeBytes { rest in
        Foundation.write(number, rest.baseAddress, rest.count)
      }
      if step >= 0 {
        written += step
      } else if errno == EAGAIN {
        // A terminal or pipe that its owner made non-blocking: wait until it takes more.
        var wanted = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
        _ = poll(&wanted, 1, -1)
      } else if errno != EINTR {
        throw .last
      }
    }
  }
}
