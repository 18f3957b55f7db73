import Geodesy

extension StretchTable {
  /// The place at a distance from the beginning in metres, the first one where the way halts there.
  ///
  /// Before the beginning it is the beginning, and behind the end the end. Without points it is nil.
  ///
  /// - Complexity: O(log n).
  public func position(atDistance distance: Double) -> WayPosition? {
    figures.isEmpty ? nil : position(flatPosition(atDistance: distance))
  }

  /// The place that is reached when so many seconds have passed within the segments.
  ///
  /// Without points, or where no time is known to pass, it is nil.
  ///
  /// - Complexity: O(log n).
  public func position(atRecordedTime seconds: Double) -> WayPosition? {
    recordedTime > 0 ? position(flatPosition(atRecordedTime: seconds)) : nil
  }

  /// The metres from the beginning to a place, gaps between segments not counted.
  ///
  /// - Precondition: it is a place of the way.
  public func distance(at position: WayPosition) -> Double { figures(at: flat(position)).distance }

  /// The seconds within segments that pass from the beginning to a place; nil where none are known to pass.
  ///
  /// - Precondition: it is a place of the way.
  public func recordedTime(at position: WayPosition) -> Double? {
    recordedTime > 0 ? figures(at: flat(position)).recordedTime : nil
  }

  /// The coordinate, the elevation as recorded and the time of a place.
  ///
  /// Between two points, the coordinate is on the great circle, and elevation and time pass evenly; where one of the
  /// points has no elevation, the place has none. A point without a time that lies between two that have one has a
  /// time as if somebody travelled evenly between those.
  ///
  /// - Precondition: it is a place of the way.
  public func point(at position: WayPosition) -> TrackPoint {
    let place = flat(position)
    return TrackPoint(
      coordinate: coordinate(at: place),
      elevation: value(of: way.elevations, at: place),
      time: time(at: place)
    )
  }
}

extension StretchTable {
  /// The place with the number of a point over all segments.
  ///
  /// A place behind the last point of a segment is taken as that point.
  func flat(_ position: WayPosition) -> FlatPosition {
    precondition(position.segment < segments.count, "the way has no such segment")
    precondition(position.row < segments[position.segment].count, "the segment has no such point")
    let isLast = position.row == segments[position.segment].count - 1
    return FlatPosition(
      row: way.starts[position.segment] + position.row,
      fraction: isLast ? 0 : position.fraction
    )
  }

  /// The place with the numbers of its segment and of the point in it.
  func position(_ place: FlatPosition) -> WayPosition {
    let segment = way.starts.lastIndex(notAbove: place.row)
    return WayPosition(
      segment: segment,
      row: place.row - way.starts[segment],
      fraction: place.fraction
    )
  }

  /// The first place at a distance; the way must have points.
  func flatPosition(atDistance distance: Double) -> FlatPosition {
    place(at: distance) { $0.distance }
  }

  /// The first place at which some seconds have passed; the way must have points.
  func flatPosition(atRecordedTime seconds: Double) -> FlatPosition {
    place(at: seconds) { $0.recordedTime }
  }

  /// The first place with an amount of a figure that never falls.
  private func place(at amount: Double, _ figure: (RunningFigures) -> Double) -> FlatPosition {
    var low = 0
    var high = figures.count - 1
    while low < high {
      let middle = low + (high - low) / 2
      if figure(figures[middle]) < amount { low = middle + 1 } else { high = middle }
    }
    let there = figure(figures[low])
    guard low > 0, there > amount else { return FlatPosition(row: low) }
    let before = figure(figures[low - 1])
    let fraction = (amount - before) / (there - before)
    if fraction >= 1 { return FlatPosition(row: low) }
    return FlatPosition(row: low - 1, fraction: max(0, fraction))
  }

  /// The figures from the beginning to a place.
  func figures(at place: FlatPosition) -> RunningFigures {
    let here = figures[place.row]
    if place.fraction == 0 { return here }
    return here.interpolated(to: figures[place.row + 1], fraction: place.fraction)
  }

  /// The value of a column at a place, nil where a point beside it has none.
  func value(of column: NumberColumn, at place: FlatPosition) -> Double? {
    guard let here = column[place.row] else { return nil }
    if place.fraction == 0 { return here }
    guard let next = column[place.row + 1] else { return nil }
    return here + (next - here) * place.fraction
  }

  func time(at place: FlatPosition) -> Timestamp? {
    if place.fraction == 0, let time = way.times[place.row] { return time }
    guard let seconds = value(of: way.seconds, at: place) else { return nil }
    return way.epoch?.advanced(by: seconds)
  }

  func coordinate(at place: FlatPosition) -> CLLocationCoordinate2D {
    let here = way.coordinate(place.row)
    if place.fraction == 0 { return here }
    return here.interpolated(to: way.coordinate(place.row + 1), fraction: place.fraction)
  }
}
