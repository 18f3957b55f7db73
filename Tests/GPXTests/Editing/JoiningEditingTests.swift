import Geodesy
import TestSupport
import Testing

@testable import GPX

@Suite struct JoiningEditingTests {
  @Test func `is what it was when it is split and joined again`() {
    var random = SeededGenerator(seed: 7)
    for count in [1, 2, 3, 50, 120] {
      let segment = randomSegment(&random, count: count)
      let rules: [SplitRule] = [
        .timeGaps(longerThan: 4), .distanceGaps(longerThan: 30), .length(100), .duration(25),
        .count(7), .rows([3, 9, 10]), .place(segment[count / 2].coordinate, within: 30),
        .stops(StopRule(minimumDuration: 5, size: 40)), .days(startingAt: 80_000),
      ]
      for rule in rules {
        for ends in [SplitEnds.shared, .separate] {
          let split = Track(segments: [segment]).split(by: rule, ends: ends)
          #expect(split.joiningSegments().segments == [segment])
        }
      }
    }
  }

  @Test func `tells what lies between segments`() {
    let track = Track(segments: [
      TrackSegment(), equator([0, 100], seconds: [0, 10]), TrackSegment(),
      equator([150, 200], seconds: [40, 50]), equator([1200, 1300]),
      equator([1300, 1400], seconds: [20, 30]), equator([1400], seconds: [29.5]),
    ])
    let gaps = track.gaps
    #expect(gaps.map(\.segment) == [3, 4, 5, 6])
    #expect(gaps.map(\.row) == [2, 4, 6, 8])
    #expect(gaps.map { $0.distance.rounded() } == [50, 1000, 0, 0])
    #expect(gaps.map(\.duration) == [30, nil, nil, -0.5])
    #expect(Track().gaps == [])
  }

  @Test func `joins across small gaps and makes no point`() {
    let parts = [[0, 100], [150, 200], [1200, 1300], [1300, 1400]].map { equator($0) }
    let track = Track(name: "t", segments: parts)
    #expect(track.joiningSegments().segments.map(\.count) == [7])
    #expect(track.joiningSegments(maximumDistance: 60).segments.map(\.count) == [4, 3])
    #expect(track.joiningSegments(maximumDuration: 60) == track)
    #expect(track.joiningSegments { $0.segment == 2 }.segments.map(\.count) == [2, 4, 2])
    #expect(track.joiningSegments().name == "t")
    let timed = Track(segments: [
      equator([0, 1], seconds: [0, 1]), equator([2, 3], seconds: [5, 6]),
      equator([4, 5], seconds: [3, 99]), equator([6], seconds: [200]),
    ])
    #expect(timed.joiningSegments(maximumDuration: 10).segments.map(\.count) == [4, 2, 1])
  }

  @Test func `takes only a point once that is the same in all`() {
    let point = TrackPoint(latitude: 1, longitude: 2, elevation: 3, time: at(0))
    var other = point
    other.elevation = 4
    let same = Track(segments: [TrackSegment([point]), TrackSegment([point, other])])
    #expect(same.joiningSegments().segments[0].count == 2)
    let different = Track(segments: [TrackSegment([point]), TrackSegment([other])])
    #expect(different.joiningSegments().segments[0].count == 2)
  }

  @Test func `keeps the extensions of all segments, equal ones once`() {
    let names = ["a", "b"].map { ExtensionElement(QualifiedName($0), text: "1") }
    var first = equator([0, 1])
    first.extensions = [names[0]]
    var second = TrackSegment()
    second.extensions = [names[1]]
    var third = equator([2])
    third.extensions = names
    let joined = Track(segments: [first, second, third]).joiningSegments()
    #expect(joined.segments.map(\.extensions) == [names])
  }

  @Test func `puts recordings together by time`() {
    let first = equator([0, 2, 4, 5], seconds: [0, 20, nil, 50])
    let second = equator([1, 3, 6], seconds: [nil, 20, 60])
    let all = TrackSegment(interleaving: [first, second])
    #expect(all.metres.map { $0.rounded() } == [1, 0, 2, 4, 3, 5, 6])
    #expect(TrackSegment(interleaving: []).isEmpty)
    // As a stable sort of the points that all have a time.
    var random = SeededGenerator(seed: 8)
    let parts = (0..<5).map { _ in randomSegment(&random, count: 40, isTimed: true) }
    let sorted = parts.flatMap(Array.init).enumerated().sorted { left, right in
      let (before, after) = (left.element.time ?? at(0), right.element.time ?? at(0))
      return before != after ? before < after : left.offset < right.offset
    }
    let merged = TrackSegment(interleaving: parts)
    #expect(Array(merged) == sorted.map(\.element))
    #expect(merged.extensions == parts[0].extensions)
  }

  @Test func `puts tracks in the order of their times`() {
    var morning = Track(name: "morning", segments: [equator([0, 1], seconds: [10, 20])])
    morning.links = [WebLink(address: "m")]
    var evening = Track(
      name: "evening",
      segments: [equator([8], seconds: [90]), equator([9]), equator([4], seconds: [40])]
    )
    evening.links = [WebLink(address: "m"), WebLink(address: "e")]
    let merged = Track(merging: [evening, morning])
    #expect(merged.name == "evening")
    #expect(merged.segments.map { $0.metres[0].rounded() } == [0, 4, 8, 9])
    #expect(merged.links.map(\.address) == ["m", "e"])
    #expect(Track(merging: []) == Track())
    var document = Document()
    #expect(document.mergingTracks().tracks.isEmpty)
    document.tracks = [evening, morning]
    #expect(document.mergingTracks().tracks == [merged])
  }

  @Test func `keeps all that documents hold, and the first one's metadata`() throws {
    let first = try read(
      """
      <gpx version="1.0" creator="first" xmlns="http://www.topografix.com/GPX/1/0"><name>one</name>
      <wpt lat="1" lon="2"/><foo/></gpx>
      """
    )
    var second = Document()
    second.creator = "second"
    second.metadata.name = "two"
    second.waypoints = [Waypoint(latitude: 3, longitude: 4)]
    second.routes = [Route(name: "r")]
    second.tracks = [Track(name: "t")]
    second.extensions = [ExtensionElement(QualifiedName("x"), text: "1")]
    let merged = Document(merging: [first, second, second])
    #expect(merged.creator == "first" && merged.version == "1.0" && merged.metadata.name == "one")
    #expect(merged.waypoints.map(\.latitude) == [1, 3, 3])
    #expect(merged.routes.count == 2 && merged.tracks.count == 2)
    #expect(merged.extensions == first.extensions + second.extensions)
    #expect(!first.diagnostics.isEmpty && merged.diagnostics.isEmpty)
    let once = merged.removingRepetitions()
    #expect(once.waypoints.count == 2 && once.routes.count == 1 && once.tracks.count == 1)
    #expect(Document(merging: []) == Document())
  }

  @Test func `closes loops where they are open`() {
    let open = TrackSegment([
      TrackPoint(latitude: 1, longitude: 180, elevation: 5, time: at(0)),
      TrackPoint(latitude: 2, longitude: 3, time: at(1)),
    ])
    let closed = open.closingLoop()
    #expect(closed.count == 3 && closed.cropped(toRows: 0..<2) == open)
    #expect(closed.last == TrackPoint(latitude: 1, longitude: 180, elevation: 5))
    #expect(closed.closingLoop() == closed)
    let same = TrackSegment([
      TrackPoint(latitude: 1, longitude: 180), TrackPoint(latitude: 1, longitude: -180),
    ])
    #expect(same.closingLoop() == same)
    #expect(TrackSegment().closingLoop().isEmpty)
    #expect(equator([4]).closingLoop().count == 1)
    let track = Track(segments: [TrackSegment(), equator([4]), equator([5, 6]), TrackSegment()])
    #expect(track.closingLoop().segments.map(\.count) == [0, 1, 3, 0])
    #expect(track.closingLoop().segments[2].last?.longitude == track.segments[1][0].longitude)
    let route = Route(points: [
      Waypoint(latitude: 1, longitude: 2, elevation: 7, name: "start"),
      Waypoint(latitude: 2, longitude: 2),
    ])
    #expect(
      route.closingLoop().points.last == Waypoint(latitude: 1, longitude: 2, elevation: 7)
    )
    #expect(route.closingLoop().closingLoop() == route.closingLoop())
  }

  @Test func `joins routes at a common point`() {
    let points = (0..<4).map { Waypoint(latitude: 0, longitude: Double($0), name: "\($0)") }
    let first = Route(name: "a", points: Array(points[0...1]))
    let second = Route(name: "b", points: Array(points[1...3]))
    let merged = Route(merging: [first, second])
    #expect(merged.name == "a" && merged.points == points)
    #expect(Route(merging: [second, first]).points.count == 5)
    #expect(Route(merging: []) == Route())
  }

  @Test func `makes tracks of routes and back without loss`() {
    var random = SeededGenerator(seed: 9)
    let segment = randomSegment(&random, count: 60).cropped(toRows: 0..<60)
    var track = Track(name: "n", segments: [segment.removingExtensions { _ in false }])
    track.segments[0].extensions = []
    track.comment = "c"
    track.description = "d"
    track.source = "s"
    track.links = [WebLink(address: "l")]
    track.number = 4
    track.type = "hike"
    track.extensions = [ExtensionElement(QualifiedName("x"), text: "1")]
    #expect(Track(Route(track)) == track)
    let route = Route(track)
    #expect(Route(Track(route)) == route)
    #expect(route.points[7] == Waypoint(segment[7]))
    #expect(TrackPoint(Waypoint(segment[7])) == segment[7])
  }
}
