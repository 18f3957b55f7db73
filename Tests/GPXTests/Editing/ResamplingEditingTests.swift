import Geodesy
import TestSupport
import Testing

@testable import GPX

@Suite struct ResamplingEditingTests {
  private func rounded(_ numbers: [Double]) -> [Double] {
    numbers.map { ($0 * 1e6).rounded() / 1e6 }
  }

  @Test func `makes points at even distances`() throws {
    let line = equator([0, 100, 250], elevations: [10, 20, nil], seconds: [0, 10, 100])
    let even = try line.resampled(spacing: 40)
    #expect(rounded(even.metres) == [0, 40, 80, 120, 160, 200, 240, 250])
    #expect(
      even.elevations.map { $0.map { $0.rounded() } } == [10, 14, 18, nil, nil, nil, nil, nil]
    )
    #expect(even.seconds == [0, 4, 8, 22, 46, 70, 94, 100])
    // A point on a recorded one is that one, and the last is there once.
    #expect(rounded(try line.resampled(spacing: 50).metres) == [0, 50, 100, 150, 200, 250])
    #expect(try line.resampled(spacing: 50)[2] == line[1])
    #expect(try line.resampled(spacing: 1e9).count == 2)
    #expect(try TrackSegment().resampled(spacing: 1).isEmpty)
    #expect(try equator([7]).resampled(spacing: 1).count == 1)
    #expect(try equator([7, 7, 7], seconds: [0, 1, 2]).resampled(spacing: 1).seconds == [0, 2])
  }

  @Test func `copies sensors only when asked, and never texts`() throws {
    var first = TrackPoint(latitude: 0, longitude: 0)
    first.extensions = [ExtensionElement(QualifiedName("hr"), text: "100")]
    var texts = PointTexts()
    texts.name = "start"
    first.texts = texts
    var last = TrackPoint(latitude: 0, longitude: 1)
    last.extensions = [ExtensionElement(QualifiedName("hr"), text: "180")]
    var reception = Reception()
    reception.satellites = 9
    last.reception = reception
    let line = TrackSegment([first, last])
    let spacing = metresPerDegree / 3
    let bare = try line.resampled(spacing: spacing)
    #expect(bare.map { $0.extensions.map(\.text) } == [["100"], [], [], ["180"]])
    #expect(bare.map(\.name) == ["start", nil, nil, nil])
    let copied = try line.resampled(spacing: spacing, sensors: .nearest)
    #expect(copied.map { $0.extensions[0].text } == ["100", "100", "180", "180"])
    #expect(copied.map { $0.reception?.satellites } == [nil, nil, 9, 9])
    #expect(copied.map(\.name) == ["start", nil, nil, nil])
  }

  @Test func `keeps to the line, anywhere on earth`() throws {
    var random = SeededGenerator(seed: 16)
    for place in awkwardPlaces {
      let line = randomSegment(&random, count: 50, near: place)
      let known = Set(line)
      for spacing in [1.5, 13, 300] {
        let even = try line.resampled(spacing: spacing)
        #expect(even.count == Int((line.length / spacing).rounded(.up)) + 1)
        #expect(even.first == line.first && even.last == line.last && even.isSound)
        #expect(even.length <= line.length + 1e-6)
        // Each corner that is cut can take away no more than the spacing.
        #expect(even.length >= line.length - spacing * Double(line.count))
        for (first, last) in zip(even, even.dropFirst()) {
          #expect(first.coordinate.distance(to: last.coordinate) <= spacing + 1e-6)
        }
        let dense = try line.densified(maximumSpacing: spacing)
        #expect(abs(dense.length - line.length) < 1e-5)
        #expect(dense.filter { known.contains($0) } == Array(line))
      }
    }
  }

  @Test func `makes points at even times`() throws {
    let line = equator(
      [-50, 0, 100, 150, 200, 210, 300, 400],
      elevations: [0, 10, 20, nil, 40, 0, 60, 70],
      seconds: [nil, 0, 10, nil, 20, 15, 26, nil]
    )
    let even = try line.resampled(interval: 4)
    // The point at 15 s comes after 20 s and is passed over; outer ones without time stay.
    #expect(even.seconds == [nil, 0, 4, 8, 12, 16, 20, 24, 26, nil])
    #expect(
      rounded(even.metres)
        == rounded([-50, 0, 40, 80, 120, 160, 200, 200 + 100 * 4.0 / 6, 300, 400])
    )
    #expect(
      even.elevations.map { $0.map { ($0 * 10).rounded() / 10 } }
        == [0, 10, 14, 18, nil, nil, 40, 53.3, 60, 70]
    )
    #expect(even[6] == line[4])
    #expect(try equator([0, 1]).resampled(interval: 1) == equator([0, 1]))
    let once = equator([0, 1], seconds: [nil, 5])
    #expect(try once.resampled(interval: 1) == once)
    let tenth = try equator([0, 10], seconds: [0, 1]).resampled(interval: 0.1)
    #expect(tenth.seconds.count == 11)
    #expect(Set(tenth.times.compactMap { $0 }).count == 11)
  }

  @Test func `makes a point only where two are far apart`() throws {
    let line = equator([0, 100, 110, 110, 310.0000001], seconds: [0, 10, 11, 12, 32])
    let dense = try line.densified(maximumSpacing: 100)
    #expect(rounded(dense.metres) == [0, 100, 110, 110, 210, 310])
    #expect(dense.seconds.compactMap { $0.map { $0.rounded() } } == [0, 10, 11, 12, 22, 32])
    #expect(try line.densified(maximumSpacing: 1e6) == line)
    #expect(try TrackSegment().densified(maximumSpacing: 1).isEmpty)
  }

  @Test func `tells of too many points instead of making them`() throws {
    let years = equator([0, 100], seconds: [0, 1.7e9])
    #expect(throws: EditError(.tooMany(limit: TrackSegment.defaultPointLimit))) {
      try years.resampled(interval: 1)
    }
    #expect(throws: EditError(.tooMany(limit: 100))) {
      try equator([0, 100]).resampled(spacing: 1, limit: 100)
    }
    #expect(try equator([0, 100]).resampled(spacing: 1, limit: 101).count == 101)
    #expect(throws: EditError(.tooMany(limit: 9))) {
      try equator([0, 100]).densified(maximumSpacing: 1, limit: 9)
    }
    let track = Track(segments: [equator([0, 100]), equator([0, 100])])
    #expect(try track.resampled(spacing: 10, limit: 22).pointCount == 22)
    #expect(throws: EditError(.tooMany(limit: 21))) {
      try track.resampled(spacing: 10, limit: 21)
    }
    #expect(try track.densified(maximumSpacing: 50).segments.map(\.count) == [3, 3])
    #expect(try Track(segments: [years]).resampled(interval: 1e8).pointCount == 18)
    let document = try Document().editingTracks { track throws(EditError) in
      try track.resampled(spacing: 1)
    }
    #expect(document == Document())
  }
}
