internal import Drawing
internal import Geodesy
internal import SwitchbackUI

/// What lies below everything: the paper of the map.
enum BaseMap {
  private static let paper = Color(light: RGBA(0xF3F1_EAFF), dark: RGBA(0x1E22_27FF))

  static func draw(
    into commands: inout DrawingCommands,
    viewport: MapViewport,
    context: RenderContext
  ) {
    commands.fill(
      CGRect(origin: .zero, size: viewport.size),
      with: paper.resolved(in: context.colorScheme)
    )
  }
}
