import TestSupport
import Testing

@testable import Geodesy

@Suite struct LineMeasureTests {
  /// The sum of geodesics, which have an oracle of their own.
  private func sums(_ line: [MKMapPoint]) -> [Double] {
    var sums = [0.0]
    for (a, b) in zip(line, line.dropFirst()) {
      sums.append((sums.last ?? 0) + a.coordinate.geodesicDistance(to: b.coordinate))
    }
    return sums
  }

  private func expectRight(_ line: [MKMapPoint], accuracy: Double) {
    let measure = LineMeasure(line)
    let expected = sums(line)
    let length = expected[expected.count - 1]
    #expect(abs(measure.length - length) <= length * accuracy + 1e-6)
    for vertex in stride(from: 0, to: line.count, by: 17) {
      let distance = measure.distance(atVertex: vertex, of: line)
      #expect(abs(distance - expected[vertex]) <= length * accuracy + 1e-6)
    }
  }

  @Test func `measures tracks as geodesics do`() {
    var random = SeededGenerator(seed: 71)
    for latitude in [-70.0, 0, 43, 60, 80] {
      let start = MKMapPoint(CLLocationCoordinate2D(latitude: latitude, longitude: 6))
      for step in [30, 3_000.0] {
        let line = random.track(count: 500, step: step).map {
          MKMapPoint(x: start.x + $0.x, y: start.y + $0.y)
        }
        expectRight(line, accuracy: 2e-5)
      }
    }
  }

  @Test func `measures long legs, also across the 180th meridian`() {
    let line = [(10.0, 170.0), (20, -175), (60, -120), (60, -119.999), (-30, 100)].map {
      MKMapPoint(CLLocationCoordinate2D(latitude: $0.0, longitude: $0.1))
    }
    expectRight(line, accuracy: 1e-6)
  }

  @Test func `finds the place at a distance`() {
    var random = SeededGenerator(seed: 72)
    let start = MKMapPoint(CLLocationCoordinate2D(latitude: 45, longitude: 6))
    let line = random.track(count: 1_000, step: 40).map {
      MKMapPoint(x: start.x + $0.x, y: start.y + $0.y)
    }
    let measure = LineMeasure(line)
    for _ in 0..<500 {
      let distance = random.number(0...measure.length)
      let position = measure.position(atDistance: distance, of: line)
      // A part of a run is measured by the scale in its own middle.
      #expect(abs(measure.distance(atPosition: position, of: line) - distance) < 1e-3)
    }
    #expect(measure.position(atDistance: -5, of: line) == 0)
    #expect(measure.position(atDistance: .infinity, of: line) == 999)
  }

  @Test func `goes on where a line has grown`() {
    var random = SeededGenerator(seed: 73)
    let line = random.track(count: 700, step: 40).map { MKMapPoint(x: $0.x + 1e8, y: $0.y + 1e8) }
    var measure = LineMeasure([])
    var count = 0
    while count < line.count {
      count = min(line.count, count + random.integer(1...50))
      measure.extend(to: Array(line[..<count]))
      let whole = LineMeasure(Array(line[..<count]))
      #expect(abs(measure.length - whole.length) < 1e-6)
    }
  }

  @Test func `is 0 long where there is no line`() {
    #expect(LineMeasure([]).length == 0)
    #expect(LineMeasure([MKMapPoint()]).distance(atVertex: 0, of: [MKMapPoint()]) == 0)
    let nowhere = [MKMapPoint(x: .nan, y: .nan), MKMapPoint(x: 1, y: 1), MKMapPoint(x: .nan, y: 1)]
    #expect(LineMeasure(nowhere).length == 0)
  }
}
