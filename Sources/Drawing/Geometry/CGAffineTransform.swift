internal import CMath

/// An affine map of the plane: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
public struct CGAffineTransform: Hashable, Sendable {
  /// What a step of 1 to the right adds to `x'`: the scale across, where nothing turns or leans.
  public var a: CGFloat

  /// What a step of 1 to the right adds to `y'`: 0, where nothing turns or leans.
  public var b: CGFloat

  /// What a step of 1 down adds to `x'`: 0, where nothing turns or leans.
  public var c: CGFloat

  /// What a step of 1 down adds to `y'`: the scale along, where nothing turns or leans.
  public var d: CGFloat

  /// Where the origin comes to lie across, in the units of the result.
  public var tx: CGFloat

  /// Where the origin comes to lie along, in the units of the result.
  public var ty: CGFloat

  /// The map that changes nothing.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Creates a map from its six numbers.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Creates a shift.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// Creates a scaling about the origin.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Creates a rotation about the origin; a positive angle, in radians, turns clockwise on a screen.
  public init(rotationAngle angle: CGFloat) {
    let sine = sin(Double(angle))
    let cosine = cos(Double(angle))
    self.init(
      a: CGFloat(cosine),
      b: CGFloat(sine),
      c: CGFloat(-sine),
      d: CGFloat(cosine),
      tx: 0,
      ty: 0
    )
  }

  /// Whether the map changes nothing.
  public var isIdentity: Bool { self == .identity }

  /// This map, and the other after it.
  public func concatenating(_ next: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * next.a + b * next.c,
      b: a * next.b + b * next.d,
      c: c * next.a + d * next.c,
      d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx,
      ty: tx * next.b + ty * next.d + next.ty
    )
  }

  /// The map that leads back; `nil` where all points fall on one line, or so close to it that numbers overflow.
  package func inverted() -> CGAffineTransform? {
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

  /// By how much areas grow; negative where the map turns shapes over.
  package var determinant: CGFloat { a * d - b * c }

  /// Whether all six are numbers.
  package var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }

  /// A shift, and this map after it.
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }

  /// A scaling, and this map after it.
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }

  /// A rotation, and this map after it.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }
}

extension CGPoint {
  /// The place that the map takes this point to.
  public func applying(_ transform: CGAffineTransform) -> CGPoint {
    CGPoint(
      x: transform.a * x + transform.c * y + transform.tx,
      y: transform.b * x + transform.d * y + transform.ty
    )
  }
}
