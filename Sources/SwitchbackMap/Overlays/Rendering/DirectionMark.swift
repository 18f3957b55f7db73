internal import CMath
internal import Drawing
internal import Geodesy

/// An arrow on a line that tells which way it goes.
struct DirectionMark {
  /// How far an arrow may reach beyond its line, in points.
  static let reach = 12.0

  /// How much longer than the line is wide an arrow is, and its least length, in points.
  private static let lengthOfWidth = 2.1
  private static let leastLength = 10.0

  /// How many arrows of a part of a line are looked at; where there were more, each other one is left out.
  private static let mostCandidates = 2048

  /// The number of the arrow along its line.
  let number: Int
  let point: CGPoint

  /// Where the line goes, as a vector of length 1.
  let direction: (x: Double, y: Double)

  /// Adds the outline of the arrow, or of its rim, which reaches some points beyond it.
  func add(to path: inout Path, lineWidth: Double, rim: Double = 0) {
    let length = max(Self.leastLength, lineWidth * Self.lengthOfWidth)
    func place(_ along: Double, _ across: Double) -> CGPoint {
      CGPoint(
        x: Double(point.x) + direction.x * along - direction.y * across,
        y: Double(point.y) + direction.y * along + direction.x * across
      )
    }
    // The tip is sharp and the notch is not: their rims reach farther and less far.
    path.addLines([
      place(0.55 * length + 2 * rim, 0),
      place(-0.45 * length - 1.3 * rim, 0.5 * length + 1.3 * rim),
      place(-0.2 * length - rim, 0),
      place(-0.45 * length - 1.3 * rim, -0.5 * length - 1.3 * rim),
    ])
    path.closeSubpath()
  }

  /// The arrows of a line between two distances along it, those first that are there at more zooms.
  static func marks(
    on polyline: MKPolyline,
    from start: Double,
    to end: Double,
    spacing: Double,
    metersPerPoint: Double,
    place: (MKMapPoint) -> CGPoint
  ) -> [DirectionMark] {
    let line = polyline.line
    let measure = polyline.measure
    var step = 1
    while (end - start) / (spacing * Double(step)) > Double(mostCandidates) { step *= 2 }
    let first = Int((start / spacing / Double(step)).rounded(.up)) * step
    let last = Int((end / spacing).rounded(.down))
    guard first <= last else { return [] }
    let reach = 6 * metersPerPoint
    func screen(_ distance: Double) -> CGPoint {
      place(line.point(at: measure.position(atDistance: distance, of: line.points)))
    }
    var marks: [DirectionMark] = []
    for number in stride(from: first, through: last, by: step) where number > 0 {
      let distance = Double(number) * spacing
      guard distance + reach < measure.length else { break }
      let behind = screen(distance - reach)
      let ahead = screen(distance + reach)
      let x = Double(ahead.x - behind.x)
      let y = Double(ahead.y - behind.y)
      let length = (x * x + y * y).squareRoot()
      // In a hairpin or at a halt there is no direction.
      guard length > 6 else { continue }
      marks.append(
        DirectionMark(
          number: number,
          point: screen(distance),
          direction: (x / length, y / length)
        )
      )
    }
    let order = risingOrder(of: marks.map { -Double($0.number.trailingZeroBitCount) })
    return order.map { marks[$0] }
  }
}
