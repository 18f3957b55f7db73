#if canImport(Foundation) && !hasFeature(Embedded)
/// What a stream has handed out and nobody has taken yet.
struct EventQueue {
  private var stream: DocumentStream?
  private var events: [DocumentStream.Event] = []
  private var taken = 0
  private var failure: GPXError?

  /// The head of the document, once the stream has ended.
  private(set) var document: Document?

  init(_ options: ReadingOptions) {
    stream = DocumentStream(options: options)
  }

  /// Whether no more bytes are wanted.
  var isEnded: Bool { stream == nil }

  /// The next event; nil where more bytes are needed, or where everything was taken.
  ///
  /// What was found before a fault is handed out before the fault is thrown, and that only once.
  mutating func next() throws(GPXError) -> DocumentStream.Event? {
    if taken < events.count {
      taken += 1
      return events[taken - 1]
    }
    if let failure {
      self.failure = nil
      throw failure
    }
    return nil
  }

  /// Reads the bytes that come next.
  mutating func push(_ bytes: [UInt8]) {
    makeRoom()
    do throws(GPXError) {
      try stream?.push(bytes) { events.append($0) }
    } catch {
      end(error)
    }
  }

  /// Reads that there are no more bytes.
  mutating func finish() {
    makeRoom()
    do throws(GPXError) {
      document = try stream?.finish { events.append($0) }
      stream = nil
    } catch {
      end(error)
    }
  }

  /// Forgets everything.
  mutating func cancel() {
    stream = nil
    events = []
    taken = 0
    failure = nil
  }

  private mutating func end(_ error: GPXError) {
    failure = error
    stream = nil
  }

  private mutating func makeRoom() {
    events.removeAll(keepingCapacity: true)
    taken = 0
  }
}
#endif
