/// A rank among the annotations that cover each other; a higher one is drawn later.
public struct MKAnnotationViewZPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float

  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Creates a rank.
  public init(_ rawValue: Float) {
    self.init(rawValue: rawValue)
  }

  public static let min = MKAnnotationViewZPriority(rawValue: 0)
  public static let defaultUnselected = MKAnnotationViewZPriority(rawValue: 500)
  public static let defaultSelected = MKAnnotationViewZPriority(rawValue: 1000)
  public static let max = MKAnnotationViewZPriority(rawValue: 1000)
}
