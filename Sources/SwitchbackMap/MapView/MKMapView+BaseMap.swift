internal import Basemap
internal import Drawing
internal import SwitchbackUI

extension MKMapView {
  /// What lies below everything: the world where the host has it, or else plain paper with degrees.
  func groundLayer(for viewport: MapViewport, context: RenderContext) -> DisplayList.Layer {
    guard let worldMap else {
      return layer(.baseMap) { commands in
        BaseMap.draw(into: &commands, viewport: viewport, context: context)
        drawDegrees(into: &commands, viewport: viewport, context: context)
      }
    }
    let look = WorldMap.Look(isMuted: isBaseMapMuted, colorScheme: context.colorScheme)
    guard canBeSteady(viewport, context: context) else {
      steadyGround.removeAll()
      return layer(.baseMap) {
        worldMap.drawGround(into: &$0, view: WorldView(viewport), look: look)
      }
    }
    let isSame = groundLook == look && groundRevision == worldMap.revision
    if !isSame { steadyGround.removeAll() }
    let shown = steadyGround.follow(viewport, scale: context.scale, pace: pace)
    if steadyGround.isRenewed {
      var commands = DrawingCommands()
      worldMap.drawGround(into: &commands, view: WorldView(shown), look: look)
      groundCommands = commands
    }
    groundLook = look
    groundRevision = worldMap.revision
    return steadyGround.layer(.baseMap, groundCommands, isSame: isSame)
  }

  private func drawDegrees(
    into commands: inout DrawingCommands,
    viewport: MapViewport,
    context: RenderContext
  ) {
    guard let host else { return }
    Graticule(
      viewport: viewport,
      labelArea: labelArea,
      host: host,
      colorScheme: context.colorScheme
    ).draw(into: &commands)
  }
}

extension WorldView {
  init(_ viewport: MapViewport) {
    self.init(
      size: viewport.size,
      center: viewport.center,
      scale: viewport.scale,
      heading: viewport.heading
    )
  }
}
