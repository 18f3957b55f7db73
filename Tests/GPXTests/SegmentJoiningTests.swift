import TestSupport
import Testing

@testable import GPX

/// Segments put together in one piece are as if their points had been added one by one.
struct SegmentJoiningTests {
  private func point(_ generator: inout SeededGenerator, _ kind: Int) -> TrackPoint {
    var point = TrackPoint(latitude: Double.random(in: -90...90, using: &generator), longitude: 1)
    func has() -> Bool { kind == 1 || kind == 2 && Bool.random(using: &generator) }
    if has() { point.elevation = 7 }
    if has() {
      point.time = Timestamp(seconds: 9, nanoseconds: Int32.random(in: 0...1, using: &generator))
    }
    if has() {
      var reception = Reception()
      reception.satellites = Int.random(in: 3...9, using: &generator)
      reception.fix = Bool.random(using: &generator) ? .threeDimensional : nil
      point.reception = reception
    }
    if has() {
      let name = QualifiedName(Bool.random(using: &generator) ? "hr" : "cad", namespace: "urn:x")
      point.extensions = [ExtensionElement(name, text: Bool.random(using: &generator) ? "1" : "a")]
    }
    if has() {
      var texts = PointTexts()
      texts.name = "p"
      point.texts = texts
    }
    return point
  }

  @Test func `joins columns that have values, some, or none`() {
    var generator = SeededGenerator(seed: 11)
    for first in 0...2 {
      for second in 0...2 {
        for counts in [(0, 0), (0, 3), (3, 0), (1, 1), (64, 5), (70, 130)] {
          let left = (0..<counts.0).map { _ in point(&generator, first) }
          let right = (0..<counts.1).map { _ in point(&generator, second) }
          var joined = TrackSegment(left)
          joined.append(contentsOf: TrackSegment(right))
          #expect(Array(joined) == left + right)
          var concurrently = TrackSegment(left)
          concurrently.appendConcurrently(contentsOf: TrackSegment(right))
          #expect(concurrently == joined)
          #expect(joined == TrackSegment(left + right))
        }
      }
    }
  }
}
