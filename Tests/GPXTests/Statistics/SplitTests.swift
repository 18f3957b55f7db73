import Testing

@testable import GPX

@Suite struct SplitTests {
  @Test func `cuts a way into kilometres or miles and a rest`() {
    let metres = (0...50).map { Double($0) * 100 }
    let table = StretchTable([WayMaker.equator(metres, seconds: (0...50).map { Double($0) * 30 })])
    let splits = table.splits()
    // 5 km, but for rounding, are five.
    #expect(splits.count == 5)
    for (number, split) in splits.enumerated() {
      #expect(abs(split.startDistance - 1000 * Double(number)) < 1e-6)
      #expect(abs(split.statistics.distance - 1000) < 1e-6)
      #expect(abs((split.statistics.movingTime ?? 0) - 300) < 1e-6)
    }
    let miles = table.splits(everyMetres: Split.mile)
    #expect(miles.count == 4)
    #expect(abs(miles[3].statistics.distance - (5000 - 3 * 1609.344)) < 1e-6)
    #expect(table.splits(everyMetres: 9999).count == 1)
    #expect(table.splits(everyMetres: .infinity).count == 1)
  }

  @Test func `gives a halt to what follows it, and no time to a gap`() {
    let table = StretchTable([
      WayMaker.equator([0, 1000, 1000, 1500], seconds: [0, 100, 400, 450]),
      WayMaker.equator([7000, 7500, 8000], seconds: [9000, 9050, 9100]),
    ])
    let splits = table.splits()
    #expect(splits.count == 3)
    #expect(splits.map { $0.statistics.recordedTime.rounded() } == [100, 400, 50])
    #expect(splits.map { $0.statistics.stoppedTime?.rounded() } == [0, 300, 0])
    #expect(splits[1].end.segment == 1 && splits[1].end.row == 1)
    #expect(splits[1].end.fraction < 1e-9)
    #expect(splits[1].statistics.duration.map { $0.rounded() } == 8950)
    // 450 s and 100 s, in fives of a hundred.
    let times = table.splits(everySeconds: 100)
    #expect(times.map { $0.statistics.recordedTime.rounded() } == [100, 100, 100, 100, 100, 50])
    #expect(times.map { $0.statistics.distance.rounded() } == [1000, 0, 0, 0, 1000, 500])
    #expect(times[4].end == WayPosition(segment: 1, row: 1))
  }

  @Test func `is one where there is no length, and none where there is no time`() {
    let table = StretchTable([WayMaker.equator([5, 5, 5])])
    #expect(table.splits().count == 1 && table.splits()[0].statistics.pointCount == 3)
    #expect(table.splits(everySeconds: 60).isEmpty)
    #expect(table.profile(everySeconds: 60).positions.isEmpty)
  }

  @Test func `has no more parts than it says`() {
    // A year that is wrong in one point must not make millions of minutes.
    let table = StretchTable([WayMaker.equator([0, 10], seconds: [0, 1e9])])
    let times = table.splits(everySeconds: 60)
    #expect(times.count > StretchTable.maximumParts / 2)
    #expect(times.count <= StretchTable.maximumParts)
    #expect(table.splits(everyMetres: 1e-300).count <= StretchTable.maximumParts)
    #expect(table.profile(everyMetres: 1e-9).positions.count <= StretchTable.maximumParts + 1)
  }

  @Test func `takes samples at even distances and times, the end included`() {
    let table = StretchTable(
      [
        WayMaker.equator([0, 100, 250], elevations: [0, 10, 25], seconds: [0, 10, 40]),
        WayMaker.equator([900, 1000], elevations: [nil, 60], seconds: [100, 120]),
      ],
      options: StatisticsOptions(smoothing: .none)
    )
    let profile = table.profile(everyMetres: 100)
    #expect(profile.distances.map { $0.rounded() } == [0, 100, 200, 300, 350])
    let elevations = profile.elevations.map { $0.map { ($0 * 1e6).rounded() / 1e6 } }
    #expect(elevations == [0, 10, 20, nil, 60])
    #expect(profile.segmentStarts == [0, 3])
    let times = profile.recordedTimes.map { $0.map { ($0 * 1e6).rounded() / 1e6 } }
    #expect(times == [0, 10, 30, 50, 60])
    let byTime = table.profile(everySeconds: 25)
    #expect(byTime.distances.map { $0.rounded() } == [0, 175, 300, 350])
    #expect(byTime.step == 25)
  }
}
