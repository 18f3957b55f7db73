internal import Drawing
internal import SwitchbackUI

/// The heights along the way.
struct ProfileChart: View {
  var profile: ViewerProfile

  var body: some View {
    VStack(alignment: .leading, spacing: 3) {
      ZStack {
        ProfileShape(profile: profile, isArea: true).fill(Color.accentColor.opacity(0.16))
        ProfileShape(profile: profile, isArea: false)
          .stroke(
            Color.accentColor,
            style: StrokeStyle(lineWidth: 1.5, lineCap: .round, lineJoin: .round)
          )
      }
      .frame(height: 64)
      HStack(spacing: 0) {
        Text("\(Figure.elevation(profile.lowest)) – \(Figure.elevation(profile.highest))")
        Spacer(minLength: 8)
        Text(Figure.distance(profile.distance))
      }
      .font(.system(size: 11))
      .foregroundStyle(Color.secondary)
    }
  }
}

private struct ProfileShape: Shape {
  var profile: ViewerProfile
  var isArea: Bool

  func path(in rect: CGRect) -> Path {
    // A flat way is drawn flat: noise of a metre or two does not become mountains.
    let range = max(profile.highest - profile.lowest, 30)
    let base = (profile.highest + profile.lowest - range) / 2
    func place(_ point: ViewerProfile.Point) -> CGPoint {
      CGPoint(
        x: Double(rect.minX) + point.distance / profile.distance * Double(rect.width),
        y: Double(rect.maxY) - 2 - (point.elevation - base) / range * (Double(rect.height) - 4)
      )
    }
    return Path { path in
      for piece in profile.pieces {
        let points = piece.map(place)
        guard let first = points.first, let last = points.last else { continue }
        if isArea {
          path.move(to: CGPoint(x: first.x, y: rect.maxY))
          for point in points { path.addLine(to: point) }
          path.addLine(to: CGPoint(x: last.x, y: rect.maxY))
          path.closeSubpath()
        } else {
          path.addLines(points)
        }
      }
    }
  }
}
