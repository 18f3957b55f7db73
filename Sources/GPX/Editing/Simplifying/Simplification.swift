/// How a way is simplified: which of its points may go.
///
/// Both methods only choose points: those that are kept keep all that they have, and none is moved or
/// made. The first and the last point of each segment are always kept, even where they are at one place,
/// as those of a loop.
public struct Simplification: Hashable, Sendable {
  /// A method.
  public enum Method: Hashable, Sendable {
    /// Points go that lie near to the line through those that stay.
    ///
    /// Source: D. H. Douglas and T. K. Peucker, *Algorithms for the Reduction of the Number of Points
    /// Required to Represent a Digitized Line or its Caricature*, Cartographica 10 (2), 1973.
    case douglasPeucker

    /// Points go that make the smallest triangle with their neighbours, the smallest first.
    ///
    /// Source: M. Visvalingam and J. D. Whyatt, *Line Generalisation by Repeated Elimination of Points*,
    /// The Cartographic Journal 30 (1), 1993.
    case visvalingamWhyatt
  }

  /// Where a method stops.
  public enum Limit: Hashable, Sendable {
    /// At a distance in metres for ``Method/douglasPeucker``, at an area in square metres for
    /// ``Method/visvalingamWhyatt``.
    case tolerance(Double)

    /// At a number of points in all.
    case count(Int)
  }

  /// The method.
  public let method: Method

  /// Where it stops.
  public let limit: Limit

  /// Whether elevations count: then the shape of the profile is kept as that on the map is.
  ///
  /// For ``Method/douglasPeucker`` the distance is then √(d² + h²), where d is the distance on the map and h
  /// the difference from the elevation of the line at the nearest place; for ``Method/visvalingamWhyatt``
  /// the triangle is one in space. Where a point has no elevation, one that is interpolated between its
  /// neighbours is measured with, and not kept.
  public var measuresElevation = false

  /// Whether every point stays that has a name or another text.
  public var keepsPointsWithTexts = false

  private init(_ method: Method, _ limit: Limit) {
    self.method = method
    self.limit = limit
  }

  /// Keeps so many points that none of the others is farther than a number of metres from the line.
  ///
  /// The line is made of great circles on a sphere of the mean radius. A tolerance of 0 lets points go that
  /// lie on the line.
  ///
  /// - Precondition: the tolerance is not negative.
  public static func douglasPeucker(tolerance: Double) -> Simplification {
    precondition(tolerance >= 0, "a tolerance must not be negative")
    return Simplification(.douglasPeucker, .tolerance(tolerance))
  }

  /// Keeps a number of points at most, each time the one that is farthest from the line through those that
  /// are kept already.
  ///
  /// - Precondition: the count is not negative.
  public static func douglasPeucker(count: Int) -> Simplification {
    precondition(count >= 0, "a count must not be negative")
    return Simplification(.douglasPeucker, .count(count))
  }

  /// Lets points go while the triangle that one makes with its neighbours is smaller than a number of
  /// square metres.
  ///
  /// - Precondition: the area is not negative.
  public static func visvalingamWhyatt(area: Double) -> Simplification {
    precondition(area >= 0, "an area must not be negative")
    return Simplification(.visvalingamWhyatt, .tolerance(area))
  }

  /// Lets points go until a number of them is left.
  ///
  /// - Precondition: the count is not negative.
  public static func visvalingamWhyatt(count: Int) -> Simplification {
    precondition(count >= 0, "a count must not be negative")
    return Simplification(.visvalingamWhyatt, .count(count))
  }

  /// The same with elevations measured: see ``measuresElevation``.
  public func measuringElevation() -> Simplification {
    var result = self
    result.measuresElevation = true
    return result
  }

  /// The same with every point kept that has a text: see ``keepsPointsWithTexts``.
  public func keepingPointsWithTexts() -> Simplification {
    var result = self
    result.keepsPointsWithTexts = true
    return result
  }
}
