internal import Drawing
internal import SwitchbackUI

/// Draws a scale bar: a line with ticks at its ends, and the distance above.
struct ScaleBarView: View {
  var scale: ScaleBar

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Text(scale.label).font(.system(size: 11, weight: .medium)).foregroundStyle(Color.primary)
      ScaleBarShape()
        .stroke(Color.primary, lineWidth: 1.5)
        .frame(width: CGFloat(scale.length), height: 6)
    }
    .padding(EdgeInsets(top: 3, leading: 6, bottom: 5, trailing: 6))
    .background(ControlStyle.surface)
    .cornerRadius(5)
    .accessibilityLabel("Scale: \(scale.label)")
  }
}

private struct ScaleBarShape: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    }
  }
}
