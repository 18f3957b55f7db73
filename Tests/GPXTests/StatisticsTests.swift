import TestSupport
import Testing

@testable import GPX

@Suite struct StatisticsTests {
  @Test func `an elevation that cannot be is none`() throws {
    let elevations = ["1e308", "100", "-1e308", "1e308", "150", "1000000.5"]
    let points = elevations.enumerated().map {
      "<trkpt lat='\($0)' lon='2'><ele>\($1)</ele></trkpt>"
    }
    let document = try read(track(points.joined()))
    #expect(document.trackPoints.map(\.elevation) == [nil, 100, nil, nil, 150, nil])
    let figures = document.statistics()
    #expect(figures.ascent == 50 && figures.rawAscent == 50 && figures.descent == 0)
    #expect(figures.minimumElevation == 100 && figures.maximumElevation == 150)
  }

  /// Points going north, so many metres apart on the mean sphere.
  private func segment(
    _ elevations: [Double?],
    step: Double = 10,
    start: Double = 0
  )
    -> TrackSegment
  {
    // One degree of latitude on a sphere of 6 371 008.8 m.
    let metresPerDegree = 6_371_008.8 * Double.pi / 180
    return TrackSegment(
      elevations.enumerated().map { index, elevation in
        TrackPoint(
          latitude: (start + Double(index) * step) / metresPerDegree,
          longitude: 7,
          elevation: elevation
        )
      }
    )
  }

  @Test func `measures nothing without points`() {
    let statistics = Document().statistics()
    #expect(statistics == TrackStatistics())
    #expect(statistics.bounds == nil)
    #expect(statistics.duration == nil)
    #expect(statistics.meanSpeed == nil)
    #expect(Document().bounds == nil)
    #expect(TrackSegment().cumulativeDistances == [])
    #expect(ElevationProfile([TrackSegment()]).distances == [])
  }

  @Test func `measures lengths along great circles`() {
    let statistics = segment([nil, nil, nil, nil], step: 1000).statistics()
    #expect(abs(statistics.distance - 3000) < 1e-6)
    #expect(statistics.pointCount == 4)
    #expect(statistics.minimumElevation == nil)
    #expect(statistics.ascent == 0)
  }

  // C94
  @Test func `never counts the way between segments`() {
    let track = Track(segments: [
      segment([100, 110], step: 100), TrackSegment(), segment([500, 520], step: 100, start: 9000),
    ])
    let statistics = track.statistics()
    #expect(abs(statistics.distance - 200) < 1e-6)
    #expect(statistics.rawAscent == 30)
    #expect(statistics.rawDescent == 0)
    #expect(statistics.minimumElevation == 100)
    #expect(statistics.maximumElevation == 520)
    let profile = track.profile()
    #expect(profile.segmentStarts == [0, 2])
    #expect(profile.distances.count == 4)
    #expect(profile.distances[2] == profile.distances[1])
  }

  @Test func `counts rises and falls from the threshold on`() {
    let smoothing = ElevationSmoothing(window: 0, threshold: 3)
    let statistics = segment([100, 102, 101, 103, 100.5, 106, 106, nil, 102]).statistics(
      smoothing: smoothing
    )
    // 100 → 103, then 103 → 106, then 106 → 102.
    #expect(statistics.ascent == 6)
    #expect(statistics.descent == 4)
    #expect(abs(statistics.rawAscent - 9.5) < 1e-9)
    #expect(abs(statistics.rawDescent - 7.5) < 1e-9)
    #expect(ElevationSmoothing.none.climb(NumberColumn([1, 1.5, 1])) == (0.5, 0.5))
  }

  @Test func `averages elevations over a stretch of way, whatever the number of points`() {
    let elevations: [Double?] = [0, 0, 0, 30, 0, 0, nil, 0]
    let distances = elevations.indices.map { Double($0) * 10 }
    let smoothed = ElevationSmoothing(window: 40).smoothed(
      NumberColumn(elevations),
      along: distances
    )
    #expect(Array(smoothed) == [0, 7.5, 6, 6, 7.5, 7.5, nil, 0])
    // By a loop over all pairs.
    var random = SeededGenerator(seed: 4)
    var way = 0.0
    var ways: [Double] = []
    var heights: [Double?] = []
    for _ in 0..<300 {
      way += Double.random(in: 0...30, using: &random)
      ways.append(way)
      heights.append(
        Bool.random(using: &random) ? Double.random(in: 0...100, using: &random) : nil
      )
    }
    let fast = ElevationSmoothing(window: 100).smoothed(NumberColumn(heights), along: ways)
    for row in ways.indices {
      let near = ways.indices.filter { abs(ways[$0] - ways[row]) <= 50 }.compactMap { heights[$0] }
      guard heights[row] != nil else {
        #expect(fast[row] == nil)
        continue
      }
      let mean = near.reduce(0, +) / Double(near.count)
      #expect(abs((fast[row] ?? .infinity) - mean) < 1e-9)
    }
  }

  // C95
  @Test(Material.isNeeded)
  func `finds the climb of a hill under noise`() throws {
    // A hill of 100 m recorded with noise of 3 m: the table of the collection has 97 and 0.
    let bytes = try Material.bytes("research/gpx-cases/101-noisy-elevation.gpx")
    let statistics = try Document(reading: bytes).statistics()
    #expect(abs(statistics.ascent - 97) < 0.5)
    #expect(statistics.descent == 0)
    #expect(abs(statistics.rawAscent - 236.8) < 0.05)
  }

  @Test func `takes the time between the earliest and the latest point`() throws {
    let text = { (time: Int) in
      "<trkpt lat='1' lon='2'><time>2024-05-01T06:0\(time):00Z</time></trkpt>"
    }
    let document = try read(
      gpx(
        """
        <trk><trkseg>\(text(5))\(text(1))</trkseg><trkseg>\(text(9))<trkpt lat='1' lon='2'/></trkseg>
        </trk><trk><trkseg>\(text(2))</trkseg></trk><trk><trkseg>\(text(3))\(text(4))</trkseg></trk>
        """
      )
    )
    #expect(document.tracks.map { $0.statistics().duration } == [480, nil, 60])
    #expect(document.tracks[0].segments.map { $0.statistics().duration } == [240, nil])
    let statistics = document.statistics()
    #expect(statistics.duration == 540)
    #expect(statistics.startTime == Timestamp("2024-05-01T06:01:00Z"))
    #expect(statistics.endTime == Timestamp("2024-05-01T06:09:00Z"))
    #expect(document.codes == ["time-runs-backwards"])
  }

  @Test func `measures routes by themselves`() throws {
    let document = try read(
      gpx(
        "<rte><rtept lat='0' lon='0'><ele>1</ele></rtept><rtept lat='0' lon='1'><ele>9</ele></rtept></rte>"
      )
    )
    // A degree of the equator on a sphere of 6 371 008.8 m.
    let degree = 6_371_008.8 * Double.pi / 180
    #expect(abs(document.routes[0].statistics().distance - degree) < 1e-6)
    #expect(document.routes[0].statistics().rawAscent == 8)
    #expect(document.routes[0].profile().elevations.count == 2)
    #expect(document.statistics().distance == 0)
    #expect(document.bounds == GeographicBounds(south: 0, west: 0, north: 0, east: 1))
  }
}
