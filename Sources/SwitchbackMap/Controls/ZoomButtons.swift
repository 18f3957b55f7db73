internal import Drawing
internal import SwitchbackUI

/// Two buttons, one above the other, that zoom by a level.
struct ZoomButtons: View {
  var requests: ControlRequests

  var body: some View {
    VStack(spacing: 0) {
      Button(action: { requests.zoomLevels += 1 }) { glyph("plus") }
        .buttonStyle(.plain)
        .accessibilityLabel("Zoom in")
      ControlStyle.rim.frame(width: 36, height: 1)
      Button(action: { requests.zoomLevels -= 1 }) { glyph("minus") }
        .buttonStyle(.plain)
        .accessibilityLabel("Zoom out")
    }
    .background(ControlStyle.surface)
    .cornerRadius(9)
    .overlay {
      RoundedRectangle(cornerRadius: 9).stroke(ControlStyle.rim, lineWidth: 1)
        .allowsHitTesting(false)
    }
  }

  private func glyph(_ name: String) -> some View {
    Image(systemName: name)
      .font(.system(size: 16, weight: .medium))
      .foregroundStyle(Color.primary)
      .frame(width: 36, height: 36)
  }
}
