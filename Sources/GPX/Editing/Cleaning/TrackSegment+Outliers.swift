extension TrackSegment {
  /// The segment without points that could only be reached faster than anybody travelled.
  ///
  /// See ``OutlierRule``. Points that stay keep all that they have, and none is moved. A point without a
  /// time always stays: nothing is known of its speed.
  ///
  /// - Complexity: linear.
  public func removingOutliers(by rule: OutlierRule) -> TrackSegment {
    var finder = OutlierFinder(self, rule)
    let outliers = finder.outliers()
    guard !outliers.isEmpty else { return self }
    var isKept = [Bool](repeating: true, count: count)
    for row in outliers { isKept[row] = false }
    return selecting(indices.lazy.filter { isKept[$0] })
  }

  /// The segment without points that could only be reached faster than a number of metres a second.
  ///
  /// See ``OutlierRule``.
  public func removingOutliers(maximumSpeed: Double) -> TrackSegment {
    removingOutliers(by: OutlierRule(maximumSpeed: maximumSpeed))
  }
}

extension Track {
  /// The track without points that could only be reached faster than anybody travelled, each segment by
  /// itself: see ``TrackSegment/removingOutliers(by:)``.
  public func removingOutliers(by rule: OutlierRule) -> Track {
    editingSegments { $0.removingOutliers(by: rule) }
  }

  /// The track without points that could only be reached faster than a number of metres a second.
  ///
  /// See ``OutlierRule``.
  public func removingOutliers(maximumSpeed: Double) -> Track {
    removingOutliers(by: OutlierRule(maximumSpeed: maximumSpeed))
  }
}
