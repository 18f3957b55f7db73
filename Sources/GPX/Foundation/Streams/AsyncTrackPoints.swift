#if canImport(Foundation) && !hasFeature(Embedded)
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
extension AsyncSequence where Element == DocumentStream.Event {
  /// The points of all tracks, one by one, in the order of the file.
  ///
  /// Where a segment or track begins is not told: points that follow each other need not belong
  /// together.
  ///
  /// ```swift
  /// var highest: TrackPoint?
  /// for try await point in DocumentStream.events(contentsOf: url).trackPoints {
  ///   if point.elevation ?? -.infinity > highest?.elevation ?? -.infinity { highest = point }
  /// }
  /// ```
  public var trackPoints: AsyncTrackPoints<Self> { AsyncTrackPoints(events: self) }
}

/// The points of all tracks of a file that is read piece by piece: see `trackPoints` of a sequence of
/// ``DocumentStream/Event``.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
public struct AsyncTrackPoints<Events: AsyncSequence>: AsyncSequence
where Events.Element == DocumentStream.Event {
  public typealias Element = TrackPoint
  public typealias Failure = Events.Failure

  let events: Events

  public func makeAsyncIterator() -> Iterator {
    Iterator(events: events.makeAsyncIterator())
  }

  /// Reads as far as the next point.
  public struct Iterator: AsyncIteratorProtocol {
    var events: Events.AsyncIterator
    private var points = TrackSegment()
    private var taken = 0

    init(events: Events.AsyncIterator) {
      self.events = events
    }

    public mutating func next() async throws(Events.Failure) -> TrackPoint? {
      try await next(isolation: nil)
    }

    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws(Events.Failure) -> TrackPoint? {
      while taken == points.count {
        guard let event = try await events.next(isolation: actor) else { return nil }
        guard case .trackPoints(let segment) = event else { continue }
        points = segment
        taken = 0
      }
      taken += 1
      return points[taken - 1]
    }
  }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
extension AsyncTrackPoints: Sendable where Events: Sendable {}

@available(*, unavailable)
extension AsyncTrackPoints.Iterator: Sendable {}
#endif
