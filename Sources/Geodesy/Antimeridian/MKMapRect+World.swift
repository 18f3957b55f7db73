extension MKMapRect {
  /// Whether the rectangle reaches over the 180th meridian: an edge of the world lies between its western
  /// and its eastern edge.
  public var spans180thMeridian: Bool {
    guard !isNull else { return false }
    let world = WebMercator.worldWidth
    let next = ((minX / world).rounded(.down) + 1) * world
    return next < maxX
  }

  /// The part that lies outside the world, moved to where it is in the world.
  ///
  /// Together with the intersection with ``world`` it covers what the rectangle shows. It is null for a
  /// rectangle inside the world. What is as wide as the world, or reaches over both of its edges, gives the
  /// world's full width. Of a rectangle wholly outside, the western edge is in the world.
  public func remainder() -> MKMapRect {
    let world = WebMercator.worldWidth
    guard !isNull, minX < 0 || maxX > world else { return .null }
    let start = minX < 0 ? minX : max(minX, world)
    let end = minX < 0 ? min(maxX, 0) : maxX
    if end - start >= world || (minX < 0 && maxX > world) {
      return MKMapRect(x: 0, y: minY, width: world, height: height)
    }
    let shift = (start / world).rounded(.down) * world
    return MKMapRect(x: start - shift, y: minY, width: end - start, height: height)
  }

  /// The numbers of the worlds into which the rectangle must be copied to show in another one.
  ///
  /// Copy `k` is the rectangle moved by `k` times the width of the world; those that meet `view`, be it at
  /// an edge, are given. There are none where the rectangles lie apart from north to south.
  package func worldCopies(meeting view: MKMapRect) -> Range<Int> {
    guard !isNull, !view.isNull, minY <= view.maxY, maxY >= view.minY else { return 0..<0 }
    let world = WebMercator.worldWidth
    guard
      let first = Int(exactly: ((view.minX - maxX) / world).rounded(.up)),
      let last = Int(exactly: ((view.maxX - minX) / world).rounded(.down)),
      first <= last
    else { return 0..<0 }
    return first..<(last + 1)
  }
}
