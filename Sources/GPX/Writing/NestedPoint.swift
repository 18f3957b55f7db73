/// What the nested document of a point in GPX 1.0 is made of.
struct NestedPoint {
  let latitude: Double
  let longitude: Double
  let links: [WebLink]
  let reception: Reception?

  /// Whether GPX 1.0 can say all of some links: it has one, without a media type.
  static func canStand(_ links: [WebLink]) -> Bool {
    links.count <= 1 && links.first?.mediaType == nil
  }
}
