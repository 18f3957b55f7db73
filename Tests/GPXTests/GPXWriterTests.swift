import Testing

@testable import GPX

@Suite struct GPXWriterTests {
  private struct Full: Error, Equatable {}

  @Test func `hands out pieces of about the same size`() throws {
    let file = Pieces()
    var writer = GPXWriter(creator: "test") { file.append($0) }
    for row in 0..<50_000 {
      writer.append(TrackPoint(latitude: 46 + Double(row) / 1e5, longitude: 7))
    }
    writer.finish()
    #expect(file.count > 20)
    #expect(file.largest < GPXEncoder.chunkSize + 256)
    #expect(try Document(reading: file.bytes).tracks[0].pointCount == 50_000)
  }

  @Test func `hands out elements without content, too`() throws {
    let file = Pieces()
    var writer = GPXWriter(creator: "test") { file.append($0) }
    for _ in 0..<20_000 { writer.beginTrack() }
    for _ in 0..<20_000 { writer.beginSegment() }
    writer.finish()
    #expect(file.largest < GPXEncoder.chunkSize + 256)
    let document = try Document(reading: file.bytes)
    #expect(document.tracks.count == 20_000)
    #expect(document.tracks.last?.segments.count == 20_000)
    let text = String(decoding: file.bytes.suffix(26), as: UTF8.self)
    #expect(text == "<trkseg/>\n  </trk>\n</gpx>\n")
  }

  @Test func `hands out nothing before there is enough, and the rest at the end`() {
    let file = Pieces()
    var writer = GPXWriter { file.append($0) }
    writer.append(Waypoint(latitude: 1, longitude: 2))
    #expect(file.count == 0)
    writer.finish()
    #expect(file.count == 1)
  }

  @Test func `begins what a point needs around it`() throws {
    let file = Pieces()
    var writer = GPXWriter { file.append($0) }
    writer.append(TrackPoint(latitude: 1, longitude: 2))
    writer.append(routePoint: Waypoint(latitude: 3, longitude: 4))
    writer.append(TrackPoint(latitude: 5, longitude: 6))
    writer.beginSegment()
    writer.append(TrackPoint(latitude: 7, longitude: 8))
    writer.append(Waypoint(latitude: 9, longitude: 10))
    writer.beginSegment()
    writer.finish()
    let document = try Document(reading: file.bytes)
    #expect(document.tracks.map { $0.segments.map(\.count) } == [[1], [1, 1], [0]])
    #expect(document.routes.map(\.points.count) == [1])
    #expect(document.waypoints.count == 1)
  }

  @Test func `goes on with a route, a track and a segment that have points already`() throws {
    let file = Pieces()
    var writer = GPXWriter { file.append($0) }
    writer.beginRoute(Route(name: "R", points: [Waypoint(latitude: 1, longitude: 2)]))
    writer.append(routePoint: Waypoint(latitude: 3, longitude: 4))
    let segment = TrackSegment([TrackPoint(latitude: 5, longitude: 6)])
    writer.beginTrack(Track(name: "T", segments: [segment]))
    writer.append(TrackPoint(latitude: 7, longitude: 8))
    writer.append(segment)
    writer.finish()
    let document = try Document(reading: file.bytes)
    #expect(document.routes[0].points.count == 2)
    #expect(document.tracks[0].segments.map(\.count) == [2, 1])
    #expect(document.codes == ["missing-creator"] || document.codes == [])
  }

  @Test func `throws what the one who takes the bytes throws`() {
    var taken = 0
    #expect(throws: Full.self) {
      var document = Document()
      let points = (0..<20_000).map { TrackPoint(latitude: Double($0) / 1e3, longitude: 7) }
      document.tracks = [Track(segments: [TrackSegment(points)])]
      try document.write { (bytes) throws(Full) in
        taken += 1
        if taken == 2 { throw Full() }
      }
    }
    #expect(taken == 2)
  }
}
