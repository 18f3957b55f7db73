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

  /// How far the parts of the line below an arrow may turn away from it, as the cosine of the angle: 26°.
  private static let leastCosine = 0.9

  /// The shares of an arrow's length before and behind its place between which the line has to be straight.
  private static let stations = [-0.7, -0.35, 0, 0.35, 0.7]

  /// How many arrows of a part of a line are looked at; where there were more, each other one is left out.
  private static let mostCandidates = 2048

  /// The number of the arrow along its line.
  let number: Int
  let point: CGPoint

  /// Where the line goes, as a vector of length 1.
  let direction: (x: Double, y: Double)

  /// Adds the outline of the arrow, or of its rim, which reaches some points beyond it.
  func add(to path: inout Path, lineWidth: Double, rim: Double = 0) {
    let length = Self.length(onLineOfWidth: lineWidth)
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

  /// How long the arrow of a line is, in points.
  static func length(onLineOfWidth width: Double) -> Double {
    max(leastLength, width * lengthOfWidth)
  }

  /// The arrows of a line between two distances along it, those first that are there at more zooms.
  ///
  /// None stands where the line turns below it, as in a hairpin, or where there is a halt.
  static func marks(
    on polyline: MKPolyline,
    lineWidth: Double,
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
    let length = length(onLineOfWidth: lineWidth)
    let unit = length * metersPerPoint
    var marks: [DirectionMark] = []
    for number in stride(from: first, through: last, by: step) where number > 0 {
      let distance = Double(number) * spacing
      guard distance + unit < measure.length else { break }
      guard distance > unit else { continue }
      let points = stations.map { station in
        place(
          line.point(at: measure.position(atDistance: distance + station * unit, of: line.points))
        )
      }
      guard let direction = direction(through: points, length: length) else { continue }
      marks.append(
        DirectionMark(number: number, point: points[points.count / 2], direction: direction)
      )
    }
    let order = risingOrder(of: marks.map { -Double($0.number.trailingZeroBitCount) })
    return order.map { marks[$0] }
  }

  /// The direction from the first to the last of some points if the way through all of them is about straight.
  private static func direction(
    through points: [CGPoint],
    length: Double
  ) -> (x: Double, y: Double)? {
    func way(from: CGPoint, to: CGPoint) -> (x: Double, y: Double, length: Double) {
      let x = Double(to.x - from.x)
      let y = Double(to.y - from.y)
      return (x, y, (x * x + y * y).squareRoot())
    }
    let whole = way(from: points[0], to: points[points.count - 1])
    guard whole.length > length else { return nil }
    for (from, to) in zip(points, points.dropFirst()) {
      let part = way(from: from, to: to)
      let along = part.x * whole.x + part.y * whole.y
      if along < leastCosine * part.length * whole.length { return nil }
    }
    return (whole.x / whole.length, whole.y / whole.length)
  }
}
