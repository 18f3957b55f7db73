internal import CMath
internal import Drawing
internal import SwitchbackUI

/// A needle whose red end points north.
struct CompassNeedle: View {
  var heading: Double

  var body: some View {
    ZStack {
      Circle().fill(ControlStyle.surface)
      Circle().stroke(ControlStyle.rim, lineWidth: 1)
      NeedleHalf(angle: -heading).fill(Color.red)
      NeedleHalf(angle: 180 - heading).fill(Color.gray)
    }
    .frame(width: 38, height: 38)
  }
}

/// One half of a needle, which points up where the angle is 0, in degrees clockwise.
private struct NeedleHalf: Shape {
  var angle: Double

  func path(in rect: CGRect) -> Path {
    let length = rect.height * 0.36
    let width = rect.height * 0.11
    return Path { path in
      path.move(to: CGPoint(x: 0, y: -length))
      path.addLine(to: CGPoint(x: width, y: 0))
      path.addLine(to: CGPoint(x: -width, y: 0))
      path.closeSubpath()
    }.applying(
      CGAffineTransform(translationX: rect.midX, y: rect.midY)
        .rotated(by: CGFloat(angle * .pi / 180))
    )
  }
}
