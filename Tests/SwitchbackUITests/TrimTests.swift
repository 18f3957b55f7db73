import Drawing
import Foundation
import SwitchbackUI
import Testing

@MainActor
@Suite struct TrimTests {
  private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

  @Test func `the part of an outline goes by length`() {
    let half = square.trimmedPath(from: 0.125, to: 0.625)
    #expect(
      half.elements == [
        .move(to: CGPoint(x: 5, y: 0)),
        .line(to: CGPoint(x: 10, y: 0)),
        .line(to: CGPoint(x: 10, y: 10)),
        .line(to: CGPoint(x: 5, y: 10)),
      ]
    )
    // The line that closes an outline is a part of it.
    let end = square.trimmedPath(from: 0.75, to: 1)
    #expect(end.elements == [.move(to: CGPoint(x: 0, y: 10)), .line(to: .zero)])
  }

  @Test func `the whole stays as it is, and nothing is left where nothing lies between`() {
    #expect(square.trimmedPath(from: 0, to: 1) == square)
    #expect(square.trimmedPath(from: -3, to: 8) == square)
    for (from, to) in [(0.5, 0.5), (0.7, 0.2), (1, 2), (-1, 0)] as [(CGFloat, CGFloat)] {
      #expect(square.trimmedPath(from: from, to: to).isEmpty)
    }
    #expect(square.trimmedPath(from: .nan, to: 1).elements.allSatisfy { $0 != .closeSubpath })
    #expect(Path().trimmedPath(from: 0, to: 0.5).isEmpty)
    #expect(Path(CGRect.zero).trimmedPath(from: 0, to: 0.5).isEmpty)
  }

  @Test func `a part that is left whole stays closed, and others start anew`() {
    var path = square
    path.addPath(Path(CGRect(x: 20, y: 0, width: 10, height: 10)))
    let part = path.trimmedPath(from: 0, to: 0.625)
    #expect(
      part.elements == square.elements + [
        .move(to: CGPoint(x: 20, y: 0)), .line(to: CGPoint(x: 30, y: 0)),
      ]
    )
    let round = Path(roundedRect: CGRect(x: 0, y: 0, width: 10, height: 10), cornerRadius: 2)
    var two = round
    two.addPath(square)
    let closings = two.trimmedPath(from: 0, to: 0.9).elements.filter { $0 == .closeSubpath }
    #expect(closings.count == 1)
  }

  // The control points of a quarter circle leave it by at most 0.027 % of its radius.
  @Test(arguments: [0.1, 0.25, 0.4, 0.8])
  func `a circle is cut where the angle says`(part: Double) {
    // From the top on, clockwise.
    let circle = Path(ellipseIn: CGRect(x: -100, y: -100, width: 200, height: 200))
    let points = circle.trimmedPath(from: 0, to: CGFloat(part)).elements
    guard case .curve(let end, _, _) = points.last else { return #expect(Bool(false)) }
    let angle = Angle(degrees: 360 * part).radians
    let (x, y) = (100 * sin(angle), -100 * cos(angle))
    #expect(abs(Double(end.x) - x) < 0.05 && abs(Double(end.y) - y) < 0.05)
  }

  @Test func `both ends can be animated`() {
    let scene = Scene(
      Rectangle().trim(from: 0, to: 0.25).stroke(Color.red).frame(width: 40, height: 40)
    )
    #expect(width(scene, at: 0) == 40)
    withAnimation(.linear(duration: 1)) {
      scene.view.root =
        Rectangle().trim(from: 0, to: 0).stroke(Color.red).frame(width: 40, height: 40)
    }
    _ = scene.commands(at: 1)
    #expect(width(scene, at: 1.5) == 20)
    #expect(width(scene, at: 1.75) == 10)
  }

  @Test func `curves without a length and lengths that are no numbers trap nowhere`() {
    var path = Path()
    path.move(to: .zero)
    path.addQuadCurve(to: .zero, control: .zero)
    path.addCurve(to: CGPoint(x: 1, y: 1), control1: CGPoint(x: 9, y: 0), control2: .zero)
    path.addLine(to: CGPoint(x: CGFloat.nan, y: 0))
    #expect(path.trimmedPath(from: 0.2, to: 0.5).isEmpty)
    path.addLine(to: CGPoint(x: CGFloat.infinity, y: 0))
    #expect(path.trimmedPath(from: 0.2, to: 0.5).isEmpty)
  }

  private func width(_ scene: Scene<some View>, at time: Double) -> CGFloat {
    for case .stroke(let path, _, _) in scene.commands(at: time) { return path.boundingRect.width }
    return .nan
  }
}
