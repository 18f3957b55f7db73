/// The profile of a way at even distances or at even times.
public struct ResampledProfile: Hashable, Sendable {
  /// The metres or seconds from one sample to the next.
  public let step: Double

  /// Where each sample is.
  public internal(set) var positions: [WayPosition] = []

  /// The metres from the beginning of the way to each sample.
  public internal(set) var distances: [Double] = []

  /// The seconds within segments from the beginning to each sample; nil where none are known to pass.
  public internal(set) var recordedTimes = NumberColumn()

  /// The smoothed elevation of each sample in metres; nil where a point beside it has none.
  public internal(set) var elevations = NumberColumn()

  /// The number of the first sample in each segment that has one; a line is to be broken there.
  public var segmentStarts: [Int] {
    positions.indices.filter { index in
      index == 0 || positions[index].segment != positions[index - 1].segment
    }
  }
}

extension StretchTable {
  /// The profile at the beginning, every so many metres, and at the end.
  ///
  /// Values lie on straight lines between points; nothing is averaged but what ``StatisticsOptions/smoothing`` does.
  /// The number of steps is at most ``maximumParts``. Without points there are no samples.
  ///
  /// - Complexity: O(log n) for each sample.
  /// - Precondition: the step is greater than 0.
  public func profile(everyMetres step: Double) -> ResampledProfile {
    precondition(step > 0, "the step must be greater than 0")
    return profile(Self.step(step, in: distance), in: distance) { flatPosition(atDistance: $0) }
  }

  /// The profile at the beginning, every so many seconds within the segments, and at the end.
  ///
  /// The number of steps is at most ``maximumParts``. There are no samples where no time is known to pass.
  ///
  /// - Complexity: O(log n) for each sample.
  /// - Precondition: the step is greater than 0.
  public func profile(everySeconds step: Double) -> ResampledProfile {
    precondition(step > 0, "the step must be greater than 0")
    guard recordedTime > 0 else { return ResampledProfile(step: step) }
    return profile(Self.step(step, in: recordedTime), in: recordedTime) {
      flatPosition(atRecordedTime: $0)
    }
  }

  private func profile(
    _ step: Double,
    in total: Double,
    place: (Double) -> FlatPosition
  ) -> ResampledProfile {
    var result = ResampledProfile(step: step)
    guard !figures.isEmpty else { return result }
    for number in 0..<Self.count(of: step, in: total) {
      append(place(Double(number) * step), to: &result)
    }
    if total > 0 { append(FlatPosition(row: figures.count - 1), to: &result) }
    return result
  }

  private func append(_ place: FlatPosition, to result: inout ResampledProfile) {
    result.positions.append(position(place))
    result.distances.append(figures(at: place).distance)
    result.recordedTimes.append(recordedTime > 0 ? figures(at: place).recordedTime : nil)
    result.elevations.append(value(of: elevations, at: place))
  }
}
