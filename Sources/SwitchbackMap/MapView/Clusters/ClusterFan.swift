internal import CMath
internal import Drawing

/// Where the members of a cluster stand when they are spread round its place.
enum ClusterFan {
  /// How far apart two members stand, in points.
  private static let spacing = 40.0

  /// How many members stand on a circle; with more, they stand on a spiral.
  private static let mostOnCircle = 9

  /// How far from the place a member stands, in points.
  static func offset(_ index: Int, of count: Int) -> CGPoint {
    if count <= mostOnCircle {
      let radius = max(44, spacing * Double(count) / (2 * .pi))
      let angle = 2 * Double.pi * Double(index) / Double(count) - .pi / 2
      return CGPoint(x: radius * cos(angle), y: radius * sin(angle))
    }
    // On the spiral of Archimedes whose turns are one spacing apart, the length from the middle to the angle φ is about
    // spacing · φ² ∕ 4π; so equal lengths between members take angles that grow with the root of their number.
    let angle = (4 * Double.pi * (Double(index) + 2)).squareRoot()
    let radius = spacing * angle / (2 * .pi)
    return CGPoint(x: radius * cos(angle), y: radius * sin(angle))
  }
}
