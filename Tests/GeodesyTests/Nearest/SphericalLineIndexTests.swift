import TestSupport
import Testing

@testable import Geodesy

@Suite struct SphericalLineIndexTests {
  private typealias Line = [CLLocationCoordinate2D]

  /// Where lines are apt to go wrong: anywhere, near a pole, across the antimeridian, and in one spot.
  private static let centres = [
    CLLocationCoordinate2D(latitude: 47, longitude: 8),
    CLLocationCoordinate2D(latitude: 90, longitude: 0),
    CLLocationCoordinate2D(latitude: -89.99, longitude: 77),
    CLLocationCoordinate2D(latitude: -16.8, longitude: 180),
    CLLocationCoordinate2D(latitude: 0, longitude: -180),
  ]

  private func index(_ lines: [Line]) -> SphericalLineIndex {
    SphericalLineIndex(
      lines.map { line in (line.map { $0.latitude }, line.map { $0.longitude }) }
    )
  }

  /// Lines of 0 to 40 points within some metres to some thousand kilometres around a centre.
  private func lines(
    around centre: CLLocationCoordinate2D,
    size: Double,
    _ random: inout SeededGenerator
  ) -> [Line] {
    (0..<random.integer(1...4)).map { _ in
      (0..<random.integer(0...40)).map { _ in
        random.integer(0...9) == 0 ? centre : random.place(around: centre, size: size)
      }
    }
  }

  @Test func `finds nothing where there is nothing, or for what is no place`() {
    let here = CLLocationCoordinate2D(latitude: 1, longitude: 2)
    for empty in [index([]), index([[], []])] {
      #expect(empty.nearestVertex(to: here) == nil)
      #expect(empty.nearestPlace(to: here) == nil)
      #expect(empty.count == 0)
    }
    let one = index([[here]])
    #expect(one.nearestVertex(to: here) == 0)
    #expect(one.nearestPlace(to: here)?.vertex == 0)
    for (latitude, longitude) in [(Double.nan, 0), (0, .infinity), (90.1, 0), (0, .nan)] {
      let nowhere = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
      #expect(one.nearestVertex(to: nowhere) == nil)
      #expect(one.nearestPlace(to: nowhere) == nil)
    }
  }

  @Test(arguments: centres)
  func `finds the vertex that a look at all of them finds`(_ centre: CLLocationCoordinate2D) throws
  {
    var random = SeededGenerator(seed: 11)
    for size in [1.0, 100, 1e5, 2e7] {
      for _ in 0..<40 {
        let lines = lines(around: centre, size: size, &random)
        let vertices = lines.flatMap { $0 }
        let index = index(lines)
        for _ in 0..<10 where !vertices.isEmpty {
          let wanted = random.place(around: centre, size: 2 * size)
          let found = try #require(index.nearestVertex(to: wanted))
          let nearest = vertices.map { wanted.distance(to: $0) }.min() ?? .nan
          #expect(wanted.distance(to: vertices[found]) <= nearest + Self.resolution(nearest))
        }
      }
    }
  }

  /// What straight lines tell apart: some nanometres, and towards the antipode less.
  private static func resolution(_ distance: Double) -> Double {
    let rest = max(1, .pi * Earth.meanRadius - distance)
    return 2e-8 + 2e-2 / rest
  }

  @Test func `of vertices in one place it finds the first`() throws {
    let place = CLLocationCoordinate2D(latitude: 47, longitude: 8)
    let other = CLLocationCoordinate2D(latitude: 47.1, longitude: 8)
    for count in [1, 2, 9, 10, 100, 1000] {
      let line = [other, other] + Array(repeating: place, count: count) + [other]
      let index = index([line])
      #expect(index.nearestVertex(to: place) == 2)
      #expect(index.nearestPlace(to: place)?.vertex == 2)
      #expect(index.nearestVertex(to: other) == 0)
    }
    // 180 and -180 degrees are one meridian.
    let west = CLLocationCoordinate2D(latitude: 5, longitude: -180)
    let east = CLLocationCoordinate2D(latitude: 5, longitude: 180)
    #expect(index([[other, west, east]]).nearestVertex(to: east) == 1)
  }

  /// The shortest distance from a coordinate to a great circle's arc, by Newton's bisection of thirds.
  ///
  /// The distance along an arc shorter than half a circle has one minimum or falls to an end after one maximum, so
  /// the arc is cut into pieces first.
  private func distance(
    from wanted: CLLocationCoordinate2D,
    _ a: CLLocationCoordinate2D,
    _ b: CLLocationCoordinate2D
  ) -> Double {
    var best = min(wanted.distance(to: a), wanted.distance(to: b))
    let pieces = 16
    for piece in 0..<pieces {
      var low = Double(piece) / Double(pieces)
      var high = Double(piece + 1) / Double(pieces)
      for _ in 0..<60 {
        let left = low + (high - low) / 3
        let right = high - (high - low) / 3
        let isLeft =
          wanted.distance(to: a.interpolated(to: b, fraction: left))
          < wanted.distance(to: a.interpolated(to: b, fraction: right))
        if isLeft { high = right } else { low = left }
      }
      best = min(best, wanted.distance(to: a.interpolated(to: b, fraction: low)))
    }
    return best
  }

  @Test(arguments: centres)
  func `finds the place that a walk along all pieces finds`(_ centre: CLLocationCoordinate2D) throws
  {
    var random = SeededGenerator(seed: 12)
    for size in [1.0, 100, 1e5, 9e6] {
      for _ in 0..<6 {
        let lines = lines(around: centre, size: size, &random)
        let vertices = lines.flatMap { $0 }
        let index = index(lines)
        for _ in 0..<2 where !vertices.isEmpty {
          let wanted = random.place(around: centre, size: 1.5 * size)
          let found = try #require(index.nearestPlace(to: wanted))
          var nearest = Double.infinity
          for line in lines {
            for vertex in line { nearest = min(nearest, wanted.distance(to: vertex)) }
            for (a, b) in zip(line, line.dropFirst()) {
              nearest = min(nearest, distance(from: wanted, a, b))
            }
          }
          let away = wanted.distance(to: found.coordinate)
          #expect(abs(away - nearest) <= Self.resolution(nearest) + 1e-9 * size)
          // The place is where the vertex and the fraction say.
          #expect((0..<1).contains(found.fraction))
          let start = vertices[found.vertex]
          let end = vertices[min(found.vertex + 1, vertices.count - 1)]
          let place = start.interpolated(to: end, fraction: found.fraction)
          #expect(place.distance(to: found.coordinate) < 1e-7 + 1e-9 * size)
        }
      }
    }
  }

  @Test func `a place between two lines belongs to one of them`() throws {
    // Two lines along meridians; the gap between the end of one and the start of the other is no piece.
    let lines = [
      [(0.0, 179.0), (1.0, 179.0)], [(1.0, -179.0), (0.0, -179.0)],
    ].map { $0.map { CLLocationCoordinate2D(latitude: $0.0, longitude: $0.1) } }
    let wanted = CLLocationCoordinate2D(latitude: 1, longitude: 179.9)
    let found = try #require(index(lines).nearestPlace(to: wanted))
    #expect(found.vertex == 1 && found.fraction == 0)
    let joined = try #require(index([lines[0] + lines[1]]).nearestPlace(to: wanted))
    #expect(joined.vertex == 1)
    #expect(abs(joined.fraction - 0.45) < 1e-4)
    #expect(abs(joined.coordinate.longitude - 179.9) < 1e-4)
  }

  @Test func `looks at few vertices of many`() {
    var random = SeededGenerator(seed: 13)
    for count in [1000, 30_000] {
      // A walk, with a halt of a third of its points in one spot of some metres.
      var here = CLLocationCoordinate2D(latitude: 60, longitude: 179.9)
      var heading = 40.0
      let halt = count / 3..<(2 * count / 3)
      let line = (0..<count).map { row in
        if halt.contains(row) { return random.place(around: here, size: 3) }
        heading += random.number(-20...20)
        here = here.coordinate(at: random.number(0...8), bearing: heading)
        return here
      }
      let index = index([line])
      var visits = 0
      let searches = 300
      for _ in 0..<searches {
        let start = line[random.integer(0...count - 1)]
        let place = random.place(around: start, size: 20)
        let point = UnitVector(latitude: place.latitude, longitude: place.longitude)
        visits += index.nearestVertex(to: point).visits
      }
      // Some leaves of 8, whatever the number of points.
      #expect(visits / searches < 60)
    }
  }
}

extension SeededGenerator {
  /// A place within so many metres of another one.
  fileprivate mutating func place(
    around centre: CLLocationCoordinate2D,
    size: Double
  ) -> CLLocationCoordinate2D {
    centre.coordinate(at: number(0...1) * size, bearing: number(0...360))
  }
}
