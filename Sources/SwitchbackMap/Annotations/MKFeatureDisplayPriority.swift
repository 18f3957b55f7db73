/// How important it is that a view is shown, between 0 and 1000.
///
/// Of two views that collide the one with the higher priority is shown. Between equal ones, a map of MapKit's keeps the
/// one nearer to the middle; here it is the one that lies on top, so that panning hides and shows nothing.
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float

  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Creates a priority.
  public init(_ rawValue: Float) {
    self.init(rawValue: rawValue)
  }

  /// The view is always shown.
  public static let required = MKFeatureDisplayPriority(rawValue: 1000)
  public static let defaultHigh = MKFeatureDisplayPriority(rawValue: 750)
  public static let defaultLow = MKFeatureDisplayPriority(rawValue: 250)
}
