/// One of the stretches that a way is cut into, such as a kilometre.
public struct Split: Hashable, Sendable {
  /// The length of a kilometre in metres.
  public static let kilometre = 1000.0

  /// The length of an international mile in metres.
  public static let mile = 1609.344

  /// Where the stretch begins.
  public let start: WayPosition

  /// Where it ends, and the next one begins.
  public let end: WayPosition

  /// The metres from the beginning of the way to the stretch.
  public let startDistance: Double

  /// The figures of the stretch.
  public let statistics: TrackStatistics
}
