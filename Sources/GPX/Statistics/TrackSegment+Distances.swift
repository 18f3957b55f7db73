import Geodesy

extension TrackSegment {
  /// Metres from the first point to each point, along the way, on a sphere of the mean radius.
  ///
  /// - Complexity: linear.
  public var cumulativeDistances: [Double] {
    cumulativeDistances { $0.distance(to: $1) }
  }

  /// Metres from the first point to each point, along the way and without elevation.
  ///
  /// - Complexity: linear.
  public func cumulativeDistances(model: DistanceModel) -> [Double] {
    switch model {
    case .meanSphere: cumulativeDistances
    case .wgs84: cumulativeDistances { $0.geodesicDistance(to: $1) }
    }
  }

  /// Metres from the first point to each point, along the way and with elevation.
  ///
  /// Between neighbouring points that lie d metres apart, and whose elevations differ by h metres, the way has a
  /// length of √(d² + h²); or d, where one of the two has no elevation.
  ///
  /// - Complexity: linear.
  public func cumulativeDistances3D(model: DistanceModel = .meanSphere) -> [Double] {
    withElevations(cumulativeDistances(model: model))
  }

  /// The length in metres, without elevation.
  ///
  /// - Complexity: linear.
  public func length2D(model: DistanceModel = .meanSphere) -> Double {
    cumulativeDistances(model: model).last ?? 0
  }

  /// The length in metres, with elevation: see ``cumulativeDistances3D(model:)``.
  ///
  /// - Complexity: linear.
  public func length3D(model: DistanceModel = .meanSphere) -> Double {
    cumulativeDistances3D(model: model).last ?? 0
  }

  private func cumulativeDistances(
    _ length: (CLLocationCoordinate2D, CLLocationCoordinate2D) -> Double
  ) -> [Double] {
    var result: [Double] = []
    result.reserveCapacity(count)
    var distance = 0.0
    for row in 0..<count {
      if row > 0 { distance += length(coordinate(row - 1), coordinate(row)) }
      result.append(distance)
    }
    return result
  }

  /// Where a point is.
  func coordinate(_ row: Int) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitudes[row], longitude: longitudes[row])
  }

  /// Distances along the way with elevation, from those without.
  func withElevations(_ distances: [Double]) -> [Double] {
    guard elevations.presentCount > 1 else { return distances }
    var result: [Double] = []
    result.reserveCapacity(count)
    var distance = 0.0
    for row in 0..<count {
      if row > 0 {
        let flat = distances[row] - distances[row - 1]
        if let here = elevations[row], let before = elevations[row - 1], here != before {
          let rise = here - before
          distance += (flat * flat + rise * rise).squareRoot()
        } else {
          distance += flat
        }
      }
      result.append(distance)
    }
    return result
  }
}

extension Track {
  /// The length in metres, without elevation: the sum over the segments.
  ///
  /// - Complexity: linear.
  public func length2D(model: DistanceModel = .meanSphere) -> Double {
    segments.reduce(0) { $0 + $1.length2D(model: model) }
  }

  /// The length in metres, with elevation: the sum over the segments.
  ///
  /// - Complexity: linear.
  public func length3D(model: DistanceModel = .meanSphere) -> Double {
    segments.reduce(0) { $0 + $1.length3D(model: model) }
  }
}

extension Route {
  /// The length from point to point in metres, without elevation.
  ///
  /// - Complexity: linear.
  public func length2D(model: DistanceModel = .meanSphere) -> Double { line.length2D(model: model) }

  /// The length from point to point in metres, with elevation.
  ///
  /// - Complexity: linear.
  public func length3D(model: DistanceModel = .meanSphere) -> Double { line.length3D(model: model) }
}

extension Document {
  /// The length of all tracks together in metres, without elevation.
  ///
  /// - Complexity: linear.
  public func length2D(model: DistanceModel = .meanSphere) -> Double {
    tracks.reduce(0) { $0 + $1.length2D(model: model) }
  }

  /// The length of all tracks together in metres, with elevation.
  ///
  /// - Complexity: linear.
  public func length3D(model: DistanceModel = .meanSphere) -> Double {
    tracks.reduce(0) { $0 + $1.length3D(model: model) }
  }
}
