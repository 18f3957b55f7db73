extension MKMapPoint {
  /// The points of a curve from one parameter to another, so near to each other that the straight pieces between them
  /// leave the curve by no more than a tolerance, in map points.
  ///
  /// Each point is in the copy of the world that is nearest to the one before. A piece is halved no more than
  /// `maximumDepth` times, and at least `minimumDepth` times: the middle alone does not tell of a curve that bends both
  /// ways. The first point is not given.
  static func append(
    curve: (Double) -> MKMapPoint,
    from start: Double,
    to end: Double,
    tolerance: Double,
    minimumDepth: Int = 1,
    maximumDepth: Int = 16,
    to line: inout [MKMapPoint]
  ) {
    var last = line.last ?? curve(start)
    var lastParameter = start
    var pending: [(parameter: Double, point: MKMapPoint, depth: Int)] = [(end, curve(end), 0)]
    while let next = pending.last {
      let point = next.point.copy(nearestTo: last.x)
      let parameter = (lastParameter + next.parameter) / 2
      let middle = curve(parameter).copy(nearestTo: last.x)
      let isFlat =
        LineSegment(from: last, to: point).squaredDistance(to: middle) <= tolerance * tolerance
      if next.depth < minimumDepth || (!isFlat && next.depth < maximumDepth) {
        pending[pending.count - 1].depth += 1
        pending.append((parameter, middle, next.depth + 1))
        continue
      }
      line.append(point)
      last = point
      lastParameter = next.parameter
      pending.removeLast()
    }
  }
}
