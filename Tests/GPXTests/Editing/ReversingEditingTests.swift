import TestSupport
import Testing

@testable import GPX

@Suite struct ReversingEditingTests {
  @Test func `turns a way round and mirrors its times`() {
    // The case of a climb of 50 m and a descent of 30 m, with times at 0, 10 and 20 minutes.
    let segment = TrackSegment([
      TrackPoint(latitude: 47.10, longitude: 11, elevation: 600, time: at(0)),
      TrackPoint(latitude: 47.11, longitude: 11, elevation: 650, time: at(600)),
      TrackPoint(latitude: 47.13, longitude: 11, elevation: 620, time: at(1200)),
    ])
    let mirrored = segment.reversed(times: .mirrored)
    #expect(mirrored.latitudes == [47.13, 47.11, 47.10])
    #expect(mirrored.seconds == [0, 600, 1200])
    #expect(mirrored.statistics().rawAscent == 30)
    #expect(mirrored.statistics().rawDescent == 50)
    let bare = segment.reversed(times: .removed)
    #expect(bare.latitudes == mirrored.latitudes)
    #expect(bare.times.presentCount == 0 && bare.times.count == 3)
  }

  @Test func `keeps how long each stretch took`() {
    let segment = equator([0, 10, 20, 30], seconds: [0, 100, nil, 130.25])
    #expect(segment.reversed(times: .mirrored).seconds == [0, nil, 30.25, 130.25])
    let parts = equator([0, 10, 20], seconds: [0.5, 100.75, 130.25])
    #expect(parts.reversed(times: .mirrored).seconds == [0.5, 30, 130.25])
  }

  @Test(Material.isNeeded)
  func `never gives times that fall to the known case`() throws {
    let document = try Document(
      reading: Material.bytes("research/gpx-cases/105-reverse-and-times.gpx")
    )
    let reversed = document.reversed(times: .mirrored).tracks[0].segments[0]
    #expect(reversed.latitudes == [47.13, 47.11, 47.10])
    let texts = reversed.times.map { $0?.description.dropFirst(11).prefix(5) }
    #expect(texts == ["06:00", "06:10", "06:20"])
  }

  @Test func `is itself when it is reversed twice, and keeps all that points have`() {
    var random = SeededGenerator(seed: 1)
    for count in 0..<40 {
      let segment = randomSegment(&random, count: count)
      let once = segment.reversed(times: .mirrored)
      #expect(once.reversed(times: .mirrored) == segment)
      #expect(once.extensions == segment.extensions)
      let bare = segment.reversed(times: .removed)
      for row in segment.indices {
        var point = segment[row]
        point.time = nil
        #expect(bare[count - 1 - row] == point)
      }
    }
  }

  @Test func `turns the order of segments, tracks and routes, with one mirror for all`() {
    let first = Track(name: "a", segments: [equator([0, 1], seconds: [0, 10])])
    let second = Track(
      name: "b",
      segments: [equator([5, 6], seconds: [20, 30]), equator([8, 9], seconds: [60, 70])]
    )
    let alone = second.reversed(times: .mirrored)
    #expect(alone.name == "b")
    #expect(alone.segments.map(\.seconds) == [[20, 30], [60, 70]])
    #expect(alone.segments.map { $0.metres.map { $0.rounded() } } == [[9, 8], [6, 5]])
    var document = Document()
    document.tracks = [first, second]
    document.routes = [
      Route(
        name: "r",
        points: [
          Waypoint(latitude: 1, longitude: 2, time: at(4), name: "x"),
          Waypoint(latitude: 3, longitude: 4, name: "y"),
        ]
      )
    ]
    let reversed = document.reversed(times: .mirrored)
    #expect(reversed.tracks.map(\.name) == ["b", "a"])
    #expect(
      reversed.tracks.flatMap { $0.segments.map(\.seconds) } == [[0, 10], [40, 50], [60, 70]]
    )
    #expect(reversed.routes[0].points.map(\.name) == ["y", "x"])
    #expect(reversed.routes[0].points[1].time == at(4))
    #expect(reversed.reversed(times: .mirrored) == document)
  }
}
