internal import Drawing

extension CGAffineTransform {
  var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }

  var determinant: CGFloat { a * d - b * c }

  /// Whether the map has an inverse whose numbers are finite too.
  var canBeInverted: Bool { inverted() != nil }

  /// The map that leads back; `nil` where all points fall on one line, or so close to it that numbers overflow.
  func inverted() -> CGAffineTransform? {
    let determinant = determinant
    guard determinant.isNormal else { return nil }
    let result = CGAffineTransform(
      a: d / determinant,
      b: -b / determinant,
      c: -c / determinant,
      d: a / determinant,
      tx: (c * ty - d * tx) / determinant,
      ty: (b * tx - a * ty) / determinant
    )
    return result.isFinite ? result : nil
  }

  /// How much longer than before a length can be at most, roughly: the longer of the two axes.
  var magnification: CGFloat {
    max((a * a + b * b).squareRoot(), (c * c + d * d).squareRoot())
  }
}
