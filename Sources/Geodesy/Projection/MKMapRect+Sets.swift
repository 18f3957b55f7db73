extension MKMapRect {
  /// Whether a point lies in the rectangle or on its edges.
  ///
  /// A rectangle that ``spans180thMeridian`` also contains the points that it shows of the other side of
  /// the world.
  public func contains(_ point: MKMapPoint) -> Bool {
    guard !isNull, point.y >= minY, point.y <= maxY else { return false }
    if point.x >= minX && point.x <= maxX { return true }
    guard spans180thMeridian else { return false }
    let world = WebMercator.worldWidth
    let copy = point.x + ((minX - point.x) / world).rounded(.up) * world
    return copy <= maxX
  }

  /// Whether every point of another rectangle lies in this one.
  ///
  /// The null rectangle lies in every other.
  public func contains(_ rect: MKMapRect) -> Bool {
    if rect.isNull { return true }
    if isNull { return false }
    return rect.minX >= minX && rect.maxX <= maxX && rect.minY >= minY && rect.maxY <= maxY
  }

  /// Whether this rectangle and another have a point in common, be it on their edges.
  ///
  /// Copies of the world are not considered.
  public func intersects(_ rect: MKMapRect) -> Bool {
    !intersection(rect).isNull
  }

  /// The smallest rectangle that contains this one and another.
  ///
  /// The union with the null rectangle is the other one.
  public func union(_ rect: MKMapRect) -> MKMapRect {
    if isNull { return rect }
    if rect.isNull { return self }
    let x = min(minX, rect.minX)
    let y = min(minY, rect.minY)
    return MKMapRect(
      x: x,
      y: y,
      width: max(maxX, rect.maxX) - x,
      height: max(maxY, rect.maxY) - y
    )
  }

  /// The rectangle that this one and another have in common.
  ///
  /// It is null where they do not meet, and has no width or no height where only their edges do.
  public func intersection(_ rect: MKMapRect) -> MKMapRect {
    if isNull || rect.isNull { return .null }
    let x = max(minX, rect.minX)
    let y = max(minY, rect.minY)
    let width = min(maxX, rect.maxX) - x
    let height = min(maxY, rect.maxY) - y
    guard width >= 0, height >= 0 else { return .null }
    return MKMapRect(x: x, y: y, width: width, height: height)
  }

  /// This rectangle with its edges moved inwards, outwards where the distance is negative.
  ///
  /// The result is null where opposite edges would pass each other.
  public func insetBy(dx: Double, dy: Double) -> MKMapRect {
    guard !isNull, width - 2 * dx >= 0, height - 2 * dy >= 0 else { return .null }
    return MKMapRect(
      x: minX + dx,
      y: minY + dy,
      width: width - 2 * dx,
      height: height - 2 * dy
    )
  }

  /// This rectangle moved to the east and south.
  public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
    guard !isNull else { return .null }
    return MKMapRect(x: minX + dx, y: minY + dy, width: width, height: height)
  }
}
