#if canImport(Foundation) && !hasFeature(Embedded)
public import Foundation

/// Why a file could not be written.
public struct GPXFileError: Error, Hashable, Sendable {
  /// The path of the file, or the address that is none.
  public let path: String

  /// What the operating system said, such as `ENOSPC`; see `errno`.
  public let code: Int32

  /// Creates an error.
  public init(path: String, code: Int32) {
    self.path = path
    self.code = code
  }
}

extension GPXFileError: CustomStringConvertible {
  /// The path and the reason, such as `/tours/ride.gpx: permission denied`.
  public var description: String { "\(path): \(reason)" }

  private var reason: String {
    switch code {
    // The file itself need not be there: a directory on the way to it is missing.
    case ENOENT: "no such directory"
    case EISDIR: "is a directory"
    case EINVAL: "is not the address of a file"
    default: String(cString: strerror(code)).lowercased()
    }
  }
}

extension GPXFileError: LocalizedError {
  public var errorDescription: String? { description }
}
#endif
