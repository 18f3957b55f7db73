/// Parts of a document.
public struct DocumentParts: OptionSet, Hashable, Sendable {
  /// One bit a part.
  public let rawValue: Int

  /// Creates a set of parts from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Places.
  public static let waypoints = DocumentParts(rawValue: 1)

  /// Planned ways.
  public static let routes = DocumentParts(rawValue: 2)

  /// Recorded ways.
  public static let tracks = DocumentParts(rawValue: 4)

  /// What the file says about itself, its author included, and the program that wrote it.
  public static let metadata = DocumentParts(rawValue: 8)

  /// Everything but the extensions of the whole.
  public static let all: DocumentParts = [.waypoints, .routes, .tracks, .metadata]
}
