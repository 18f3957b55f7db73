/// Why a file could not be read.
///
/// Lenient reading throws only where there is nothing to read. Strict reading throws at the first
/// violation, too.
public struct GPXError: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Kind: Hashable, Sendable {
    /// There are no bytes, or nothing but white space or a byte order mark.
    case emptyFile
    /// The file is compressed with gzip.
    case gzipData
    /// The file is a zip archive, compressed or not.
    case zipArchive
    /// The file is a web page, as servers send when the file is gone.
    case htmlPage
    /// The bytes are no XML at all.
    case notXML
    /// The file ends before the start tag of the first element does.
    case incompleteRoot
    /// The file is XML, but no element of it is `gpx`; the name is that of its first element.
    case noGPXElement(root: String)
    /// The declared encoding is not known, and the bytes are not UTF-8 either.
    case unsupportedEncoding(String)
    /// A stream has a tag or a text without an end within ``ReadingLimits/pieceLength`` bytes.
    case pieceTooLong
    /// A deviation that strict reading does not accept; the text says what and where.
    case violation(Diagnostic.Code, message: String)
  }

  /// What is wrong.
  public let kind: Kind

  /// The line, from 1.
  public let line: Int

  /// The column, from 1, counted in bytes of the text as UTF-8.
  public let column: Int

  /// Creates an error.
  public init(_ kind: Kind, line: Int = 1, column: Int = 1) {
    self.kind = kind
    self.line = line
    self.column = column
  }
}

extension GPXError: CustomStringConvertible {
  /// The error as compilers write it, such as `3:5: '12x' is not a decimal number`.
  public var description: String { "\(line):\(column): \(kind.description)" }
}

extension GPXError.Kind: CustomStringConvertible {
  /// What is wrong, without the place.
  public var description: String {
    switch self {
    case .emptyFile: "the file is empty"
    case .gzipData: "this is gzip data, not GPX"
    case .zipArchive: "this is a zip archive, not GPX"
    case .htmlPage: "this is an HTML page, not GPX"
    case .notXML: "this is not XML"
    case .incompleteRoot: "the file ends before <gpx> is complete"
    case .noGPXElement(let root): "there is no <gpx> element, only <\(root)>"
    case .unsupportedEncoding(let name): "unsupported encoding '\(name)'"
    case .pieceTooLong: "a tag or a text has no end for too long"
    case .violation(_, let message): message
    }
  }
}
