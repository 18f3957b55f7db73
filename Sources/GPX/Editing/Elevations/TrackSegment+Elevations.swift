extension TrackSegment {
  /// The segment with each elevation replaced by the mean or the median of the elevations around it.
  ///
  /// They are those over a length of way, in metres: half of it before the point and half after. So the
  /// result hardly depends on how often the device recorded. All else stays, and a point without an
  /// elevation stays without. The mean over 100 m is what ``ElevationSmoothing`` takes by default.
  ///
  /// - Precondition: the window is finite and greater than 0.
  /// - Complexity: linear for the mean, O(n log n) for the median.
  public func smoothingElevations(
    by filter: ElevationFilter = .mean,
    window: Double = 100
  ) -> TrackSegment {
    precondition(window > 0 && window.isFinite, "the window must be finite and greater than 0")
    guard elevations.presentCount > 0 else { return self }
    var result = self
    switch filter {
    case .mean:
      let smoothing = ElevationSmoothing(window: window)
      result.replaceElevations(with: smoothing.smoothed(elevations, along: cumulativeDistances))
    case .median:
      let medians = elevations.medians(along: cumulativeDistances, window: window)
      result.replaceElevations(with: medians)
    }
    return result
  }

  /// The segment without spikes in its elevations.
  ///
  /// All else stays, points included. By default a point with a spike has no elevation then; nothing is
  /// made up unless `replacement` asks for it. See ``SpikeRule`` for what a spike is.
  ///
  /// - Complexity: linear, times ``SpikeRule/reach``.
  public func removingElevationSpikes(
    by rule: SpikeRule = SpikeRule(),
    replacement: SpikeReplacement = .nothing
  ) -> TrackSegment {
    let rows = indices.filter { elevations.isPresent($0) }
    var finder = SpikeFinder(rows.map { elevations.values[$0] }, rule)
    let spikes = finder.spikes()
    guard !spikes.isEmpty else { return self }
    var result = self
    result.replaceElevations(
      with: elevations.replacing(
        spikes.map { rows[$0.index] },
        with: spikes.map { replacement == .median ? $0.median : nil }
      )
    )
    return result
  }
}

extension Track {
  /// The track with smooth elevations, each segment by itself: see
  /// ``TrackSegment/smoothingElevations(by:window:)``.
  public func smoothingElevations(
    by filter: ElevationFilter = .mean,
    window: Double = 100
  ) -> Track {
    editingSegments { $0.smoothingElevations(by: filter, window: window) }
  }

  /// The track without spikes in its elevations, each segment by itself: see
  /// ``TrackSegment/removingElevationSpikes(by:replacement:)``.
  public func removingElevationSpikes(
    by rule: SpikeRule = SpikeRule(),
    replacement: SpikeReplacement = .nothing
  ) -> Track {
    editingSegments {
      $0.removingElevationSpikes(by: rule, replacement: replacement)
    }
  }
}
