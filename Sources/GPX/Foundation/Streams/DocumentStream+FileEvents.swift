#if canImport(Foundation) && canImport(Dispatch) && !hasFeature(Embedded) && !os(Windows)
public import Foundation

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
extension DocumentStream {
  /// What is in a GPX file, read piece by piece in memory that does not grow with it.
  ///
  /// The file is opened when the first event is asked for, and closed when its end is reached or the iterator goes. A piece is
  /// read only when everything in the one before was taken. Waiting for a pipe blocks no task, and ends
  /// when its task is cancelled.
  ///
  /// ```swift
  /// var count = 0
  /// for try await event in DocumentStream.events(contentsOf: url) {
  ///   if case .trackPoints(let points) = event { count += points.count }
  /// }
  /// ```
  public static func events(
    contentsOf url: URL,
    options: ReadingOptions = ReadingOptions()
  ) -> FileEvents {
    FileEvents(source: .url(url), options: options)
  }

  /// What is in a GPX file that is open, from where it stands, read piece by piece in memory that does
  /// not grow with it.
  ///
  /// The file stays open. A piece is read only when everything in the one before was taken. Waiting for
  /// a pipe blocks no task, and ends when its task is cancelled.
  public static func events(
    fileHandle: FileHandle,
    options: ReadingOptions = ReadingOptions()
  ) -> FileEvents {
    FileEvents(source: .handle(fileHandle), options: options)
  }

  /// What is in a GPX file: see ``DocumentStream/events(contentsOf:options:)``.
  ///
  /// It throws ``GPXFileError`` where the file cannot be read, where there is nothing to read in it, at
  /// the first violation under strict reading, or when its task is cancelled. What was handed out
  /// before stays right.
  public struct FileEvents: AsyncSequence, Sendable {
    public typealias Element = Event
    public typealias Failure = GPXFileError

    let source: PieceReader.Source
    let options: ReadingOptions

    public func makeAsyncIterator() -> Iterator {
      Iterator(source: source, queue: EventQueue(options))
    }

    /// Reads as far as the next event.
    public struct Iterator: AsyncIteratorProtocol {
      let source: PieceReader.Source
      private var reader: PieceReader?
      private var queue: EventQueue

      fileprivate init(source: PieceReader.Source, queue: EventQueue) {
        self.source = source
        self.queue = queue
      }

      /// What is known of the file but its waypoints, routes and tracks: its version, creator,
      /// metadata, extensions and diagnostics; nil before the end.
      public var document: Document? { queue.document }

      public mutating func next() async throws(GPXFileError) -> Event? {
        try await next(isolation: nil)
      }

      public mutating func next(
        isolation actor: isolated (any Actor)?
      ) async throws(GPXFileError) -> Event? {
        while true {
          do throws(GPXError) {
            if let event = try queue.next() { return event }
          } catch {
            throw GPXFileError(.content(error), path: source.name)
          }
          guard !queue.isEnded else {
            reader = nil
            return nil
          }
          do throws(GPXFileError) {
            let piece = try await nextPiece(isolation: actor)
            if piece.isEmpty { queue.finish() } else { queue.push(piece) }
          } catch {
            queue.cancel()
            throw error
          }
        }
      }

      private mutating func nextPiece(
        isolation actor: isolated (any Actor)?
      ) async throws(GPXFileError) -> [UInt8] {
        if let reader { return try await reader.read(isolation: actor) }
        let reader = try PieceReader(source)
        self.reader = reader
        return try await reader.read(isolation: actor)
      }
    }
  }
}

@available(*, unavailable)
extension DocumentStream.FileEvents.Iterator: Sendable {}
#endif
