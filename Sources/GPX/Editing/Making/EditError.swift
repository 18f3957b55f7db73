/// Why an edit was not made.
public struct EditError: Error, Hashable, Sendable {
  /// The kind of a reason.
  public enum Kind: Hashable, Sendable {
    /// The edit would make more than the limit that it was given.
    case tooMany(limit: Int)
  }

  /// What the reason is.
  public let kind: Kind

  /// Creates an error.
  public init(_ kind: Kind) {
    self.kind = kind
  }
}

extension EditError: CustomStringConvertible {
  public var description: String {
    switch kind {
    case .tooMany(let limit): "the edit would make more than \(limit) points or pieces"
    }
  }
}
