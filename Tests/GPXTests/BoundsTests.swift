import TestSupport
import Testing

@testable import GPX

@Suite struct BoundsTests {
  private func bounds(places: [Double], lines: [[Double]] = []) -> GeographicBounds? {
    var arcs = LongitudeArcs()
    for place in places { arcs.include(latitude: 0, longitude: place) }
    for line in lines {
      arcs.include(TrackSegment(line.map { TrackPoint(latitude: 0, longitude: $0) }))
    }
    return arcs.bounds
  }

  private func box(_ west: Double, _ east: Double) -> GeographicBounds? {
    GeographicBounds(south: 0, west: west, north: 0, east: east)
  }

  @Test func `holds places without going round the world`() {
    #expect(bounds(places: []) == nil)
    #expect(bounds(places: [5]) == box(5, 5))
    #expect(bounds(places: [5, -3, 10]) == box(-3, 10))
    #expect(bounds(places: [179, -179]) == box(179, -179))
    #expect(bounds(places: [180, -180]) == box(-180, -180))
    #expect(bounds(places: [170, 180]) == box(170, 180))
    #expect(bounds(places: [-90, 90]) == box(-90, 90))
  }

  @Test func `holds lines on the side that they go`() {
    #expect(bounds(places: [], lines: [[179.9, -179.9]]) == box(179.9, -179.9))
    #expect(bounds(places: [], lines: [[-100, 0, 100]]) == box(-100, 100))
    #expect(bounds(places: [], lines: [[100, 179, -179, -100]]) == box(100, -100))
    #expect(bounds(places: [10], lines: [[179, -179], [-170, -160]]) == box(10, -160))
    #expect(bounds(places: [], lines: [[-120, 0, 120, -120, 0]]) == box(-180, 180))
  }

  @Test func `knows its width`() throws {
    let narrow = try #require(box(179.9, -179.9))
    #expect(narrow.crossesAntimeridian)
    #expect(abs(narrow.width - 0.2) < 1e-9)
    #expect(narrow.contains(latitude: 0, longitude: 180))
    #expect(narrow.contains(latitude: 0, longitude: -180))
    #expect(!narrow.contains(latitude: 0, longitude: 0))
    #expect(GeographicBounds(south: 1, west: 0, north: 0, east: 0) == nil)
    #expect(GeographicBounds(south: .nan, west: 0, north: 0, east: 0) == nil)
    #expect(GeographicBounds(south: 0, west: 0, north: 0, east: .nan) == nil)
    #expect(GeographicBounds(south: 0, west: 0, north: 91, east: 0) == nil)
  }

  @Test func `holds every place and is no wider than the circle without its widest gap`() throws {
    var random = SeededGenerator(seed: 8)
    for count in 1...8 {
      for _ in 0..<200 {
        let places = (0..<count).map { _ in Double(Int.random(in: -180..<180, using: &random)) }
        let box = try #require(bounds(places: places))
        for place in places { #expect(box.contains(latitude: 0, longitude: place)) }
        let sorted = places.sorted()
        var widest = sorted[0] + 360 - sorted[count - 1]
        for (left, right) in zip(sorted, sorted.dropFirst()) { widest = max(widest, right - left) }
        #expect(box.width == 360 - widest)
      }
    }
  }

  @Test func `holds every point of lines to the last digit`() throws {
    var random = SeededGenerator(seed: 9)
    for _ in 0..<500 {
      var longitude = Double.random(in: -180...180, using: &random)
      let lines = (0..<3).map { _ in
        (0..<20).map { _ in
          longitude = (longitude + Double.random(in: -9...10, using: &random))
            .remainder(dividingBy: 360)
          return longitude
        }
      }
      let box = try #require(bounds(places: [], lines: lines))
      for place in lines.joined() { #expect(box.contains(latitude: 0, longitude: place)) }
      if box.width < 360 {
        #expect(lines.joined().contains(box.west) && lines.joined().contains(box.east))
      }
    }
  }
}
