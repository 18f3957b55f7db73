/// Who holds the rights to a file, and under which licence it is given.
public struct Copyright: Hashable, Sendable {
  /// The holder of the rights.
  public var holder: String?

  /// The year, as written.
  public var year: String?

  /// The address of the licence.
  public var license: String?

  /// Creates a notice.
  public init(holder: String? = nil, year: String? = nil, license: String? = nil) {
    self.holder = holder
    self.year = year
    self.license = license
  }
}
