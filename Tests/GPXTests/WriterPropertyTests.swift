import Testing

@testable import GPX

@Suite struct WriterPropertyTests {
  @Test(arguments: Style.all)
  func `reads any document as it was written`(_ style: Style) throws {
    for seed in UInt64(0)..<250 {
      var random = RandomDocument(seed: seed, isValid: seed % 2 == 0)
      let document = random.make()
      let bytes = document.gpx(options: style.options)
      let again = try Document(reading: bytes)
      let isSame = again == document
      #expect(isSame, "seed \(seed): \(firstDifference(document, again))")
      let isSameAgain = again.gpx(options: style.options) == bytes
      #expect(isSameAgain, "seed \(seed)")
      if !isSame { break }
    }
  }

  @Test(arguments: Style.all)
  func `finds nothing wrong with what it wrote of a valid document`(_ style: Style) throws {
    for seed in UInt64(1000)..<1100 {
      var random = RandomDocument(seed: seed, isValid: true)
      let bytes = random.make().gpx(options: style.options)
      let codes = Set(try Document(reading: bytes).codes)
      // Times are given out at random, undeclared prefixes have a declaration.
      #expect(codes.subtracting(["time-runs-backwards"]) == [], "seed \(seed)")
    }
  }

  @Test(arguments: Style.all)
  func `writes the same piece by piece`(_ style: Style) {
    for seed in UInt64(2000)..<2100 {
      var random = RandomDocument(seed: seed, isValid: false)
      let document = random.make()
      #expect(written(document, style.options) == document.gpx(options: style.options))
    }
  }

  /// A document written with the smallest pieces that there are.
  private func written(_ document: Document, _ options: WritingOptions) -> [UInt8] {
    let file = Pieces()
    var writer = GPXWriter(
      creator: document.creator,
      metadata: document.metadata,
      namespaces: document.namespaces(version: options.version),
      options: options
    ) { file.append($0) }
    for waypoint in document.waypoints { writer.append(waypoint) }
    for route in document.routes {
      var head = route
      head.points = []
      writer.beginRoute(head)
      for point in route.points { writer.append(routePoint: point) }
    }
    for track in document.tracks {
      var head = track
      head.segments = []
      writer.beginTrack(head)
      for segment in track.segments {
        writer.beginSegment(extensions: segment.extensions)
        for point in segment { writer.append(point) }
      }
    }
    writer.finish(extensions: document.extensions)
    return file.bytes
  }
}

/// The first line in which the dumps of two documents differ.
func firstDifference(_ left: Document, _ right: Document) -> String {
  let lines = [left, right].map { document in
    var content = document
    content.version = nil
    content.diagnostics = []
    content.diagnosticCount = 0
    var text = ""
    dump(content, to: &text)
    return text.split(separator: "\n")
  }
  guard let index = zip(lines[0], lines[1]).enumerated().first(where: { $1.0 != $1.1 })?.offset
  else { return "\(lines[0].count) and \(lines[1].count) lines" }
  return lines.map { $0[max(0, index - 12)...index].joined(separator: "\n") }.joined(
    separator: "\n---\n"
  )
}

/// The pieces of a file put together.
final class Pieces {
  private(set) var bytes: [UInt8] = []
  private(set) var largest = 0
  private(set) var count = 0

  func append(_ piece: Span<UInt8>) {
    bytes.append(contentsOf: piece)
    largest = max(largest, piece.count)
    count += 1
  }
}
