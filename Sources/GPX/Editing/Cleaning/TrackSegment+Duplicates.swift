extension TrackSegment {
  /// The segment without points that repeat the one before.
  ///
  /// Only neighbours are compared: who comes to a place again is not left out. Points that stay keep all
  /// that they have. Longitudes of 180 and -180 are the same, and so are all longitudes at a pole.
  ///
  /// - Complexity: linear.
  public func removingDuplicates(_ rule: DuplicateRule = .placeAndTime) -> TrackSegment {
    var rows: [Int] = []
    rows.reserveCapacity(count)
    for row in 0..<count {
      if let last = rows.last, repeats(last, row, rule) { continue }
      rows.append(row)
    }
    return rows.count == count ? self : selecting(rows)
  }

  private func repeats(_ first: Int, _ second: Int, _ rule: DuplicateRule) -> Bool {
    guard isSamePlace(first, second) else { return false }
    switch rule {
    case .place: return true
    case .placeAndTime: return times[first] == times[second]
    case .equal:
      return longitudes[first] == longitudes[second] && self[first] == self[second]
    }
  }

  private func isSamePlace(_ first: Int, _ second: Int) -> Bool {
    isOnePlace((latitudes[first], longitudes[first]), (latitudes[second], longitudes[second]))
  }
}

extension Track {
  /// The track without points that repeat the one before, each segment by itself: see
  /// ``TrackSegment/removingDuplicates(_:)``.
  public func removingDuplicates(_ rule: DuplicateRule = .placeAndTime) -> Track {
    editingSegments { $0.removingDuplicates(rule) }
  }
}

extension Document {
  /// The document without waypoints, routes and tracks that equal an earlier one in all that they have, as
  /// where one file was merged twice.
  ///
  /// - Complexity: linear.
  public func removingRepetitions() -> Document {
    var result = self
    result.waypoints = waypoints.removingRepetitions()
    result.routes = routes.removingRepetitions()
    result.tracks = tracks.removingRepetitions()
    return result
  }
}

extension Array where Element: Hashable {
  /// The elements without those that equal an earlier one.
  fileprivate func removingRepetitions() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
