import Geodesy
import TestSupport
import Testing

@testable import GPX

@Suite struct SplittingEditingTests {
  private let line = equator([0, 100, 200, 300, 400], seconds: [0, 10, 20, 90, 100])

  private func rows(_ segment: TrackSegment, _ rule: SplitRule, _ ends: SplitEnds) -> [Range<Int>] {
    segment.ranges(by: rule, ends)
  }

  @Test func `splits at gaps and lets neither side have the gap`() {
    for ends in [SplitEnds.shared, .separate] {
      #expect(rows(line, .timeGaps(longerThan: 60), ends) == [0..<3, 3..<5])
      #expect(rows(line, .timeGaps(longerThan: 70), ends) == [0..<5])
      let far = equator([0, 10, 500, 510, 1200])
      #expect(rows(far, .distanceGaps(longerThan: 400), ends) == [0..<2, 2..<4, 4..<5])
      // Backwards, and over a point without a time.
      let back = equator([0, 1, 2, 3], seconds: [0, nil, 100, 20])
      #expect(rows(back, .timeGaps(longerThan: 60), ends) == [0..<2, 2..<3, 3..<4])
    }
  }

  @Test func `splits every so many metres, seconds and points`() {
    #expect(rows(line, .length(150), .shared) == [0..<3, 2..<4, 3..<5])
    #expect(rows(line, .length(150), .separate) == [0..<2, 2..<3, 3..<5])
    #expect(rows(line, .length(1000), .shared) == [0..<5])
    #expect(rows(line, .duration(15), .separate) == [0..<2, 2..<3, 3..<5])
    #expect(rows(line, .duration(95), .separate) == [0..<4, 4..<5])
    #expect(rows(line, .duration(95), .shared) == [0..<5])
    #expect(rows(equator([0, 1]), .duration(95), .shared) == [0..<2])
    #expect(rows(line, .count(2), .separate) == [0..<2, 2..<4, 4..<5])
    #expect(rows(line, .count(3), .shared) == [0..<3, 2..<5])
    #expect(rows(line, .count(1), .separate).count == 5)
    #expect(rows(line, .count(5), .shared) == [0..<5])
  }

  @Test func `splits at rows`() {
    #expect(rows(line, .rows([3, 1, 3, -2, 77]), .shared) == [0..<2, 1..<4, 3..<5])
    #expect(rows(line, .rows([3, 1]), .separate) == [0..<1, 1..<3, 3..<5])
    #expect(rows(line, .rows([0, 4]), .shared) == [0..<5])
    #expect(rows(line, .rows([0, 4]), .separate) == [0..<4, 4..<5])
    #expect(rows(TrackSegment(), .rows([0]), .shared) == [])
  }

  @Test func `splits where a day begins`() throws {
    let times =
      ["22:30:00Z", "23:59:59.9Z"].map { "2024-05-01T\($0)" }
      + ["2024-05-02T00:00:00Z", "2024-05-02T22:10:00Z", "2024-05-04T01:00:00Z"]
    let days = TrackSegment(
      times.enumerated().map { index, text in
        TrackPoint(latitude: 0, longitude: Double(index), time: Timestamp(text))
      }
    )
    #expect(rows(days, .days(startingAt: 0), .separate) == [0..<2, 2..<4, 4..<5])
    // UTC+2: days begin at 22:00Z.
    #expect(rows(days, .days(startingAt: -7200), .separate) == [0..<3, 3..<4, 4..<5])
    // In between, at midnight exactly.
    let exact = try days.splitExactly(by: .days(startingAt: 0))
    #expect(exact.map(\.count) == [3, 3, 2, 2])
    #expect(exact[2].times[0] == Timestamp("2024-05-03T00:00:00Z"))
  }

  @Test func `splits where the way passes a place`() throws {
    // Three passes by Greenwich, the second 30 m to the north between two points.
    let north = 30 / metresPerDegree
    let there = TrackSegment(
      [(0, -500), (0, 10), (0, 400), (north, 400), (north, -350), (0, -350), (0, 0), (0, 90)].map {
        TrackPoint(latitude: $0.0, longitude: $0.1 / metresPerDegree)
      }
    )
    let place = CLLocationCoordinate2D(latitude: 0, longitude: 0)
    #expect(
      rows(there, .place(place, within: 50), .shared) == [0..<2, 1..<5, 4..<7, 6..<8]
    )
    #expect(rows(there, .place(place, within: 20), .shared) == [0..<2, 1..<7, 6..<8])
    #expect(rows(there, .place(place, within: 1), .separate).count == 3)
    let exact = try there.splitExactly(by: .place(place, within: 50))
    #expect(exact.map(\.count) == [2, 5, 4, 2])
    #expect(exact.allSatisfy { abs($0.longitudes[0]) < 1e-12 || $0.longitudes[0] < 0 })
    #expect(abs((exact[1].last?.latitude ?? 0) - north) < 1e-9)
    #expect(
      rows(there, .place(CLLocationCoordinate2D(latitude: 9, longitude: 9), within: 9), .shared)
        == [0..<8]
    )
  }

  @Test func `makes pieces as long as asked for`() throws {
    var random = SeededGenerator(seed: 5)
    for place in awkwardPlaces {
      let segment = randomSegment(&random, count: 70, near: place)
      let pieces = try segment.splitExactly(by: .length(77))
      #expect(pieces.count == Int(segment.length / 77) + 1)
      for piece in pieces.dropLast() { #expect(abs(piece.length - 77) < 1e-5) }
      #expect(abs(pieces.map(\.length).reduce(0, +) - segment.length) < 1e-5)
      #expect(pieces.allSatisfy { $0.isSound && $0.extensions == segment.extensions })
      // Nothing that was recorded is lost: without the made points it is the way.
      let kept = pieces.flatMap { $0.dropFirst() }.filter { point in segment.contains(point) }
      #expect(kept == Array(segment.dropFirst()))
    }
    let long = equator([0, 1000], seconds: [0, 100])
    let tenths = try long.splitExactly(by: .duration(10))
    #expect(tenths.map(\.seconds).first == [0, 10] && tenths.count == 10)
    #expect(tenths.last?.seconds == [90, 100])
  }

  @Test func `tells of too many pieces instead of making them`() throws {
    let wide = equator([0, 1e7], seconds: [0, 1.6e9])
    #expect(throws: EditError(.tooMany(limit: 1000))) {
      try wide.splitExactly(by: .length(1), limit: 1000)
    }
    #expect(throws: EditError(.tooMany(limit: TrackSegment.defaultPieceLimit))) {
      try wide.splitExactly(by: .duration(0.001))
    }
    #expect(try wide.splitExactly(by: .length(1e4), limit: 1000).count == 1000)
    #expect(
      "\(EditError(.tooMany(limit: 7)))" == "the edit would make more than 7 points or pieces"
    )
  }

  @Test func `finds stops as a search over all stretches does`() {
    var random = SeededGenerator(seed: 6)
    for place in awkwardPlaces {
      for round in 0..<12 {
        var segment = randomSegment(&random, count: 80, near: place, step: 12)
        if round % 3 == 0 { segment = segment.removing(.times) }
        let rule = StopRule(
          minimumDuration: Double(Int.random(in: 5...40, using: &random)),
          size: Double.random(in: 5...40, using: &random)
        )
        #expect(segment.stops(by: rule) == slowStops(segment, rule))
      }
    }
  }

  /// All stretches between points with a time that are long and small enough, put together.
  private func slowStops(_ segment: TrackSegment, _ rule: StopRule) -> [Range<Int>] {
    let timed = segment.indices.filter { segment.times.isPresent($0) }
    let places = segment.places
    var isStop = [Bool](repeating: false, count: segment.count)
    var isLinked = isStop
    for first in timed {
      for last in timed where last > first {
        let axes: [(SphereVector) -> Double] = [{ $0.x }, { $0.y }, { $0.z }]
        let isSmall = axes.allSatisfy { axis in
          let along = places[first...last].map { axis($0) * 6_371_008.8 }
          return (along.max() ?? 0) - (along.min() ?? 0) <= rule.size
        }
        guard isSmall, let start = segment.times[first], let end = segment.times[last],
          end.seconds(since: start) >= rule.minimumDuration
        else { continue }
        for row in first...last { isStop[row] = true }
        for row in first..<last { isLinked[row] = true }
      }
    }
    var result: [Range<Int>] = []
    for row in segment.indices where isStop[row] {
      if let last = result.last, last.upperBound == row, isLinked[row - 1] {
        result[result.count - 1] = last.lowerBound..<row + 1
      } else {
        result.append(row..<row + 1)
      }
    }
    return result
  }

  @Test func `splits a sparse recording at its stop`() throws {
    // One point a minute, at one place from minute 2 to minute 5, as in the known case.
    let sparse = equator(
      [0, 500, 1000, 1000, 1000, 1000, 1500, 2000],
      seconds: (0..<8).map { Double($0 * 60) }
    )
    #expect(sparse.stops() == [2..<6])
    #expect(sparse.stops(by: StopRule(minimumDuration: 181)) == [])
    #expect(rows(sparse, .stops(StopRule()), .shared) == [0..<6, 5..<8])
    guard Material.folder != nil else { return }
    let bytes = try Material.bytes("research/gpx-cases/103-sparse-recording.gpx")
    let segment = try Document(reading: bytes).tracks[0].segments[0]
    let stop = try #require(segment.stops().first)
    let seconds = segment.selecting(stop).statistics().duration
    #expect(seconds == 180)
  }

  @Test func `splits tracks into segments, and segments into tracks`() {
    let track = Track(name: "t", segments: [line, TrackSegment(), equator([7, 8, 9])])
    let split = track.split(by: .count(2), ends: .separate)
    #expect(split.segments.map(\.count) == [2, 2, 1, 2, 1])
    #expect(split.name == "t")
    let tracks = split.separatingSegments()
    #expect(tracks.map(\.segments.count) == [1, 1, 1, 1, 1])
    #expect(tracks.allSatisfy { $0.name == "t" })
    let route = Route(line: equator([0, 100, 200, 300]), name: "r")
    #expect(route.split(by: .length(150)).map(\.points.count) == [3, 2])
    #expect(Route().split(by: .length(150)).isEmpty)
  }
}

extension Route {
  /// A route by the points of a segment.
  fileprivate init(line: TrackSegment, name: String) {
    self.init(name: name, points: line.map { Waypoint($0) })
  }
}
