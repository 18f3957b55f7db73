import Geodesy
import TestSupport

let world = 0x1p28

extension SeededGenerator {
  /// A coordinate, uniform in degrees.
  mutating func coordinate() -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: number(-90...90), longitude: number(-180...180))
  }

  /// A rectangle with whole numbers, so that sums are exact; now and then without a width or a height.
  mutating func rect(in range: ClosedRange<Int> = -20...20) -> MKMapRect {
    let x = integer(range)
    let y = integer(range)
    return MKMapRect(
      x: Double(x),
      y: Double(y),
      width: Double(integer(0...(range.upperBound - x))),
      height: Double(integer(0...(range.upperBound - y)))
    )
  }

  /// A line that wanders as a track does: steps of many sizes, with halts and repeats.
  mutating func track(count: Int, step: Double) -> [MKMapPoint] {
    var point = MKMapPoint(x: 0, y: 0)
    var heading = 0.0
    return (0..<count).map { _ in
      if integer(0...9) > 0 {
        heading += number(-0.7...0.7)
        let length = step * number(0...1)
        point.x += length * (1 - heading * heading / 2 + heading * heading * heading * heading / 24)
        point.y += length * (heading - heading * heading * heading / 6)
        if abs(heading) > 1.5 { heading = 0 }
      }
      return point
    }
  }

  /// Points anywhere on a small grid: full of equal points and straight lines.
  mutating func gridLine(count: Int, size: Int) -> [MKMapPoint] {
    (0..<count).map { _ in
      MKMapPoint(x: Double(integer(0...size)), y: Double(integer(0...size)))
    }
  }
}

/// The distance from a point to a straight piece of a line, by the projection on it.
func distance(from point: MKMapPoint, toPiece a: MKMapPoint, _ b: MKMapPoint) -> Double {
  let dx = b.x - a.x
  let dy = b.y - a.y
  let length = dx * dx + dy * dy
  var t = length > 0 ? ((point.x - a.x) * dx + (point.y - a.y) * dy) / length : 0
  t = min(1, max(0, t))
  let x = a.x + t * dx - point.x
  let y = a.y + t * dy - point.y
  return (x * x + y * y).squareRoot()
}
