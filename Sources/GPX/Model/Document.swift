/// The content of a GPX file.
public struct Document: Sendable {
  /// The `version` attribute as written, usually `1.1` or `1.0`.
  public var version: String?

  /// The program that wrote the file.
  public var creator: String?

  /// What the file says about itself.
  public var metadata = Metadata()

  /// Places.
  public var waypoints: [Waypoint] = []

  /// Planned ways.
  public var routes: [Route] = []

  /// Recorded ways.
  public var tracks: [Track] = []

  /// The elements that GPX does not define, as far as they belong to the whole.
  public var extensions: [ExtensionElement] = []

  /// What was wrong with the file, in the order of its lines; see ``diagnosticCount``.
  ///
  /// At most ``ReadingLimits/diagnostics`` are kept, the first ones, and in any case that the file ends early.
  public internal(set) var diagnostics: [Diagnostic] = []

  /// How many deviations there were in all, kept or not.
  public internal(set) var diagnosticCount = 0

  /// Creates an empty document.
  public init() {}
}

/// Documents are equal where their content is: the version and the diagnostics tell of a file, not of
/// what it says.
extension Document: Hashable {
  public static func == (left: Document, right: Document) -> Bool {
    left.creator == right.creator && left.metadata == right.metadata
      && left.waypoints == right.waypoints
      && left.routes == right.routes && left.tracks == right.tracks
      && left.extensions == right.extensions
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(creator)
    hasher.combine(metadata)
    hasher.combine(waypoints)
    hasher.combine(routes)
    hasher.combine(tracks)
    hasher.combine(extensions)
  }
}
