/// The texts of a track point.
///
/// Few points have any, so a segment keeps them apart from its columns.
public struct PointTexts: Hashable, Sendable {
  /// The name.
  public var name: String?

  /// A comment, meant for the device.
  public var comment: String?

  /// A description, meant for people.
  public var description: String?

  /// The source of the data.
  public var source: String?

  /// The name of the symbol.
  public var symbol: String?

  /// The type, in the words of the program that wrote it.
  public var type: String?

  /// Links about the point.
  public var links: [WebLink] = []

  /// Creates texts, all absent.
  public init() {}

  /// Whether there is no text at all.
  public var isEmpty: Bool {
    name == nil && comment == nil && description == nil && source == nil && symbol == nil
      && type == nil && links.isEmpty
  }
}
