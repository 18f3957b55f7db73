/// Which places of the base map are named.
public struct PointOfInterestCategories: Hashable, Sendable {
  enum Kind {
    case all
    case none
  }

  let kind: Kind

  /// All of them.
  public static let all = PointOfInterestCategories(kind: .all)

  /// None of them.
  public static let excludingAll = PointOfInterestCategories(kind: .none)
}
