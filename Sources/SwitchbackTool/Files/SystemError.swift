import Foundation

/// What the operating system answered to a call that failed.
package struct SystemError: Error, Hashable {
  /// The value of `errno`.
  package let code: Int32

  package init(_ code: Int32) {
    self.code = code
  }

  /// The fault of the call before.
  static var last: SystemError { SystemError(errno) }
}

extension SystemError: CustomStringConvertible {
  /// The reason in words, to stand after a file name and a colon.
  package var description: String {
    switch code {
    case ENOENT: "no such file"
    case EISDIR: "is a directory"
    case ENOTDIR: "a part of the path is not a directory"
    case EACCES, EPERM: "permission denied"
    case ENOSPC, EDQUOT: "no space left on the disk"
    case EROFS: "the disk is read-only"
    case ENAMETOOLONG: "the name is too long"
    case ELOOP: "too many links one after another"
    case EOVERFLOW: "the file is larger than \(FileDescriptor.readingLimit) bytes and is not read"
    case EFBIG: "too large a file for the disk"
    case EMFILE, ENFILE: "too many files are open"
    case EIO: "the disk or device does not answer as it should"
    case EBADF: "is closed"
    default: String(cString: strerror(code)).lowercased()
    }
  }
}
