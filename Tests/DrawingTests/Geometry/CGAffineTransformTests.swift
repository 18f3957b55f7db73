import Drawing
import TestSupport
import Testing

// Expected numbers follow CoreGraphics' documentation: CGAffineTransformConcat is t1 · t2, and
// CGAffineTransformTranslate, …Scale and …Rotate put their own matrix before the one that they are given, with
// points as rows: [x y 1] · t.
@Suite struct CGAffineTransformTests {
  private let point = CGPoint(x: 3, y: 5)
  private let shift = CGAffineTransform(translationX: 10, y: -20)
  private let scaling = CGAffineTransform(scaleX: 2, y: 4)

  @Test func `maps a point by its six numbers`() {
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(point.applying(transform) == CGPoint(x: 3 + 15 + 5, y: 6 + 20 + 6))
  }

  @Test func `concatenating does the receiver first`() {
    #expect(point.applying(shift.concatenating(scaling)) == CGPoint(x: 26, y: -60))
    #expect(point.applying(scaling.concatenating(shift)) == CGPoint(x: 16, y: 0))
  }

  @Test func `translating does the shift first`() {
    #expect(point.applying(scaling.translatedBy(x: 10, y: -20)) == CGPoint(x: 26, y: -60))
  }

  @Test func `scaling does the scaling first`() {
    #expect(point.applying(shift.scaledBy(x: 2, y: 4)) == CGPoint(x: 16, y: 0))
  }

  @Test func `rotating does the rotation first`() {
    let result = point.applying(shift.rotated(by: .pi / 2))
    #expect(abs(result.x - 5) < 1e-12)
    #expect(abs(result.y - -17) < 1e-12)
  }

  @Test func `a positive angle turns from the x axis to the y axis`() {
    let result = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(result.x) < 1e-12)
    #expect(abs(result.y - 1) < 1e-12)
  }

  @Test func `three steps of a camera read from last to first`() {
    let camera = CGAffineTransform.identity
      .translatedBy(x: 100, y: 50)
      .scaledBy(x: 2, y: 2)
      .translatedBy(x: -3, y: -5)
    #expect(point.applying(camera) == CGPoint(x: 100, y: 50))
    #expect(CGPoint(x: 4, y: 6).applying(camera) == CGPoint(x: 102, y: 52))
  }

  @Test func `concatenating equals one map after the other`() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<1000 {
      let first = generator.transform()
      let second = generator.transform()
      let point = generator.point()
      let together = point.applying(first.concatenating(second))
      let apart = point.applying(first).applying(second)
      let size = abs(apart.x) + abs(apart.y) + 1e10
      #expect(abs(together.x - apart.x) < size * 1e-12)
      #expect(abs(together.y - apart.y) < size * 1e-12)
    }
  }

  @Test func `only the identity changes nothing`() {
    #expect(CGAffineTransform.identity.isIdentity)
    #expect(CGAffineTransform(translationX: 0, y: 0).isIdentity)
    #expect(!shift.isIdentity)
    #expect(point.applying(.identity) == point)
  }
}
