import Geodesy
import TestSupport
import Testing

@testable import GPX

@Suite struct CleaningEditingTests {
  @Test func `leaves out points that repeat the one before`() {
    let line = equator(
      [0, 0, 0, 5, 5, 0, 0],
      elevations: [1, 1, 2, 3, 3, 1, 1],
      seconds: [0, 0, 0, 1, 2, nil, nil]
    )
    #expect(line.removingDuplicates(.equal).count == 5)
    #expect(line.removingDuplicates().seconds == [0, 1, 2, nil])
    #expect(line.removingDuplicates().elevations[0] == 1)
    #expect(line.removingDuplicates(.place).metres.map { $0.rounded() } == [0, 5, 0])
    let edges = TrackSegment(
      [(1, 180), (1, -180), (90, 4), (90, 77), (-90, 4), (-90, 0), (0, 1)].map {
        TrackPoint(latitude: $0.0, longitude: $0.1)
      }
    )
    #expect(edges.removingDuplicates(.place).longitudes == [180, 4, 4, 1])
    #expect(edges.removingDuplicates(.equal) == edges)
    #expect(TrackSegment().removingDuplicates().isEmpty)
    let track = Track(segments: [line, TrackSegment()])
    #expect(track.removingDuplicates(.place).segments.map(\.count) == [3, 0])
    var random = SeededGenerator(seed: 23)
    let some = randomSegment(&random, count: 60)
    let doubled = some.selecting(some.indices.flatMap { [$0, $0, $0] })
    for rule in [DuplicateRule.equal, .placeAndTime, .place] {
      #expect(doubled.removingDuplicates(rule) == some)
    }
  }

  @Test func `leaves out points that nobody could reach`() {
    let seconds = (0..<10).map { Double($0) as Double? }
    var metres = (0..<10).map { Double($0) * 3 }
    metres[4] = 50_000
    let clean = equator(metres, seconds: seconds).removingOutliers(maximumSpeed: 10)
    #expect(clean.seconds == [0, 1, 2, 3, 5, 6, 7, 8, 9])
    metres[0] = -70_000
    metres[5] = 50_003
    metres[9] = 900
    let ends = equator(metres, seconds: seconds).removingOutliers(maximumSpeed: 10)
    #expect(ends.seconds == [1, 2, 3, 6, 7, 8])
    // Two in one second, as recorders of whole seconds write them, and points without a time.
    let tied = equator([0, 3, 5, 9, 1e6], seconds: [0, 0, 0, 1, nil])
    #expect(tied.removingOutliers(maximumSpeed: 10) == tied)
    #expect(
      tied.removingOutliers(by: OutlierRule(maximumSpeed: 10, maximumRun: 2, timeResolution: 0))
        .count < 5
    )
    #expect(TrackSegment().removingOutliers(maximumSpeed: 1).isEmpty)
  }

  @Test func `keeps both places where a recorder was somewhere else for long`() {
    let metres = (0..<100).map { Double($0) + ((30..<60).contains($0) ? 1e6 : 0) }
    let line = equator(metres, seconds: (0..<100).map { Double($0) })
    #expect(line.removingOutliers(maximumSpeed: 5) == line)
    let rule = OutlierRule(maximumSpeed: 5, maximumRun: 30)
    #expect(line.removingOutliers(by: rule).count == 70)
  }

  @Test func `takes out exactly the points that were put wrong, anywhere on earth`() {
    var random = SeededGenerator(seed: 24)
    for place in awkwardPlaces {
      let good = randomSegment(&random, count: 300, near: place, isTimed: true)
      var isWrong = [Bool](repeating: false, count: 300)
      var points = Array(good)
      for _ in 0..<20 {
        let first = Int.random(in: 0..<297, using: &random)
        for row in first..<first + Int.random(in: 1...3, using: &random) {
          let far = points[row].coordinate.coordinate(at: 40_000, bearing: Double(row))
          points[row] = TrackPoint(coordinate: far, time: points[row].time)
          isWrong[row] = true
        }
      }
      let clean = TrackSegment(points).removingOutliers(maximumSpeed: 100)
      #expect(Array(clean) == Array(good.selecting(good.indices.filter { !isWrong[$0] })))
    }
  }

  @Test func `chooses as a trial of all choices does`() {
    var random = SeededGenerator(seed: 25)
    for _ in 0..<200 {
      let count = Int.random(in: 1...11, using: &random)
      let metres = (0..<count).map { _ in Double(Int.random(in: 0...4, using: &random)) * 20 }
      let line = equator(metres, seconds: (0..<count).map { Double($0) })
      let rule = OutlierRule(
        maximumSpeed: 25,
        maximumRun: Int.random(in: 0...6, using: &random)
      )
      let kept = line.removingOutliers(by: rule).seconds.compactMap { $0.map { Int($0) } }
      let best = bestWorth(metres, rule)
      #expect(worth(kept, metres, rule) == best)
    }
  }

  /// Two for each point, less what jumps cost.
  private func worth(_ rows: [Int], _ metres: [Double], _ rule: OutlierRule) -> Int {
    let jumps = zip(rows, rows.dropFirst()).filter { first, second in
      abs(metres[first] - metres[second]) > rule.maximumSpeed * Double(second - first)
    }
    return 2 * rows.count - jumps.count * rule.maximumRun
  }

  /// The best over all choices of runs of points that fit together.
  private func bestWorth(_ metres: [Double], _ rule: OutlierRule) -> Int {
    var runs: [[Int]] = []
    for row in metres.indices {
      if row > 0, abs(metres[row] - metres[row - 1]) <= rule.maximumSpeed {
        runs[runs.count - 1].append(row)
      } else {
        runs.append([row])
      }
    }
    var best = Int.min
    for choice in 1..<(1 << runs.count) {
      let rows = runs.indices.filter { choice >> $0 & 1 == 1 }.flatMap { runs[$0] }
      best = max(best, worth(rows, metres, rule))
    }
    return best
  }
}
