/// A person or an organisation: who made a file.
public struct Person: Hashable, Sendable {
  /// The name.
  public var name: String?

  /// The e-mail address, such as `someone@example.org`.
  public var email: String?

  /// A link to a page about the person.
  public var link: WebLink?

  /// Creates a person.
  public init(name: String? = nil, email: String? = nil, link: WebLink? = nil) {
    self.name = name
    self.email = email
    self.link = link
  }
}
