/// A prefix and the address of the namespace that it stands for.
public struct NamespaceDeclaration: Hashable, Sendable {
  /// The prefix, without its colon.
  public var prefix: String

  /// The address of the namespace.
  public var address: String

  /// Creates a declaration.
  public init(prefix: String, address: String) {
    self.prefix = prefix
    self.address = address
  }
}

extension NamespaceDeclaration {
  /// The namespace of what XML itself defines, whose prefix is always `xml`.
  static let xmlAddress = "http://www.w3.org/XML/1998/namespace"

  /// The namespace of declarations, which cannot be declared.
  static let declarationsAddress = "http://www.w3.org/2000/xmlns/"

  /// What says where schemas are.
  static let schemaInstance = NamespaceDeclaration(
    prefix: "xsi",
    address: "http://www.w3.org/2001/XMLSchema-instance"
  )

  /// The speed and the course of a point in GPX 1.1 are elements of GPX 1.0.
  static let gpx10 = NamespaceDeclaration(
    prefix: "gpx10",
    address: WritingOptions.Version.gpx10.address
  )
}
