/// A link to a page or a picture about something in the file.
public struct WebLink: Hashable, Sendable {
  /// The address as written.
  public var address: String

  /// What to show for the link.
  public var text: String?

  /// The media type of what the link leads to, such as `image/jpeg`.
  public var mediaType: String?

  /// Creates a link.
  public init(address: String, text: String? = nil, mediaType: String? = nil) {
    self.address = address
    self.text = text
    self.mediaType = mediaType
  }
}
