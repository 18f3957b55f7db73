/// The bounds within which a file is read, so that no file costs more than time and memory in
/// proportion to its size.
///
/// Text and attribute values may be of any length: their cost is linear.
public struct ReadingLimits: Hashable, Sendable {
  /// How many elements may be open at once; deeper ones are skipped.
  ///
  /// GPX itself needs 6.
  public var depth = 256

  /// How many bytes the name of an element or attribute may have; longer ones are skipped.
  public var nameLength = 1024

  /// How many attributes of one element are read.
  ///
  /// GPX itself needs 4.
  public var attributes = 256

  /// How many namespace declarations may be in force at once.
  public var namespaces = 128

  /// How many diagnostics are kept.
  ///
  /// That the file ends early and that bytes are not UTF-8 is kept in any case, as one more each. All are counted: see ``Document/diagnosticCount``.
  public var diagnostics = 1000

  /// How many bytes of a tag, a comment or a text may come in a stream before its end does.
  ///
  /// A stream keeps no more than about twice as many; files that are read whole have no such limit.
  public var pieceLength = 1 << 24

  /// Creates the default limits.
  public init() {}
}
