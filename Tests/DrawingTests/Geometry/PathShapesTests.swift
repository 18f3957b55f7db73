import Foundation
import Testing

@testable import Drawing

// A quarter circle drawn as one cubic curve leaves the circle by at most 0.0273 % of its radius where the handles are
// 4 ∕ 3 · (√2 − 1): A. Riškus, "Approximation of a cubic Bézier curve by circular arcs and vice versa", 2006.
@Suite struct PathShapesTests {
  private static let roundness = 0.000_273

  private func distance(_ first: CGPoint, _ second: CGPoint) -> Double {
    hypot(Double(first.x - second.x), Double(first.y - second.y))
  }

  @Test func `an ellipse lies on its equation`() {
    let path = Path(ellipseIn: CGRect(x: 10, y: 20, width: 60, height: 30))
    #expect(path.boundingRect == CGRect(x: 10, y: 20, width: 60, height: 30))
    #expect(path.elements.count == 6)
    for point in path.samples {
      let value = pow(Double(point.x - 40) / 30, 2) + pow(Double(point.y - 35) / 15, 2)
      #expect(abs(value.squareRoot() - 1) < Self.roundness * 1.01)
    }
  }

  /// Where arcs start and end, in radians.
  private static let arcs: [(Double, Double)] = [
    (0, .pi), (0.3, 0.4), (-2, 5), (5, -2), (1, 1 + 2 * .pi), (-4, -3.9), (2, 2),
  ]

  @Test(arguments: arcs)
  func `an arc lies on its circle and ends at its angles`(start: Double, end: Double) throws {
    let center = CGPoint(x: 7, y: -3)
    let radius = 40.0
    var path = Path()
    path.addArc(center: center, radius: radius, from: start, to: end)
    let points = path.samples
    for point in points {
      #expect(abs(distance(point, center) / radius - 1) < Self.roundness * 1.01)
    }
    func onCircle(_ angle: Double) -> CGPoint {
      CGPoint(x: 7 + radius * cos(angle), y: -3 + radius * sin(angle))
    }
    #expect(distance(try #require(points.first), onCircle(start)) < 1e-9)
    #expect(distance(try #require(points.last), onCircle(end)) < 1e-9)
    // Half the way is half the angle, to the error of the curve.
    let middle = points[points.count / 2]
    #expect(distance(middle, onCircle((start + end) / 2)) < radius * 0.001)
  }

  @Test func `an arc is joined to an open part and starts a new one after a closed one`() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(center: .zero, radius: 1, from: 0, to: 1)
    #expect(path.elements[1] == .line(to: CGPoint(x: 1, y: 0)))
    path.closeSubpath()
    path.addArc(center: .zero, radius: 2, from: 0, to: 1)
    #expect(path.elements[4] == .move(to: CGPoint(x: 2, y: 0)))
  }

  @Test(arguments: [-1, 0, 2, 3, 50] as [CGFloat])
  func `round corners take at most half of the shorter side`(radius: CGFloat) {
    let rect = CGRect(x: 2, y: 3, width: 10, height: 6)
    let path = Path(roundedRect: rect, cornerRadius: radius)
    let used = max(0, min(radius, 3))
    #expect(path.boundingRect == rect)
    #expect(path.elements.first == .move(to: CGPoint(x: 2 + used, y: 3)))
    #expect(path.elements.last == .closeSubpath)
    for point in path.samples {
      // The distance to the rectangle that the middles of the corners span is the radius.
      let inner = rect.insetBy(dx: used, dy: used)
      let nearest = CGPoint(
        x: min(max(point.x, inner.minX), inner.maxX),
        y: min(max(point.y, inner.minY), inner.maxY)
      )
      #expect(abs(distance(point, nearest) - Double(used)) < Self.roundness * 3.1)
    }
  }

  @Test func `a polygon's round corners touch both of their sides`() {
    // A square of side 10: an arc of radius 2 starts and ends 2 from each corner.
    let square = [(0, 0), (10, 0), (10, 10), (0, 10)].map {
      RoundedCorner(point: CGPoint(x: $0.0, y: $0.1), radius: 2)
    }
    var path = Path()
    path.addPolygon(square)
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 10))
    let points = path.samples
    for corner in [CGPoint(x: 2, y: 0), CGPoint(x: 8, y: 0), CGPoint(x: 10, y: 8)] {
      #expect(points.contains { distance($0, corner) < 1e-9 })
    }
    for point in points {
      let inner = CGPoint(x: min(max(point.x, 2), 8), y: min(max(point.y, 2), 8))
      #expect(abs(distance(point, inner) - 2) < 2 * Self.roundness)
    }
  }

  @Test func `a corner without radius, a straight one and a doubled point stay where they are`() {
    let corners = [(0, 0), (4, 0), (8, 0), (8, 0), (8, 8)].map {
      RoundedCorner(point: CGPoint(x: $0.0, y: $0.1), radius: 0)
    }
    var sharp = Path()
    sharp.addPolygon(corners)
    #expect(sharp.elements.count == 6)
    var round = Path()
    round.addPolygon(corners.map { RoundedCorner(point: $0.point, radius: 1) })
    for point in round.samples {
      #expect(point.x.isFinite && point.y.isFinite)
    }
  }

  @Test func `a bar is everything within half its width of a line`() {
    let start = CGPoint(x: 3, y: 4)
    let end = CGPoint(x: 9, y: 12)
    var path = Path()
    path.addBar(from: start, to: end, width: 5)
    for point in path.samples {
      let along = (Double(point.x - 3) * 0.6 + Double(point.y - 4) * 0.8)
      let t = min(max(along, 0), 10)
      let nearest = CGPoint(x: 3 + 0.6 * t, y: 4 + 0.8 * t)
      #expect(abs(distance(point, nearest) - 2.5) < 0.01)
    }
  }
}
