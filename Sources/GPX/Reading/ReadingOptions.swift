/// How a file is to be read.
public struct ReadingOptions: Hashable, Sendable {
  /// Whether the first violation ends the reading with an error.
  ///
  /// Deviations from the schema alone (an order, an exponent, an unknown element) are listed and
  /// do not end it: see ``Diagnostic/Severity``.
  public var isStrict: Bool

  /// The bounds within which a file is read.
  public var limits: ReadingLimits

  /// Creates options; the default reads whatever can be read.
  public init(isStrict: Bool = false, limits: ReadingLimits = ReadingLimits()) {
    self.isStrict = isStrict
    self.limits = limits
  }
}
