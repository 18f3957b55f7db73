import GPX
import Testing

@Suite struct JourneyStatisticsTests {
  private let route = """
    <rte><rtept lat="43" lon="6"><ele>100</ele><time>2024-01-01T00:00:00Z</time></rtept>
    <rtept lat="43.1" lon="6"><ele>300</ele><time>2024-01-01T05:00:00Z</time></rtept></rte>
    """
  private let track = """
    <trk><trkseg><trkpt lat="43" lon="6"><time>2024-01-02T00:00:00Z</time></trkpt>
    <trkpt lat="43.2" lon="6"><time>2024-01-02T01:00:00Z</time></trkpt></trkseg></trk>
    """

  private func journey(_ body: String) throws -> TrackStatistics {
    let text = "<gpx version=\"1.1\" creator=\"t\">\(body)</gpx>"
    return try Document(reading: Array(text.utf8)).journeyStatistics()
  }

  // A degree of latitude on the mean sphere of 6 371 008.8 m is 111 195.08 m.
  @Test func `is that of the routes where there is no track, and without their times`() throws {
    for body in [route, route + "<trk><trkseg/></trk>"] {
      let journey = try journey(body)
      #expect(abs(journey.distance - 11_119.508) < 0.01)
      #expect(journey.ascent > 0)
      #expect(journey.duration == nil && journey.startTime == nil && journey.endTime == nil)
      #expect(journey.bounds?.north == 43.1)
    }
  }

  @Test func `is that of the tracks alone where there is one`() throws {
    let journey = try journey(route + track)
    #expect(abs(journey.distance - 22_239.016) < 0.01)
    #expect(journey.duration == 3600)
    #expect(journey.minimumElevation == nil)
  }
}
