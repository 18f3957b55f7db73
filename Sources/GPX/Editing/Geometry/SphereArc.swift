import CMath
import Geodesy

/// The shorter arc of the great circle between two places.
///
/// Between equal places it is that place. Between antipodes there is no shorter one: only the two
/// ends count then.
struct SphereArc {
  let start: SphereVector
  let end: SphereVector

  /// Of length 1, to the left of the way; zero where the arc has no direction.
  private let normal: SphereVector

  /// Of length 1, the direction of the way at the start.
  private let departure: SphereVector

  /// Of length 1, the direction back at the end.
  private let returning: SphereVector

  /// The sine below which two places give no direction: six nanometres.
  private static let smallestSine = 1e-15

  init(from start: SphereVector, to end: SphereVector) {
    self.start = start
    self.end = end
    // a × (b − a) is a × b without the cancellation between near places.
    let product = start.cross(end - start)
    let sine = product.squaredLength.squareRoot()
    if sine > Self.smallestSine {
      normal = product * (1 / sine)
      departure = normal.cross(start)
      returning = end.cross(normal)
    } else {
      normal = SphereVector(0, 0, 0)
      departure = normal
      returning = normal
    }
  }

  /// The length as an angle in radians.
  var angle: Double { start.angle(to: end) }

  /// Where a place lies: its sine off the great circle where the nearest place is inside the arc,
  /// else the square of the straight line to the nearer end.
  enum Offset {
    case inside(sine: Double)
    case beyond(squaredChord: Double)
  }

  @inline(__always)
  func offset(of place: SphereVector) -> Offset {
    let fromStart = place - start
    let fromEnd = place - end
    if fromStart.dot(departure) > 0, fromEnd.dot(returning) > 0 {
      return .inside(sine: fromStart.dot(normal))
    }
    return .beyond(squaredChord: min(fromStart.squaredLength, fromEnd.squaredLength))
  }

  /// The metres from a place to the nearest place of the arc.
  func distance(to place: SphereVector) -> Double {
    switch offset(of: place) {
    case .inside(let sine): Self.metres(sine: sine)
    case .beyond(let squaredChord): Self.metres(squaredChord: squaredChord)
    }
  }

  /// How far along the arc, in `0...1`, the nearest place to a place lies.
  func fraction(nearestTo place: SphereVector) -> Double {
    switch offset(of: place) {
    case .inside:
      let fromStart = place - start
      // a · p is 1 + a · (p − a).
      let along = atan2(fromStart.dot(departure), 1 + fromStart.dot(start))
      return min(1, max(0, along / angle))
    case .beyond:
      return (place - start).squaredLength <= (place - end).squaredLength ? 0 : 1
    }
  }

  /// The angles from the start, in radians, at which the arc meets a circle, its ends left out.
  func crossings(of circle: SphereCircle) -> [Double] {
    guard mayMeet(circle) else { return [] }
    let across = start.dot(circle.axis)
    let along = departure.dot(circle.axis)
    let amplitude = hypot(across, along)
    guard amplitude > 0, abs(circle.height) <= amplitude else { return [] }
    let middle = atan2(along, across)
    let half = acos(circle.height / amplitude)
    let length = angle
    var result: [Double] = []
    for var turn in [middle - half, middle + half] {
      if turn < 0 { turn += 2 * .pi }
      if turn > 0, turn < length { result.append(turn) }
    }
    return result
  }

  /// Whether the ends are so near to a circle, or on two sides of it, that the arc can meet it.
  private func mayMeet(_ circle: SphereCircle) -> Bool {
    let atStart = start.dot(circle.axis) - circle.height
    let atEnd = end.dot(circle.axis) - circle.height
    if (atStart > 0) != (atEnd > 0) { return true }
    // No place of an arc is farther from the nearer end than the straight line between the ends.
    let nearest = min(abs(atStart), abs(atEnd))
    return nearest * nearest <= (start - end).squaredLength
  }

  /// The place at an angle from the start, in radians.
  func place(at turn: Double) -> SphereVector { start * cos(turn) + departure * sin(turn) }

  static func metres(sine: Double) -> Double { Earth.meanRadius * asin(min(1, abs(sine))) }

  static func metres(squaredChord: Double) -> Double {
    Earth.meanRadius * 2 * asin(min(1, squaredChord.squareRoot() / 2))
  }
}
