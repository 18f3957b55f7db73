import TestSupport
import Testing

@testable import GPX

/// Reading piece by piece gives what reading at once gives.
struct StreamTests {
  /// A document put together from what a stream hands out.
  private struct Collector {
    var document = Document()
    var metadata: Metadata?
    var diagnostics: [Diagnostic] = []
    var route: Route?
    var track: Track?
    var isSegmentOpen = false

    mutating func take(_ event: DocumentStream.Event) {
      switch event {
      case .metadata(let value):
        metadata = value
      case .waypoint(let waypoint):
        document.waypoints.append(waypoint)
      case .routeStart(let start):
        #expect(route == nil && track == nil && start.points.isEmpty)
        route = start
      case .routePoints(let points):
        route?.points += points
      case .routeEnd(let end):
        var whole = end
        whole.points = route?.points ?? []
        document.routes.append(whole)
        route = nil
      case .trackStart(let start):
        #expect(route == nil && track == nil && start.segments.isEmpty)
        track = start
      case .segmentStart:
        #expect(track != nil && !isSegmentOpen)
        isSegmentOpen = true
        track?.segments.append(TrackSegment())
      case .trackPoints(let points):
        #expect(isSegmentOpen)
        let last = (track?.segments.count ?? 1) - 1
        for point in points { track?.segments[last].append(point) }
      case .segmentEnd(let extensions):
        isSegmentOpen = false
        let last = (track?.segments.count ?? 1) - 1
        track?.segments[last].extensions = extensions
      case .segmentExtensions(let extensions, let track, let segment):
        document.tracks[track].segments[segment].extensions += extensions
      case .trackEnd(let end):
        var whole = end
        whole.segments = track?.segments ?? []
        document.tracks.append(whole)
        track = nil
      case .diagnostic(let diagnostic):
        diagnostics.append(diagnostic)
      }
    }
  }

  /// Reads bytes in pieces of the sizes that a generator gives.
  private func stream(
    _ bytes: [UInt8],
    _ options: ReadingOptions = ReadingOptions(),
    size: () -> Int
  ) throws -> Document {
    var stream = DocumentStream(options: options)
    var collector = Collector()
    var offset = 0
    while offset < bytes.count {
      let end = min(bytes.count, offset + size())
      try stream.push(Array(bytes[offset..<end])) { collector.take($0) }
      offset = end
    }
    let head = try stream.finish { collector.take($0) }
    var document = collector.document
    document.version = head.version
    document.creator = head.creator
    document.metadata = head.metadata
    document.extensions = head.extensions
    document.diagnostics = head.diagnostics
    document.diagnosticCount = head.diagnosticCount
    #expect(collector.diagnostics == head.diagnostics)
    return document
  }

  private func expectSame(_ bytes: [UInt8], isStrict: Bool, size: () -> Int) {
    let options = ReadingOptions(isStrict: isStrict)
    let whole = Result { try Document(reading: bytes, options: options) }
    let pieces = Result { try stream(bytes, options, size: size) }
    switch (whole, pieces) {
    case (.success(let left), .success(let right)):
      #expect(left == right)
      #expect(left.version == right.version)
      #expect(left.diagnostics == right.diagnostics)
      #expect(left.diagnosticCount == right.diagnosticCount)
    case (.failure(let left), .failure(let right)):
      #expect(left as? GPXError == right as? GPXError)
    default:
      Issue.record("whole: \(whole), in pieces: \(pieces)")
    }
  }

  @Test(Material.isNeeded, arguments: FileCase.all) func `reads a faulty file in pieces`(
    _ file: FileCase
  ) throws {
    let bytes = try Material.bytes("research/gpx-cases/\(file.file)")
    var generator = SeededGenerator(seed: UInt64(bytes.count))
    for isStrict in [false, true] {
      if bytes.count < 2000 { expectSame(bytes, isStrict: isStrict) { 1 } }
      for most in [7, 60, 5000] {
        expectSame(bytes, isStrict: isStrict) { Int.random(in: 1...most, using: &generator) }
      }
    }
  }

  @Test func `reads a long file in pieces of any size`() throws {
    var content = ""
    for index in 0..<6000 {
      if index % 1000 == 0 { content += index == 0 ? "<trkseg>" : "</trkseg><trkseg>" }
      content += """
        <trkpt lat="\(Double(index) / 100)" lon="2.5"><ele>\(index)</ele>
        <extensions><hr>\(index % 190)</hr>\(index % 700 == 0 ? "<x>&amp;</x>" : "")</extensions></trkpt>

        """
      if index % 500 == 250 { content += "<!-- > \(index) -->\n<wpt lat='1' lon='1'/>" }
    }
    let bytes = Array(gpx("<trk>\(content)</trkseg></trk>").utf8)
    for size in [1, 997, 65_536, 1_000_000] { expectSame(bytes, isStrict: false) { size } }
  }

  @Test func `refuses a text without an end`() throws {
    var options = ReadingOptions()
    options.limits.pieceLength = 10_000
    var stream = DocumentStream(options: options)
    try stream.push(Array("<gpx version='1.1' creator=''>\n <name>".utf8)) { _ in }
    #expect(throws: GPXError(.pieceTooLong, line: 2, column: 8)) {
      for _ in 0..<1000 { try stream.push([UInt8](repeating: 0x61, count: 1000)) { _ in } }
    }
  }

  @Test func `hands out points as they come`() throws {
    var stream = DocumentStream()
    var count = 0
    let head = "<gpx version='1.1' creator='t'><trk><trkseg>"
    try stream.push(Array((head + String(repeating: " ", count: 2000)).utf8)) { _ in }
    for index in 0..<100 {
      try stream.push(Array("<trkpt lat='1' lon='\(index)'/>".utf8)) { event in
        if case .trackPoints(let points) = event { count += points.count }
      }
      #expect(count == index + 1)
    }
  }
}
