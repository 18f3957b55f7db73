internal import Drawing

final class DividerNode: ViewNode {
  /// The thickness, in points.
  private static let thickness: CGFloat = 1

  var isUpright = false
  var paint = RGBA.clear

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    isUpright
      ? CGSize(width: Self.thickness, height: proposal.height ?? 10)
      : CGSize(width: proposal.width ?? 10, height: Self.thickness)
  }

  override func draw(_ painter: inout Painter) {
    if !frame.isEmpty { painter.commands.fill(frame, with: paint) }
  }
}

extension Color {
  /// The colour of lines between parts.
  static let separator = Color(
    light: RGBA(red: 0, green: 0, blue: 0, opacity: 0.16),
    dark: RGBA(red: 1, green: 1, blue: 1, opacity: 0.2)
  )
}
