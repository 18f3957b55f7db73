#if canImport(Foundation) && !hasFeature(Embedded)
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
extension DocumentStream {
  /// What is in a GPX file that arrives in pieces: see ``DocumentStream/events(in:options:)-(Pieces,_)``.
  ///
  /// It throws ``GPXError`` where there is nothing to read, or at the first violation under strict
  /// reading; `CancellationError` when its task is cancelled; and what the pieces throw. What was
  /// handed out before stays right.
  public struct Events<Pieces: AsyncSequence>: AsyncSequence where Pieces.Element: Sequence<UInt8> {
    public typealias Element = Event
    public typealias Failure = any Error

    let pieces: Pieces
    let options: ReadingOptions

    public func makeAsyncIterator() -> Iterator {
      Iterator(pieces: pieces.makeAsyncIterator(), queue: EventQueue(options))
    }

    /// Reads as far as the next event.
    public struct Iterator: AsyncIteratorProtocol {
      var pieces: Pieces.AsyncIterator
      var queue: EventQueue

      /// What is known of the file but its waypoints, routes and tracks: its version, creator,
      /// metadata, extensions and diagnostics; nil before the end.
      public var document: Document? { queue.document }

      public mutating func next() async throws -> Event? {
        try await next(isolation: nil)
      }

      public mutating func next(
        isolation actor: isolated (any Actor)?
      ) async throws -> Event? {
        while true {
          if Task.isCancelled, !queue.isEnded {
            queue.cancel()
            throw CancellationError()
          }
          if let event = try queue.next() { return event }
          if queue.isEnded { return nil }
          if let piece = try await pieces.next(isolation: actor) {
            queue.push(Array(piece))
          } else {
            queue.finish()
          }
        }
      }
    }
  }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
extension DocumentStream.Events: Sendable where Pieces: Sendable {}

@available(*, unavailable)
extension DocumentStream.Events.Iterator: Sendable {}
#endif
