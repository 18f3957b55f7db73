/// What a file says about itself: `metadata` of GPX 1.1, or the head of GPX 1.0.
public struct Metadata: Hashable, Sendable {
  /// The name of the file's content.
  public var name: String?

  /// What the file holds, for people.
  public var description: String?

  /// Who made the file.
  public var author: Person?

  /// The rights to the file.
  public var copyright: Copyright?

  /// Links about the file.
  public var links: [WebLink] = []

  /// When the file was made.
  public var time: Timestamp?

  /// Words to find the file by, as written, usually with commas between.
  public var keywords: String?

  /// The bounds that the file states.
  ///
  /// They can be wrong: see ``Document/bounds``.
  public var bounds: GeographicBounds?

  /// The elements that GPX does not define.
  public var extensions: [ExtensionElement] = []

  /// Creates empty metadata.
  public init() {}
}
