import TestSupport
import Testing

@testable import GPX

@Suite struct TimingEditingTests {
  @Test func `adds seconds to an instant`() {
    let noon = Timestamp(seconds: 43_200, nanoseconds: 900_000_000)
    #expect(noon.advanced(by: 0.25) == Timestamp(seconds: 43_201, nanoseconds: 150_000_000))
    #expect(noon.advanced(by: -0.95) == Timestamp(seconds: 43_199, nanoseconds: 950_000_000))
    #expect(noon.advanced(by: -86_400) == Timestamp(seconds: -43_200, nanoseconds: 900_000_000))
    #expect(noon.advanced(by: 1e-10) == noon)
    #expect(Timestamp(seconds: 0).advanced(by: -1e-9).nanoseconds == 999_999_999)
    #expect(Timestamp(seconds: .max).advanced(by: 5).seconds == .max)
    #expect(Timestamp(seconds: .min).advanced(by: -1e300).seconds == .min)
    #expect(noon.advanced(by: 1e300).seconds == .max)
    #expect(noon.advanced(by: -1e300).seconds == .min)
  }

  @Test func `shifts times and nothing else`() {
    var random = SeededGenerator(seed: 17)
    let segment = randomSegment(&random, count: 50)
    let later = segment.shiftingTimes(by: 3600.5)
    for row in segment.indices {
      var point = segment[row]
      point.time = point.time?.advanced(by: 3600.5)
      #expect(later[row] == point)
    }
    for seconds in [0.1, -7.25, 1e6 + 0.3, -3e8] {
      #expect(segment.shiftingTimes(by: seconds).shiftingTimes(by: -seconds) == segment)
    }
    let start = Timestamp(seconds: 5, nanoseconds: 7)
    let moved = segment.shiftingTimes(toStartAt: start)
    #expect(moved.statistics().startTime == start)
    #expect(moved.statistics().duration == segment.statistics().duration)
    #expect(equator([0]).shiftingTimes(toStartAt: start) == equator([0]))
    let parts = equator([0, 1], seconds: [0.75, 2]).shiftingTimes(toStartAt: at(-5.5))
    #expect(parts.seconds == [-5.5, -4.25])
  }

  @Test func `shifts a whole document, and a track to its earliest time`() {
    var document = Document()
    document.metadata.time = at(0)
    document.tracks = [Track(segments: [equator([0, 1], seconds: [5, nil])])]
    document.routes = [Route(points: [Waypoint(latitude: 0, longitude: 0, time: at(1))])]
    document.waypoints = [Waypoint(latitude: 0, longitude: 0, time: at(2), name: "w")]
    let later = document.shiftingTimes(by: 60)
    #expect(later.tracks[0].segments[0].seconds == [65, nil])
    #expect(later.routes[0].points[0].time == at(61))
    #expect(later.waypoints[0].time == at(62) && later.waypoints[0].name == "w")
    #expect(later.metadata.time == at(0))
    let track = Track(segments: [equator([0], seconds: [9]), equator([0, 1], seconds: [4, 6])])
    #expect(track.shiftingTimes(toStartAt: at(0)).segments.map(\.seconds) == [[5], [0, 2]])
    #expect(track.shiftingTimes(by: -1).segments.map(\.seconds) == [[8], [3, 5]])
    #expect(Track().shiftingTimes(toStartAt: at(0)) == Track())
  }

  @Test func `fills in times between those that are known`() {
    let line = equator(
      [0, 10, 40, 50, 60, 60, 60, 90, 100],
      seconds: [nil, 0, nil, 8, nil, nil, nil, 6, nil]
    )
    // Backwards from 8 s to 6 s nothing is made.
    #expect(line.fillingTimes().seconds == [nil, 0, 6, 8, nil, nil, nil, 6, nil])
    let fast = line.fillingTimes(speed: 5).seconds.map { $0.map { ($0 * 1e6).rounded() / 1e6 } }
    #expect(fast == [-2, 0, 6, 8, nil, nil, nil, 6, 8])
    let same = equator([5, 5, 5, 5], seconds: [0, nil, nil, 30])
    #expect(same.fillingTimes().seconds == [0, 10, 20, 30])
    #expect(equator([0, 1]).fillingTimes(speed: 1) == equator([0, 1]))
    #expect(TrackSegment().fillingTimes().isEmpty)
    var random = SeededGenerator(seed: 18)
    let some = randomSegment(&random, count: 80)
    let filled = some.fillingTimes()
    let known = some.indices.filter { some.times.isPresent($0) }
    #expect(known.allSatisfy { filled.times[$0] == some.times[$0] })
    let inner = filled.cropped(toRows: known[0]..<(known.last ?? 0) + 1)
    #expect(inner.times.presentCount == inner.count)
    #expect(zip(inner.times, inner.times.dropFirst()).allSatisfy { $0! <= $1! })
  }

  @Test func `gives even times`() {
    let line = equator([0, 10, 40, 100], seconds: [7, 6, 5, 4])
    #expect(line.retimed(from: at(0), to: at(50)).seconds == [0, 5, 20, 50])
    let slow = line.retimed(from: at(0), speed: 2).seconds.compactMap { $0 }
    #expect(slow.map { ($0 * 1e6).rounded() / 1e6 } == [0, 5, 20, 50])
    #expect(equator([5, 5, 5]).retimed(from: at(0), to: at(10)).seconds == [0, 5, 10])
    #expect(equator([5]).retimed(from: at(3), to: at(10)).seconds == [3])
    #expect(TrackSegment().retimed(from: at(3), to: at(10)).isEmpty)
    let track = Track(
      name: "t",
      segments: [equator([0, 10]), TrackSegment(), equator([500, 530])]
    )
    #expect(
      track.retimed(from: at(0), to: at(40)).segments.map(\.seconds) == [[0, 10], [], [10, 40]]
    )
    #expect(track.retimed(from: at(0), to: at(40)).name == "t")
    var random = SeededGenerator(seed: 19)
    let some = randomSegment(&random, count: 80)
    let even = some.retimed(from: at(0), to: at(1000))
    #expect(even.removing(.times) == some.removing(.times))
    let speed = some.length / 1000
    for (row, distance) in some.cumulativeDistances.enumerated() {
      #expect(abs((even.seconds[row] ?? 0) - distance / speed) < 1e-6)
    }
  }
}
