/// A change that the difference between two contents made to a map.
///
/// The least that a change of content can cost is what the log of these shows: one operation a changed field.
public struct MapOperation: Hashable, Sendable {
  /// What was done.
  public enum Kind: Hashable, Sendable {
    case insert
    case remove

    /// What was leaving comes back.
    case revive
    case patch(Field)
  }

  /// What a patch changed.
  public enum Field: Hashable, Sendable {
    case coordinate
    case title
    case subtitle
    case titleVisibility
    case subtitleVisibility
    case anchor
    case clusteringIdentifier
    case glyph
    case tint
    case line
    case stroke
    case fill
    case level
    case tag
    case order
  }

  /// What was done.
  public var kind: Kind

  /// The number of the record that it was done to, given in the order of insertion from 1.
  public var record: UInt32
}
