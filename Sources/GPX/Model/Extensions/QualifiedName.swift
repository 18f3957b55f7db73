/// The name of an element or attribute that GPX does not define.
public struct QualifiedName: Hashable, Sendable {
  /// The prefix as written, without its colon; empty where there is none.
  public var prefix: String

  /// The name behind the prefix.
  public var localName: String

  /// The address of the namespace; nil where the name has none, or a prefix that is not declared.
  public var namespace: String?

  /// Creates a name.
  public init(_ localName: String, prefix: String = "", namespace: String? = nil) {
    self.localName = localName
    self.prefix = prefix
    self.namespace = namespace
  }
}

extension QualifiedName: CustomStringConvertible {
  /// The name as written, such as `gpxtpx:hr`.
  public var description: String { prefix.utf8.isEmpty ? localName : "\(prefix):\(localName)" }
}
