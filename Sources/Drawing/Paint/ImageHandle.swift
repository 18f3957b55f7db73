/// A picture that a host keeps.
public struct ImageHandle: Hashable, Sendable {
  /// The host's number for it; 0 is no picture.
  public let id: UInt32

  /// Creates a handle from a host's number.
  public init(id: UInt32) {
    self.id = id
  }
}
