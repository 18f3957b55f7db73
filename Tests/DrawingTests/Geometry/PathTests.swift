import Drawing
import TestSupport
import Testing

@Suite struct PathTests {
  private let rect = CGRect(x: 2, y: 3, width: 10, height: 6)

  @Test func `keeps its steps in order`() {
    let path = Path { path in
      path.move(to: CGPoint(x: 1, y: 2))
      path.addLine(to: CGPoint(x: 3, y: 4))
      path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
      path.addCurve(
        to: CGPoint(x: 9, y: 10),
        control1: CGPoint(x: 11, y: 12),
        control2: CGPoint(x: 13, y: 14)
      )
      path.closeSubpath()
    }
    #expect(
      path.elements == [
        .move(to: CGPoint(x: 1, y: 2)),
        .line(to: CGPoint(x: 3, y: 4)),
        .quadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8)),
        .curve(
          to: CGPoint(x: 9, y: 10),
          control1: CGPoint(x: 11, y: 12),
          control2: CGPoint(x: 13, y: 14)
        ),
        .closeSubpath,
      ]
    )
  }

  @Test(arguments: 0...4)
  func `lines start with a move`(count: Int) {
    let points = (0..<count).map { CGPoint(x: CGFloat($0), y: 1) }
    var path = Path()
    path.addLines(points)
    #expect(path.elements.count == count)
    #expect(path.isEmpty == (count == 0))
    for (index, element) in path.elements.enumerated() {
      #expect(element == (index == 0 ? .move(to: points[index]) : .line(to: points[index])))
    }
  }

  @Test func `a rectangle is four corners, clockwise from the top left`() {
    #expect(
      Path(rect).elements == [
        .move(to: CGPoint(x: 2, y: 3)),
        .line(to: CGPoint(x: 12, y: 3)),
        .line(to: CGPoint(x: 12, y: 9)),
        .line(to: CGPoint(x: 2, y: 9)),
        .closeSubpath,
      ]
    )
  }

  @Test func `a rectangle of negative extent is the same rectangle`() {
    #expect(Path(CGRect(x: 12, y: 9, width: -10, height: -6)) == Path(rect))
  }

  @Test func `the bounding rectangle holds points and control points`() {
    var path = Path()
    #expect(path.boundingRect.isNull)
    path.closeSubpath()
    #expect(path.boundingRect.isNull)
    path.move(to: CGPoint(x: 1, y: 1))
    #expect(path.boundingRect == CGRect(x: 1, y: 1, width: 0, height: 0))
    path.addQuadCurve(to: CGPoint(x: 2, y: 1), control: CGPoint(x: 1.5, y: -4))
    #expect(path.boundingRect == CGRect(x: 1, y: -4, width: 1, height: 5))
    path.addCurve(
      to: CGPoint(x: 0, y: 0),
      control1: CGPoint(x: 9, y: 0),
      control2: CGPoint(x: 0, y: 7)
    )
    #expect(path.boundingRect == CGRect(x: 0, y: -4, width: 9, height: 11))
  }

  @Test func `applying maps every point and keeps the kinds of steps`() {
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<200 {
      let path = generator.path()
      let shift = CGAffineTransform(translationX: 4, y: -8)
      let moved = path.applying(shift)
      #expect(moved.elements.count == path.elements.count)
      #expect(moved.applying(CGAffineTransform(translationX: -4, y: 8)) == path)
      if !path.boundingRect.isNull {
        #expect(moved.boundingRect == path.boundingRect.offsetBy(dx: 4, dy: -8))
      }
    }
  }

  @Test func `adding a path maps it and leaves what is there`() {
    var path = Path(rect)
    path.addPath(Path(rect), transform: CGAffineTransform(scaleX: 2, y: 3))
    #expect(Array(path.elements.prefix(5)) == Path(rect).elements)
    #expect(
      Array(path.elements.suffix(5))
        == Path(CGRect(x: 4, y: 9, width: 20, height: 18)).elements
    )
  }
}
