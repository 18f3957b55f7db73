import Geodesy

extension TrackSegment {
  /// The rows of each stop, in order.
  ///
  /// A stop is made of all stretches that fit into the space of the rule and last as long as it asks for
  /// or longer, as far as they overlap: who drifts slowly is in one stop. It begins and ends with a point
  /// that has a time; points without one between belong to it.
  ///
  /// - Complexity: linear.
  public func stops(by rule: StopRule = StopRule()) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var extents = (x: SlidingExtent(), y: SlidingExtent(), z: SlidingExtent())
    var first = 0
    var firstTimed = 0
    for row in 0..<count {
      let place = SphereVector(latitude: latitudes[row], longitude: longitudes[row])
      extents.x.append(place.x * Earth.meanRadius, row: row)
      extents.y.append(place.y * Earth.meanRadius, row: row)
      extents.z.append(place.z * Earth.meanRadius, row: row)
      while Swift.max(extents.x.width, extents.y.width, extents.z.width) > rule.size {
        first += 1
        extents.x.removeRows(before: first)
        extents.y.removeRows(before: first)
        extents.z.removeRows(before: first)
      }
      guard let time = times[row] else { continue }
      firstTimed = Swift.max(first, firstTimed)
      while firstTimed < row, !times.isPresent(firstTimed) { firstTimed += 1 }
      guard let start = times[firstTimed],
        TimeShift(from: start, to: time).inSeconds >= rule.minimumDuration
      else { continue }
      if let last = result.last, firstTimed < last.upperBound {
        result[result.count - 1] = last.lowerBound..<row + 1
      } else {
        result.append(firstTimed..<row + 1)
      }
    }
    return result
  }
}
