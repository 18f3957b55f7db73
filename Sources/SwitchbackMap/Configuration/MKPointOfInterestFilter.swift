/// Which places a base map names.
public final class MKPointOfInterestFilter {
  /// One that has all of them.
  public static var includingAll: MKPointOfInterestFilter { MKPointOfInterestFilter(excluding: []) }

  /// One that has none of them.
  public static var excludingAll: MKPointOfInterestFilter { MKPointOfInterestFilter(including: []) }

  private let isIncluding: Bool

  /// One bit for each kind of place that is named.
  private let bits: UInt64

  /// Creates a filter that has places of some kinds.
  public init(including categories: [MKPointOfInterestCategory]) {
    isIncluding = true
    bits = categories.reduce(0) { $0 | $1.bit }
  }

  /// Creates a filter that has all places but those of some kinds.
  public init(excluding categories: [MKPointOfInterestCategory]) {
    isIncluding = false
    bits = categories.reduce(0) { $0 | $1.bit }
  }

  /// Whether places of a kind are named.
  public func includes(_ category: MKPointOfInterestCategory) -> Bool {
    (bits & category.bit != 0) == isIncluding
  }

  /// Whether places of a kind are not named.
  public func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }
}
