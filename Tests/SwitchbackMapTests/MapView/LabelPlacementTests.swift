import Drawing
import TestSupport
import Testing

@testable import SwitchbackMap

@Suite struct LabelPlacementTests {
  @Test func `finds what a search of all rectangles finds`() {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<50 {
      var placement = LabelPlacement(CGSize(width: 500, height: 400))
      var placed: [CGRect] = []
      for _ in 0..<60 {
        let rect = CGRect(
          x: Double.random(in: -80...560, using: &generator),
          y: Double.random(in: -80...460, using: &generator),
          width: Double.random(in: 1...150, using: &generator),
          height: Double.random(in: 1...40, using: &generator)
        )
        let isFree = !placed.contains { other in
          rect.minX < other.maxX && other.minX < rect.maxX && rect.minY < other.maxY
            && other.minY < rect.maxY
        }
        #expect(placement.isFree(rect) == isFree)
        if isFree {
          placement.occupy(rect)
          placed.append(rect)
        }
      }
    }
  }
}
