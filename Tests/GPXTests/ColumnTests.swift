import TestSupport
import Testing

@testable import GPX

@Suite struct ColumnTests {
  @Test func `takes no memory without values`() {
    let column = NumberColumn([nil, nil, .nan, .infinity])
    #expect(column.count == 4)
    #expect(column.presentCount == 0)
    #expect(column.values.isEmpty)
    #expect(Array(column) == [nil, nil, nil, nil])
    let times = TimeColumn([nil, nil])
    #expect(times.seconds.isEmpty)
    #expect(Array(times) == [nil, nil])
  }

  @Test func `tells zero from nothing`() {
    let column = NumberColumn([0, nil, 0])
    #expect(Array(column) == [0, nil, 0])
    #expect(column.values == [0, 0, 0])
    #expect(column.isPresent(0))
    #expect(!column.isPresent(1))
    #expect(column != NumberColumn([0, 0, 0]))
  }

  @Test func `keeps nanoseconds only where there are some`() {
    let whole = TimeColumn([Timestamp(seconds: 1), nil, Timestamp(seconds: 3)])
    #expect(whole.nanoseconds.isEmpty)
    #expect(Array(whole) == [Timestamp(seconds: 1), nil, Timestamp(seconds: 3)])
    let parts = TimeColumn([Timestamp(seconds: 1), nil, Timestamp(seconds: 3, nanoseconds: 5), nil])
    #expect(parts.nanoseconds == [0, 0, 5, 0])
    #expect(
      Array(parts) == [Timestamp(seconds: 1), nil, Timestamp(seconds: 3, nanoseconds: 5), nil]
    )
  }

  @Test func `holds what an array of optionals holds, at all lengths and densities`() {
    var random = SeededGenerator(seed: 11)
    for length in 0..<200 {
      for density in [0.0, 0.02, 0.5, 0.98, 1.0] {
        let numbers: [Double?] = (0..<length).map { _ in
          Double.random(in: 0..<1, using: &random) < density
            ? Double.random(in: -1e4...1e4, using: &random) : nil
        }
        let column = NumberColumn(numbers)
        #expect(Array(column) == numbers)
        #expect(column.presentCount == numbers.compactMap(\.self).count)
        let times = numbers.map { $0.map { Timestamp(seconds: Int64($0), nanoseconds: 7) } }
        #expect(Array(TimeColumn(times)) == times)
      }
    }
  }

  @Test func `is a segment of points`() {
    var named = PointTexts()
    named.name = "n"
    let points = [
      TrackPoint(latitude: 1, longitude: 2), TrackPoint(latitude: 3, longitude: 4, elevation: 5),
      TrackPoint(latitude: -90, longitude: 180, time: Timestamp(seconds: 9), texts: named),
    ]
    let segment = TrackSegment(points)
    #expect(Array(segment) == points)
    #expect(segment.latitudes == [1, 3, -90])
    #expect(segment.longitudes == [2, 4, 180])
    #expect(segment.last?.name == "n")
    #expect(Array(segment.reversed()) == points.reversed())
    #expect(segment.hashValue == TrackSegment(points).hashValue)
  }

  @Test func `never holds what is not a number`() {
    var point = TrackPoint(latitude: 1, longitude: 2, elevation: .nan)
    #expect(point.elevation == nil)
    point.elevation = .infinity
    #expect(point.elevation == nil)
    var waypoint = Waypoint(latitude: 1, longitude: 2, elevation: -.infinity)
    #expect(waypoint.elevation == nil)
    waypoint.elevation = .nan
    #expect(waypoint.elevation == nil)
    waypoint.elevation = 0
    #expect(waypoint.elevation == 0)
  }
}
