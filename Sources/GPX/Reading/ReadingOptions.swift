/// How a file is to be read.
public struct ReadingOptions: Hashable, Sendable {
  /// Whether the first violation ends the reading with an error.
  ///
  /// Deviations from the schema alone (an order, an exponent, an unknown element) are listed and
  /// do not end it: see ``Diagnostic/Severity``.
  public var isStrict: Bool

  /// The bounds within which a file is read.
  public var limits: ReadingLimits

  /// How many threads may read a large file.
  ///
  /// The result is the same whatever their number. Small files are read by one, and so is every file
  /// where the platform has no threads.
  public var threads: Int

  /// Whether points are read by their likeness to those before; a test compares both ways.
  var readsByLikeness = true

  /// Creates options; the default reads whatever can be read, in one thread.
  public init(
    isStrict: Bool = false,
    limits: ReadingLimits = ReadingLimits(),
    threads: Int = 1
  ) {
    self.isStrict = isStrict
    self.limits = limits
    self.threads = threads
  }
}
