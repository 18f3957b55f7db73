extension TrackSegment {
  /// The segment without some kinds of data of its points.
  ///
  /// No point is left out, and what is not named stays. With ``PointData/extensions`` those of the segment
  /// itself go, too.
  ///
  /// - Complexity: linear.
  public func removing(_ data: PointData) -> TrackSegment {
    let changesRest = !data.isDisjoint(with: [.texts, .reception])
    var result = changesRest ? rebuilt(without: data) { ($0, $1) } : self
    if data.contains(.elevations) {
      result.replaceElevations(with: NumberColumn(repeatElement(nil, count: count)))
    }
    if data.contains(.times) {
      result.replaceTimes(with: TimeColumn(repeatElement(nil, count: count)))
    }
    if data.contains(.extensions) {
      result.extensions = []
      result.pointExtensions = ExtensionTable()
    }
    return result
  }

  /// The segment without the extensions that a rule chooses, of its points and its own.
  ///
  /// Elements inside of others are looked at as well; one that has nothing left goes with what it held.
  ///
  /// - Complexity: linear.
  public func removingExtensions(
    where isRemoved: (ExtensionElement) -> Bool
  ) -> TrackSegment {
    var result = self
    result.extensions = extensions.removing(where: isRemoved)
    guard !pointExtensions.isEmpty else { return result }
    result.pointExtensions = ExtensionTable()
    for row in 0..<count {
      result.pointExtensions.append(pointExtensions[row].removing(where: isRemoved), row: row)
    }
    return result
  }

  /// The segment with other places and without texts or what the receiver told, as far as asked for.
  func rebuilt(
    without data: PointData = [],
    place: (_ latitude: Double, _ longitude: Double) -> (latitude: Double, longitude: Double)
  ) -> TrackSegment {
    var result = TrackSegment()
    result.extensions = extensions
    result.reserveCapacity(count)
    let keepsReception = !data.contains(.reception) && !reception.isEmpty
    for row in 0..<count {
      let moved = place(latitudes[row], longitudes[row])
      result.append(
        latitude: moved.latitude,
        longitude: moved.longitude,
        elevation: elevations[row],
        time: times[row]
      )
      if !data.contains(.texts), let own = texts(of: row) { result.setTextsOfLast(own) }
      if keepsReception { result.setReceptionOfLast(reception[row]) }
    }
    result.pointExtensions = pointExtensions
    return result
  }
}
