/// A planned way: the points that it leads by.
public struct Route: Hashable, Sendable {
  /// The name.
  public var name: String?

  /// A comment, meant for the device.
  public var comment: String?

  /// A description, meant for people.
  public var description: String?

  /// The source of the data.
  public var source: String?

  /// Links about the route.
  public var links: [WebLink] = []

  /// The number of the route on the device.
  public var number: Int?

  /// The type, in the words of the program that wrote it.
  public var type: String?

  /// The elements that GPX does not define.
  public var extensions: [ExtensionElement] = []

  /// The points in the order of travel.
  public var points: [Waypoint]

  /// Creates a route.
  public init(name: String? = nil, points: [Waypoint] = []) {
    self.name = name
    self.points = points
  }
}
