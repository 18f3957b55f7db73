import TestSupport
import Testing

@testable import GPX

@Suite struct StretchTests {
  /// All figures that add up, and how far a sum may be off.
  private func sums(_ figures: TrackStatistics) -> [Double] {
    [
      figures.distance, figures.distance3D, figures.rawAscent, figures.rawDescent, figures.ascent,
      figures.descent, figures.recordedTime, figures.knownMovingTime, figures.knownMovingDistance,
      figures.timedDistance,
    ]
  }

  private func expectSame(_ first: [Double], _ second: [Double], within tolerance: Double = 1e-6) {
    for (one, other) in zip(first, second) { #expect(abs(one - other) <= tolerance) }
  }

  @Test func `of nothing has no figures`() {
    for segments in [[], [TrackSegment(), TrackSegment()]] {
      let table = StretchTable(segments)
      #expect(table.statistics == TrackStatistics())
      #expect(table.statistics(fromDistance: 0, toDistance: 100) == TrackStatistics())
      #expect(table.splits().isEmpty && table.splits(everySeconds: 1).isEmpty)
      #expect(table.profile(everyMetres: 1).positions.isEmpty)
      #expect(table.profile(everySeconds: 1).positions.isEmpty)
      #expect(table.position(atDistance: 0) == nil && table.position(atRecordedTime: 0) == nil)
      #expect(table.distance == 0 && table.recordedTime == 0)
    }
  }

  @Test func `of a single point is that point`() throws {
    let table = StretchTable([WayMaker.equator([7], elevations: [3], seconds: [0])])
    let figures = table.statistics
    #expect(figures.pointCount == 1 && figures.distance == 0 && figures.duration == nil)
    #expect(figures.minimumElevation == 3 && figures.movingTime == nil)
    #expect(table.splits().count == 1 && table.splits()[0].statistics == figures)
    #expect(table.profile(everyMetres: 5).distances == [0])
    let start = try #require(table.position(atDistance: 5))
    #expect(start == WayPosition(segment: 0, row: 0))
    #expect(table.point(at: start).elevation == 3)
  }

  @Test func `that is the whole has the figures of the track`() {
    var random = SeededGenerator(seed: 41)
    for _ in 0..<300 {
      let track = Track(segments: WayMaker.disorder(&random))
      let whole = track.statistics()
      let table = track.stretchTable().statistics
      expectSame(sums(whole), sums(table))
      // The bounds of a stretch hold the gaps between segments, and sums are taken in another order.
      #expect(table.minimumElevation == whole.minimumElevation)
      #expect(table.maximumElevation == whole.maximumElevation)
      #expect(table.startTime == whole.startTime && table.endTime == whole.endTime)
      #expect(table.duration == whole.duration && table.pointCount == whole.pointCount)
      #expect(table.minimumGradient == whole.minimumGradient)
      #expect(table.maximumGradient == whole.maximumGradient)
      #expect(table.maximumSpeed == whole.maximumSpeed)
      #expect(table.rawMaximumSpeed == whole.rawMaximumSpeed)
      for segment in track.segments {
        for point in segment {
          let isInside = table.bounds?.contains(
            latitude: point.latitude,
            longitude: point.longitude
          )
          #expect(isInside == true)
        }
      }
      guard track.segments.count == 1, let bounds = whole.bounds else { continue }
      #expect(table.bounds == bounds)
    }
  }

  @Test func `has the extremes that a look at its points finds`() throws {
    var random = SeededGenerator(seed: 42)
    for _ in 0..<200 {
      let segments = WayMaker.disorder(&random)
      let table = StretchTable(segments)
      let positions = segments.enumerated().flatMap { number, segment in
        segment.indices.map { WayPosition(segment: number, row: $0) }
      }
      guard !positions.isEmpty else { continue }
      let start = Int.random(in: positions.indices, using: &random)
      let end = Int.random(in: start..<positions.count, using: &random)
      let found = table.statistics(from: positions[start], to: positions[end])
      #expect(found == table.statistics(from: positions[end], to: positions[start]))
      let points = positions[start...end].map { segments[$0.segment][$0.row] }
      #expect(found.pointCount == points.count)
      #expect(found.minimumElevation == points.compactMap(\.elevation).min())
      #expect(found.maximumElevation == points.compactMap(\.elevation).max())
      #expect(found.bounds?.south == points.map(\.latitude).min())
      #expect(found.bounds?.north == points.map(\.latitude).max())
      let gradients = positions[start...end].compactMap {
        segments[$0.segment].gradients()[$0.row]
      }
      #expect(found.minimumGradient == gradients.min())
      #expect(found.maximumGradient == gradients.max())
      let timesInside = points.compactMap(\.time)
      if let first = timesInside.min() { #expect(try #require(found.startTime) <= first) }
      if let last = timesInside.max() { #expect(try #require(found.endTime) >= last) }
    }
  }

  @Test func `and the next one add up to both`() {
    var random = SeededGenerator(seed: 43)
    for _ in 0..<300 {
      let table = StretchTable(WayMaker.disorder(&random))
      let cuts = (0..<4).map { _ in Double.random(in: -10...(table.distance + 10), using: &random) }
        .sorted()
      let whole = table.statistics(fromDistance: cuts[0], toDistance: cuts[3])
      var total = [Double](repeating: 0, count: 10)
      for (start, end) in zip(cuts, cuts.dropFirst()) {
        let part = table.statistics(fromDistance: end, toDistance: start)
        for (index, number) in sums(part).enumerated() { total[index] += number }
      }
      expectSame(total, sums(whole))
      let length = min(table.distance, max(0, cuts[3])) - min(table.distance, max(0, cuts[0]))
      #expect(abs(whole.distance - length) < 1e-6)
    }
  }

  @Test func `is between two points where the way is even`() throws {
    let segment = WayMaker.equator(
      [0, 100, 300],
      elevations: [10, 20, nil],
      seconds: [0, 20, 60]
    )
    let table = StretchTable([TrackSegment(), segment])
    let start = try #require(table.position(atDistance: 50))
    #expect(start.segment == 1 && start.row == 0 && abs(start.fraction - 0.5) < 1e-9)
    let end = try #require(table.position(atDistance: 200))
    #expect(end.row == 1 && abs(end.fraction - 0.5) < 1e-9)
    #expect(abs(table.distance(at: end) - 200) < 1e-9)
    #expect(abs(try #require(table.recordedTime(at: end)) - 40) < 1e-6)
    let middle = table.point(at: start)
    #expect(abs(try #require(middle.elevation) - 15) < 1e-9)
    #expect(abs(middle.longitude * WayMaker.metresPerDegree - 50) < 1e-6)
    #expect(abs(try #require(middle.time).seconds(since: WayMaker.time(10))) < 1e-6)
    #expect(table.point(at: end).elevation == nil)
    let figures = table.statistics(from: end, to: start)
    #expect(figures.pointCount == 1)
    #expect(abs(figures.distance - 150) < 1e-6)
    #expect(abs(figures.rawAscent - 5) < 1e-6)
    #expect(abs(try #require(figures.duration) - 30) < 1e-6)
    #expect(abs(try #require(figures.minimumElevation) - 15) < 1e-9)
    #expect(figures.maximumElevation == 20)
    #expect(abs(try #require(figures.maximumSpeed) - 5) < 1e-6)
    // A stretch without length.
    let nothing = table.statistics(from: start, to: start)
    #expect(nothing.pointCount == 0 && nothing.distance == 0 && nothing.maximumSpeed == nil)
    #expect(nothing.duration == nil && nothing.bounds?.width == 0)
    // Behind the last point there is no piece.
    let last = WayPosition(segment: 1, row: 2, fraction: 0.7)
    #expect(abs(table.distance(at: last) - 300) < 1e-6)
  }

  @Test func `has times where points between have none`() throws {
    let segment = WayMaker.equator([0, 25, 100, 200], seconds: [0, nil, 40, nil])
    let table = StretchTable([segment])
    let time = table.point(at: WayPosition(segment: 0, row: 1)).time
    #expect(abs(try #require(time).seconds(since: WayMaker.time(10))) < 1e-6)
    #expect(table.point(at: WayPosition(segment: 0, row: 3)).time == nil)
    let figures = table.statistics(fromDistance: 25, toDistance: 62.5)
    #expect(abs(try #require(figures.duration) - 15) < 1e-5)
    #expect(abs(figures.recordedTime - 15) < 1e-5)
  }
}
