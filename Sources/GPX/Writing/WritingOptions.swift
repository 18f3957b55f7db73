/// How a document is to be written.
public struct WritingOptions: Hashable, Sendable {
  /// A version of GPX.
  public enum Version: Hashable, Sendable, CaseIterable {
    /// GPX 1.0 of 2002, for old devices.
    case gpx10
    /// GPX 1.1 of 2004.
    case gpx11
  }

  /// Where white space stands between elements.
  public enum Layout: Hashable, Sendable, CaseIterable {
    /// An element a line, indented by two spaces a level.
    case pretty
    /// No white space that is not part of a text.
    case compact
  }

  /// The version of GPX.
  ///
  /// Nothing is lost in either: see <doc:Writing>.
  public var version: Version

  /// Where white space stands between elements.
  public var layout: Layout

  /// The program that the file is to name as its creator; nil for what the document says.
  public var creator: String?

  /// Creates options; the default writes GPX 1.1 for people to read.
  public init(
    version: Version = .gpx11,
    layout: Layout = .pretty,
    creator: String? = nil
  ) {
    self.version = version
    self.layout = layout
    self.creator = creator
  }
}

extension WritingOptions.Version {
  /// The version as the root of a file has it.
  var text: StaticString { self == .gpx10 ? "1.0" : "1.1" }

  /// The address of the namespace.
  var address: String {
    self == .gpx10 ? "http://www.topografix.com/GPX/1/0" : "http://www.topografix.com/GPX/1/1"
  }
}
