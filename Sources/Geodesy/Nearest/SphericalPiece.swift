import CMath

/// The shorter arc of the great circle between two points of the unit sphere.
///
/// Between antipodes there is no shorter one; there only the ends count.
struct SphericalPiece {
  /// Beyond this square of the straight line between its ends, a piece joins antipodes as far as rounding tells.
  private static let antipodalSquare = 4 - 1e-12

  let start: UnitVector
  let end: UnitVector

  /// The place on the piece that is nearest to a point: how far along the straight line between the ends, in
  /// `0...1`, and the square of the straight line from the point to it.
  ///
  /// The foot of the point on the plane of the great circle is a (1 − t) + b t, but for a factor, with the
  /// ends a and b. Solving for t with differences alone keeps the digits of short pieces.
  func nearest(to point: UnitVector) -> (parameter: Double, squaredChord: Double) {
    let along = end - start
    let square = along.dot(along)
    let offset = point - start
    let fromStart = offset.dot(offset)
    let fromEnd = point.squaredChord(to: end)
    if square > 0 && square < Self.antipodalSquare {
      let progress = offset.dot(along)
      // The factor, which is not positive where the foot lies on the other side of the earth.
      let factor = 1 - fromStart / 2 + (progress - square / 2) / 2
      let parameter = (progress / square - fromStart / 4) / factor
      if factor > 0 && parameter > 0 && parameter < 1 {
        let foot = place(at: parameter)
        return (parameter, min(point.squaredChord(to: foot), fromStart, fromEnd))
      }
    }
    return fromEnd < fromStart ? (1, fromEnd) : (0, fromStart)
  }

  /// The point of the unit sphere above a place on the straight line between the ends.
  func place(at parameter: Double) -> UnitVector {
    if parameter == 0 { return start }
    if parameter == 1 { return end }
    let inside = start + (end - start) * parameter
    return inside / inside.dot(inside).squareRoot()
  }

  /// How much of the arc lies before a place on it, in `0...1`.
  func fraction(of place: UnitVector) -> Double {
    let before = Self.angle(start.squaredChord(to: place))
    let after = Self.angle(place.squaredChord(to: end))
    return before + after > 0 ? before / (before + after) : 0
  }

  /// The angle at the centre that a straight line inside the sphere belongs to, by the square of its length.
  private static func angle(_ squaredChord: Double) -> Double {
    2 * asin(min(1, squaredChord.squareRoot() / 2))
  }

  /// How far the arc rises above the straight line between its ends.
  var bulge: Double {
    let square = start.squaredChord(to: end)
    // 1 − cos(θ/2) without the cancellation of short arcs.
    return square / 4 / (1 + max(0, 1 - square / 4).squareRoot())
  }
}
