extension TrackSegment {
  /// The points of several recordings of one journey, in the order of their times.
  ///
  /// Points of equal time stay in the order of the segments. A point without a time follows the one that it
  /// followed. No point is left out or made. Where two recordings differ, the line goes to and fro between
  /// them: ``removingDuplicates(_:)`` and ``removingOutliers(by:)`` help. The extensions of all segments
  /// are kept, equal ones once.
  ///
  /// - Complexity: O(n log n).
  public init(interleaving segments: [TrackSegment]) {
    self.init()
    var entries: [(time: Timestamp?, segment: Int, row: Int)] = []
    for (index, segment) in segments.enumerated() {
      extensions.appendNew(segment.extensions)
      var time: Timestamp?
      for row in segment.indices {
        time = segment.times[row] ?? time
        entries.append((time, index, row))
      }
    }
    entries.sort { left, right in
      if left.time != right.time { return left.time.isBefore(right.time) }
      return left.segment != right.segment ? left.segment < right.segment : left.row < right.row
    }
    for entry in entries { append(segments[entry.segment], row: entry.row) }
  }
}

extension Track {
  /// One track of the segments of several, in the order of their first times.
  ///
  /// Segments of equal time stay in their order, and a segment without a time follows the one that it
  /// followed. Nothing is joined: see ``joiningSegments(maximumDistance:maximumDuration:)``. The texts and
  /// the number are those of the first track; of links and extensions all are kept, equal ones once.
  ///
  /// - Complexity: linear in the points, and n log n in the number of segments.
  public init(merging tracks: [Track]) {
    self = tracks.first ?? Track()
    for track in tracks.dropFirst() {
      links.appendNew(track.links)
      extensions.appendNew(track.extensions)
    }
    var entries: [(time: Timestamp?, index: Int, segment: TrackSegment)] = []
    var time: Timestamp?
    for track in tracks {
      for segment in track.segments {
        time = segment.times.firstPresent ?? time
        entries.append((time, entries.count, segment))
      }
    }
    entries.sort { left, right in
      left.time != right.time ? left.time.isBefore(right.time) : left.index < right.index
    }
    segments = entries.map { $0.segment }
  }
}

extension Route {
  /// One route of the points of several, in their order.
  ///
  /// Where a route begins with the very point that the one before ends with, it is taken once, with the
  /// places that its way leads by. The texts and the number are those of the first route; of links and
  /// extensions all are kept, equal ones once.
  ///
  /// - Complexity: linear.
  public init(merging routes: [Route]) {
    self = routes.first ?? Route()
    for route in routes.dropFirst() {
      links.appendNew(route.links)
      extensions.appendNew(route.extensions)
      if let last = points.last, last.removingShape() == route.points.first?.removingShape() {
        points.removeLast()
      }
      points += route.points
    }
  }
}

extension Document {
  /// One document of the content of several.
  ///
  /// Creator, version and metadata are those of the first, but for the bounds that it states, which would
  /// be wrong. All waypoints, routes, tracks and extensions are kept, in the order of the documents, equal
  /// ones as well; of the extensions of the whole, equal ones once. There are no diagnostics: they tell of
  /// a file.
  ///
  /// - Complexity: linear.
  public init(merging documents: [Document]) {
    self.init()
    guard let first = documents.first else { return }
    version = first.version
    creator = first.creator
    metadata = first.metadata
    if documents.count > 1 { metadata.bounds = nil }
    for document in documents {
      waypoints += document.waypoints
      routes += document.routes
      tracks += document.tracks
      extensions.appendNew(document.extensions)
    }
  }

  /// The document with all tracks as one: see ``Track/init(merging:)``.
  ///
  /// - Complexity: linear in the points, and n log n in the number of segments.
  public func mergingTracks() -> Document {
    var result = self
    result.tracks = tracks.isEmpty ? [] : [Track(merging: tracks)]
    return result
  }
}

extension Timestamp? {
  /// Whether a time is earlier than another; none is earlier than all.
  fileprivate func isBefore(_ other: Timestamp?) -> Bool {
    guard let other else { return false }
    guard let time = self else { return true }
    return time < other
  }
}
