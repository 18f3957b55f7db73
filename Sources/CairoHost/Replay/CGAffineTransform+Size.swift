internal import Drawing

extension CGAffineTransform {
  /// Whether all of a picture falls on one line or point, or so close to it that nothing can be seen.
  var isFlat: Bool {
    let magnification = magnification
    return magnification < 1e-12 || abs(determinant) < 1e-6 * magnification * magnification
  }

  /// How much longer than before a length can be at most, roughly: the longer of the two axes.
  var magnification: CGFloat {
    max((a * a + b * b).squareRoot(), (c * c + d * d).squareRoot())
  }

  /// What becomes of a rectangle: the longest side, and the distance between the two longest.
  func sides(of size: CGSize) -> (longest: CGFloat, thickness: CGFloat) {
    let across = (a * a + b * b).squareRoot() * abs(size.width)
    let down = (c * c + d * d).squareRoot() * abs(size.height)
    let longest = max(across, down)
    let area = abs(determinant * size.width * size.height)
    return (longest, longest > 0 ? area / longest : 0)
  }
}
