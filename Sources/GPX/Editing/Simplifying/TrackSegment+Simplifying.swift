extension Simplification {
  /// The rows of each line that are kept.
  func rows(of segments: [TrackSegment]) -> [[Int]] {
    let lines = MeasuredLines(segments, self)
    switch method {
    case .douglasPeucker: return lines.rows(DouglasPeucker.kept(of: lines, limit))
    case .visvalingamWhyatt: return lines.rows(VisvalingamWhyatt.kept(of: lines, limit))
    }
  }

  /// The segments with the rows that are kept.
  func simplified(_ segments: [TrackSegment]) -> [TrackSegment] {
    zip(segments, rows(of: segments)).map { $0.selecting($1) }
  }
}

extension TrackSegment {
  /// The segment with fewer points, none of those left out farther than a number of metres from the line
  /// through the others.
  ///
  /// Points keep all that they have. See ``Simplification/douglasPeucker(tolerance:)``.
  ///
  /// - Precondition: the tolerance is not negative.
  /// - Complexity: O(n log n) for usual lines, and for any little more.
  public func simplified(tolerance: Double) -> TrackSegment {
    simplified(by: .douglasPeucker(tolerance: tolerance))
  }

  /// The segment with fewer points, chosen by a method.
  ///
  /// Points keep all that they have, and none is moved or made. The first and the last are always kept.
  ///
  /// - Complexity: O(n log n) for usual lines, and for any little more.
  public func simplified(by simplification: Simplification) -> TrackSegment {
    selecting(simplification.rows(of: [self]).first ?? [])
  }
}

extension Track {
  /// The track with fewer points, none of those left out farther than a number of metres from the line
  /// through the others of its segment.
  ///
  /// See ``TrackSegment/simplified(tolerance:)``.
  public func simplified(tolerance: Double) -> Track {
    simplified(by: .douglasPeucker(tolerance: tolerance))
  }

  /// The track with fewer points, chosen by a method.
  ///
  /// A limit by count is one for all segments together: points go where they matter least. But the first
  /// and the last of each segment are always kept.
  ///
  /// - Complexity: as that of ``TrackSegment/simplified(by:)``.
  public func simplified(by simplification: Simplification) -> Track {
    var result = self
    result.segments = simplification.simplified(segments)
    return result
  }
}

extension Route {
  /// The route with fewer points, none of those left out farther than a number of metres from the line
  /// through the others.
  ///
  /// See ``TrackSegment/simplified(tolerance:)``.
  public func simplified(tolerance: Double) -> Route {
    simplified(by: .douglasPeucker(tolerance: tolerance))
  }

  /// The route with fewer points, chosen by a method.
  ///
  /// The whole ``line`` is simplified: points go, and places between them. Both keep all that they have; a
  /// place that stays behind a point that goes is one of the point before then. The first and the last point
  /// are always kept.
  ///
  /// - Complexity: as that of ``TrackSegment/simplified(by:)``.
  public func simplified(by simplification: Simplification) -> Route {
    let rows = rowsInLine
    guard let last = rows.last else { return self }
    var line = line.cropped(toRows: 0..<last + 1)
    if simplification.keepsPointsWithTexts {
      var named = TrackSegment()
      var next = 0
      for row in line.indices {
        let isPoint = next < rows.count && rows[next] == row
        named.append(isPoint ? TrackPoint(points[next]) : line[row])
        if isPoint { next += 1 }
      }
      line = named
    }
    let kept = Set(simplification.rows(of: [line]).first ?? [])
    // What lies behind the last point stays as it is.
    return selectingLine { $0 > last || kept.contains($0) }
  }
}

extension Document {
  /// The document with fewer points in its tracks, none of those left out farther than a number of metres
  /// from the line through the others of its segment.
  ///
  /// See ``TrackSegment/simplified(tolerance:)``. Routes and waypoints stay as they are.
  public func simplified(tolerance: Double) -> Document {
    simplified(by: .douglasPeucker(tolerance: tolerance))
  }

  /// The document with fewer points in its tracks, chosen by a method.
  ///
  /// A limit by count is one for all tracks together. Routes and waypoints stay as they are.
  ///
  /// - Complexity: as that of ``TrackSegment/simplified(by:)``.
  public func simplified(by simplification: Simplification) -> Document {
    var result = self
    var segments = simplification.simplified(tracks.flatMap { $0.segments })[...]
    for index in result.tracks.indices {
      let count = result.tracks[index].segments.count
      result.tracks[index].segments = Array(segments.prefix(count))
      segments = segments.dropFirst(count)
    }
    return result
  }
}
