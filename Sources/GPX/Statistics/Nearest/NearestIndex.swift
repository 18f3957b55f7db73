public import Geodesy

/// Finds the point or the place of a way that is nearest to a coordinate, without going along the way.
///
/// It is made once for a way, and then answers many questions: where the pointer is on a line, or how far a photograph
/// was taken from it. Distances are those on the mean sphere, and the way from point to point is the shorter arc of the
/// great circle. Poles and the antimeridian are places like any other.
///
/// What is nearest is found to some nanometres; farther away than a quarter of the earth less exactly, to a millimetre
/// at a kilometre from the antipode.
public struct NearestIndex: Sendable {
  private let segments: [TrackSegment]

  /// The number of the first point of each segment, over all segments.
  private let starts: [Int]

  private let index: SphericalLineIndex

  /// Makes an index of the segments of a way.
  ///
  /// - Complexity: O(n log n) for n points.
  public init(_ segments: [TrackSegment]) {
    var starts: [Int] = []
    var count = 0
    for segment in segments {
      starts.append(count)
      count += segment.count
    }
    self.starts = starts
    self.segments = segments
    index = SphericalLineIndex(
      segments.map { (latitudes: $0.latitudes, longitudes: $0.longitudes) }
    )
  }

  /// The point that is nearest to a coordinate; the first one along the way of those that are equally near.
  ///
  /// It is nil where the way has no points, or the coordinate is none on earth.
  ///
  /// - Complexity: O(log n) for n points, unless they lie at about the same distance from the coordinate.
  public func nearestPoint(to coordinate: CLLocationCoordinate2D) -> NearestPlace? {
    guard let vertex = index.nearestVertex(to: coordinate) else { return nil }
    return place(vertex, fraction: 0, seenFrom: coordinate)
  }

  /// The place on the way that is nearest to a coordinate, at a point or between two; the first one of several.
  ///
  /// There is no way between two segments. It is nil where the way has no points, or the coordinate is none on earth.
  ///
  /// - Complexity: O(log n) for n points, unless the pieces between them pile up.
  public func nearestPlace(to coordinate: CLLocationCoordinate2D) -> NearestPlace? {
    guard let found = index.nearestPlace(to: coordinate) else { return nil }
    let place = place(found.vertex, fraction: found.fraction, seenFrom: coordinate)
    guard found.fraction > 0 else { return place }
    return NearestPlace(
      position: place.position,
      coordinate: found.coordinate,
      distance: coordinate.distance(to: found.coordinate)
    )
  }

  /// The place with the number of a point over all segments.
  private func place(
    _ vertex: Int,
    fraction: Double,
    seenFrom coordinate: CLLocationCoordinate2D
  ) -> NearestPlace {
    let segment = starts.lastIndex(notAbove: vertex)
    let row = vertex - starts[segment]
    let here = segments[segment].coordinate(row)
    return NearestPlace(
      position: WayPosition(segment: segment, row: row, fraction: fraction),
      coordinate: here,
      distance: coordinate.distance(to: here)
    )
  }
}

extension Track {
  /// An index of the nearest points and places of the track.
  ///
  /// - Complexity: O(n log n) for n points.
  public func nearestIndex() -> NearestIndex { NearestIndex(segments) }
}

extension Route {
  /// An index of the nearest points and places of the route.
  ///
  /// - Complexity: O(n log n) for n points.
  public func nearestIndex() -> NearestIndex { NearestIndex([line]) }
}
