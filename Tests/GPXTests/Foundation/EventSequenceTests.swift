import Foundation
import Testing

@testable import GPX

/// Files are read piece by piece by tasks.
struct EventSequenceTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private typealias Event = DocumentStream.Event

  /// The events of bytes that are pushed in pieces of a size.
  private func events(_ bytes: [UInt8], size: Int) throws -> ([Event], Document) {
    var stream = DocumentStream()
    var events: [Event] = []
    for start in stride(from: 0, to: bytes.count, by: size) {
      try stream.push(Array(bytes[start..<min(bytes.count, start + size)])) { events.append($0) }
    }
    let head = try stream.finish { events.append($0) }
    return (events, head)
  }

  /// Bytes in pieces of a size, which counts how many were asked for.
  private func pieces(_ bytes: [UInt8], size: Int) -> AsyncStream<ArraySlice<UInt8>> {
    let starts = Array(stride(from: 0, to: bytes.count, by: size))
    nonisolated(unsafe) var rest = starts[...]
    return AsyncStream {
      guard let start = rest.popFirst() else { return nil }
      return bytes[start..<min(bytes.count, start + size)]
    }
  }

  @Test func `hands out what a stream does`() async throws {
    let url = try folder.file(LongTrack.bytes)
    let (expected, head) = try events(LongTrack.bytes, size: ReadableFile.pieceCount)
    var iterator = DocumentStream.events(contentsOf: url).makeAsyncIterator()
    var found: [Event] = []
    while let event = try await iterator.next() {
      #expect(iterator.document == nil || event == expected.last || found.count > 1)
      found.append(event)
    }
    #expect(found == expected)
    #expect(iterator.document == head)
    #expect(iterator.document?.version == "1.1")
    #expect(try await iterator.next() == nil)
  }

  @Test(arguments: [1, 1000, 65_536, 10_000_000])
  func `reads pieces of any size`(size: Int) async throws {
    let bytes = size == 1 ? Array(LongTrack.bytes.prefix(20_000)) : LongTrack.bytes
    let expected = try Document(reading: bytes)
    var points: [TrackPoint] = []
    for try await point in DocumentStream.events(in: pieces(bytes, size: size)).trackPoints {
      points.append(point)
    }
    #expect(points == expected.trackPoints)
  }

  @Test func `reads bytes one by one`() async throws {
    let bytes = AsyncStream { continuation in
      for byte in LongTrack.bytes.prefix(200_000) { continuation.yield(byte) }
      continuation.finish()
    }
    let expected = try Document(reading: Array(LongTrack.bytes.prefix(200_000)))
    var points: [TrackPoint] = []
    for try await point in DocumentStream.events(in: bytes).trackPoints { points.append(point) }
    #expect(points == expected.trackPoints)
  }

  @MainActor @Test func `is read by an actor`() async throws {
    let url = try folder.file(LongTrack.bytes)
    var count = 0
    for try await event in DocumentStream.events(contentsOf: url) {
      MainActor.assertIsolated()
      if case .trackPoints(let points) = event { count += points.count }
    }
    let events = DocumentStream.events(in: pieces(LongTrack.bytes, size: 100_000))
    for try await _ in events.trackPoints { count += 1 }
    #expect(count == 2 * LongTrack.pointCount)
  }

  @Test func `asks for a piece only when the one before was taken`() async throws {
    let size = 4096
    nonisolated(unsafe) var asked = 0
    nonisolated(unsafe) var iterator = pieces(LongTrack.bytes, size: size).makeAsyncIterator()
    let counted = AsyncStream {
      asked += 1
      return await iterator.next()
    }
    var points = 0
    for try await event in DocumentStream.events(in: counted) {
      guard case .trackPoints(let segment) = event else { continue }
      points += segment.count
      // A point has about 90 bytes; one piece may be needed for the beginning.
      #expect(asked <= points * 90 / size + 3)
    }
    #expect(points == LongTrack.pointCount)
  }

  @Test func `tells of faults after what was found before them`() async throws {
    let text = track("<trkpt lat='1' lon='2'/>\n<trkpt lat='1' lon='x'/>")
    let padding = String(repeating: " ", count: 2 * ReadableFile.pieceCount)
    let bytes = Array(text.replacing("\n<trkpt", with: padding + "\n<trkpt").utf8)
    let url = try folder.file(bytes)
    let options = ReadingOptions(isStrict: true)
    var points = 0
    do {
      for try await _ in DocumentStream.events(contentsOf: url, options: options).trackPoints {
        points += 1
      }
      Issue.record("no error")
    } catch {
      // The type of the error is known.
      let kind: GPXFileError.Kind = error.kind
      guard case .content(let content) = kind else { throw error }
      #expect(content.line == 4)
      #expect(error.path == url.path)
    }
    #expect(points == 1)
  }

  @Test func `throws a fault once`() async throws {
    let url = folder.address("missing.gpx")
    var iterator = DocumentStream.events(contentsOf: url).makeAsyncIterator()
    await #expect(throws: GPXFileError(.unreadable(code: ENOENT), path: url.path)) {
      _ = try await iterator.next()
    }
    #expect(try await iterator.next() == nil)
    #expect(iterator.document == nil)
  }

  @Test func `tells of files that cannot be read`() async throws {
    let empty = try folder.file([])
    await #expect(throws: GPXFileError(.content(GPXError(.emptyFile)), path: empty.path)) {
      for try await _ in DocumentStream.events(contentsOf: empty) {}
    }
    let directory = folder.url
    await #expect(throws: GPXFileError(.unreadable(code: EISDIR), path: directory.relativePath)) {
      for try await _ in DocumentStream.events(contentsOf: directory) {}
    }
    await #expect(throws: GPXFileError(.content(GPXError(.emptyFile)), path: "/dev/null")) {
      for try await _ in DocumentStream.events(contentsOf: URL(filePath: "/dev/null")) {}
    }
  }

  @Test func `throws what the pieces throw`() async {
    struct Broken: Error, Equatable {}
    let bytes = LongTrack.bytes
    nonisolated(unsafe) var isFirst = true
    let pieces = AsyncThrowingStream<[UInt8], any Error> {
      defer { isFirst = false }
      guard isFirst else { throw Broken() }
      return bytes
    }
    var count = 0
    await #expect(throws: Broken()) {
      for try await _ in DocumentStream.events(in: pieces).trackPoints { count += 1 }
    }
    #expect(count > LongTrack.pointCount - 10)
  }
}

// MARK: - Pipes and cancellation

extension EventSequenceTests {
  @Test func `hands out what is in a pipe before it ends`() async throws {
    let pipe = Pipe()
    let head = gpx("").replacing("</gpx>", with: String(repeating: " ", count: 2000))
    try pipe.fileHandleForWriting.write(contentsOf: Array(head.utf8))
    let events = DocumentStream.events(fileHandle: pipe.fileHandleForReading)
    var names: [String?] = []
    var iterator = events.makeAsyncIterator()
    for index in 0..<20 {
      let text = "<wpt lat='1' lon='2'><name>\(index)</name></wpt>\n"
      try pipe.fileHandleForWriting.write(contentsOf: Array(text.utf8))
      while names.count == index, let event = try await iterator.next() {
        if case .waypoint(let waypoint) = event { names.append(waypoint.name) }
      }
    }
    try pipe.fileHandleForWriting.write(contentsOf: Array("</gpx>".utf8))
    try pipe.fileHandleForWriting.close()
    while try await iterator.next() != nil {}
    #expect(names == (0..<20).map { "\($0)" })
    #expect(iterator.document?.diagnostics == [])
  }

  @Test func `waits for a named pipe without a writer`() async throws {
    let url = folder.address("pipe")
    #expect(mkfifo(url.path, 0o600) == 0)
    let reading = Task {
      var count = 0
      for try await _ in DocumentStream.events(contentsOf: url).trackPoints { count += 1 }
      return count
    }
    Thread.detachNewThread {
      Thread.sleep(forTimeInterval: 0.02)
      let handle = FileHandle(forWritingAtPath: url.path)
      try? handle?.write(contentsOf: LongTrack.bytes)
      try? handle?.close()
    }
    #expect(try await reading.value == LongTrack.pointCount)
  }

  @Test(.timeLimit(.minutes(1))) func `ends waiting when its task is cancelled`() async throws {
    let pipe = Pipe()
    let handle = pipe.fileHandleForReading
    let reading = Task {
      for try await _ in DocumentStream.events(fileHandle: handle) {}
    }
    try await Task.sleep(for: .milliseconds(20))
    reading.cancel()
    let path = "<file \(handle.fileDescriptor)>"
    await #expect(throws: GPXFileError(.cancelled, path: path)) { try await reading.value }
    #expect(
      GPXFileError(.cancelled, path: "a.gpx").description == "a.gpx: reading was cancelled"
    )
    // Nothing was closed.
    try pipe.fileHandleForWriting.write(contentsOf: [1])
    #expect(try handle.read(upToCount: 1) == Data([1]))
  }

  @Test func `ends in the midst when its task is cancelled`() async throws {
    let url = try folder.file(LongTrack.bytes)
    let ways: [@Sendable () async throws -> Int] = [
      {
        var count = 0
        for try await event in DocumentStream.events(contentsOf: url) {
          if case .trackPoints(let points) = event { count += points.count }
          withUnsafeCurrentTask { $0?.cancel() }
        }
        return count
      },
      {
        var count = 0
        let pieces = AsyncStream<[UInt8]>(unfolding: { LongTrack.bytes })
        for try await event in DocumentStream.events(in: pieces) {
          if case .trackPoints(let points) = event { count += points.count }
          withUnsafeCurrentTask { $0?.cancel() }
        }
        return count
      },
    ]
    for way in ways {
      let error = await #expect(throws: (any Error).self) {
        try await Task { try await way() }.value
      }
      let isCancelled = error is CancellationError || (error as? GPXFileError)?.kind == .cancelled
      #expect(isCancelled)
    }
  }

  @Test func `closes its file`() async throws {
    let url = try folder.file(LongTrack.bytes)
    // The lowest number that is free is that of the next file; others may open files meanwhile, but
    // not hundreds.
    for _ in 0..<400 {
      var iterator = DocumentStream.events(contentsOf: url).makeAsyncIterator()
      _ = try await iterator.next()
    }
    let number = open(url.path, O_RDONLY)
    #expect(number < 300)
    close(number)
  }
}
