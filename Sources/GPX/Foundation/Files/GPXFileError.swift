#if canImport(Foundation) && !hasFeature(Embedded)
public import Foundation

/// Why a file could not be read or written, with the name of the file.
public struct GPXFileError: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Kind: Hashable, Sendable {
    /// The file was read, but there is no GPX in it, or what is in it is not accepted; the error says
    /// where.
    case content(GPXError)
    /// The operating system did not let the file be read; the code is that of `errno`, such as `ENOENT`.
    case unreadable(code: Int32)
    /// The operating system did not let the file be written; the code is that of `errno`, such as
    /// `ENOSPC`.
    case unwritable(code: Int32)
    /// The address is not that of a file, but of a web page or something else.
    case notAFile
    /// The task that read was cancelled before the end of the file.
    case cancelled
  }

  /// What is wrong.
  public let kind: Kind

  /// The path as the address has it, relative or absolute; `<stdin>` or `<file 3>` for an open file
  /// without a known name.
  public let path: String

  /// Creates an error.
  public init(_ kind: Kind, path: String) {
    self.kind = kind
    self.path = path
  }
}

extension GPXFileError {
  /// What the operating system said, as `errno` has it; nil where it said nothing.
  public var code: Int32? {
    switch kind {
    case .unreadable(let code), .unwritable(let code): code
    case .content, .notAFile, .cancelled: nil
    }
  }
}

extension GPXFileError: CustomStringConvertible {
  /// The path, the place and the reason, as compilers write them, such as
  /// `ride.gpx:3:5: '12x' is not a decimal number` or `ride.gpx: permission denied`.
  public var description: String {
    switch kind {
    // What is missing has no place.
    case .content(let error) where error.kind == .emptyFile: "\(path): \(error.kind)"
    case .content(let error): "\(path):\(error)"
    default: "\(path): \(kind)"
    }
  }
}

extension GPXFileError.Kind: CustomStringConvertible {
  /// What is wrong, without the path.
  public var description: String {
    switch self {
    case .content(let error): error.description
    case .unreadable(ENOENT): "no such file"
    // The file itself need not be there: a folder on the way to it is missing.
    case .unwritable(ENOENT): "no such folder"
    case .unreadable(let code), .unwritable(let code): Self.reason(code)
    case .notAFile: "is not the address of a file"
    case .cancelled: "reading was cancelled"
    }
  }

  private static func reason(_ code: Int32) -> String {
    switch code {
    case EISDIR: "is a directory"
    case ENOTDIR: "a part of the path is not a directory"
    case EACCES, EPERM: "permission denied"
    case EBADF: "is closed"
    default: String(cString: strerror(code)).lowercased()
    }
  }
}

extension GPXFileError: LocalizedError {
  public var errorDescription: String? { description }
}
#endif
