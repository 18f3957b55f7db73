/// Kinds of data that points have besides their place.
public struct PointData: OptionSet, Hashable, Sendable {
  /// One bit a kind.
  public let rawValue: Int

  /// Creates a set of kinds from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Metres above mean sea level.
  public static let elevations = PointData(rawValue: 1)

  /// When points were recorded or made.
  public static let times = PointData(rawValue: 2)

  /// Names, comments, descriptions, sources, symbols, types and links.
  public static let texts = PointData(rawValue: 4)

  /// What the receiver told: see ``Reception``.
  public static let reception = PointData(rawValue: 8)

  /// What GPX does not define, such as heart rates.
  public static let extensions = PointData(rawValue: 16)

  /// Everything but the place.
  public static let all: PointData = [.elevations, .times, .texts, .reception, .extensions]
}
