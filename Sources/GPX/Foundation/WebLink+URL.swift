#if canImport(Foundation) && !hasFeature(Embedded)
public import Foundation

extension WebLink {
  /// Creates a link to an address.
  public init(url: URL, text: String? = nil, mediaType: String? = nil) {
    self.init(address: url.absoluteString, text: text, mediaType: mediaType)
  }

  /// The address, nil where it is none.
  ///
  /// White space around it is left away, and characters that an address cannot have are encoded. What
  /// the file has as a relative address, such as `photo.jpg`, is one here, too: most programs mean a
  /// place beside the file. A path of Windows, such as `C:\photo.jpg`, is no address.
  public var url: URL? {
    let trimmed = address.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !trimmed.isEmpty, !trimmed.contains("\\") else { return nil }
    return URL(string: trimmed)
  }
}
#endif
