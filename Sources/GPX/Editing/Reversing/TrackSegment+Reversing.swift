extension TrackSegment {
  /// The segment in the other direction.
  ///
  /// Every point keeps all that it has but the time. Speeds and courses stay as they were measured: in
  /// the direction of the journey. With ``ReversedTimes/mirrored``, twice reversed is the segment itself.
  ///
  /// The library's own `reversed()`, without an argument, is a view of the same points whose times fall.
  ///
  /// - Complexity: linear.
  public func reversed(times choice: ReversedTimes) -> TrackSegment {
    reversed(mirror: choice == .mirrored ? TimeMirror(CollectionOfOne(times)) : nil)
  }

  /// The segment in the other direction, its times mirrored, or removed where there is no mirror.
  func reversed(mirror: TimeMirror?) -> TrackSegment {
    let rows = stride(from: count - 1, through: 0, by: -1)
    var result = selecting(rows)
    var column = TimeColumn()
    column.reserveCapacity(count)
    for row in rows { column.append(mirror.flatMap { times[row].map($0.mirrored) }) }
    result.replaceTimes(with: column)
    return result
  }
}

extension Track {
  /// The track in the other direction: the last segment comes first.
  ///
  /// Every point keeps all that it has but the time. Times are mirrored over the whole track, so breaks
  /// between segments stay as long as they are.
  ///
  /// - Complexity: linear.
  public func reversed(times choice: ReversedTimes) -> Track {
    let mirror = choice == .mirrored ? TimeMirror(segments.lazy.map { $0.times }) : nil
    return reversed(mirror: mirror)
  }

  func reversed(mirror: TimeMirror?) -> Track {
    var result = self
    result.segments = segments.reversed().map { $0.reversed(mirror: mirror) }
    return result
  }
}

extension Document {
  /// The document with every route and track in the other direction, and the last one first.
  ///
  /// Times are mirrored over all tracks. Waypoints and metadata stay as they are.
  ///
  /// - Complexity: linear.
  public func reversed(times choice: ReversedTimes) -> Document {
    let columns = tracks.lazy.flatMap { $0.segments.lazy.map { $0.times } }
    let mirror = choice == .mirrored ? TimeMirror(columns) : nil
    var result = self
    result.routes = routes.reversed().map { $0.reversed() }
    result.tracks = tracks.reversed().map { $0.reversed(mirror: mirror) }
    return result
  }
}
