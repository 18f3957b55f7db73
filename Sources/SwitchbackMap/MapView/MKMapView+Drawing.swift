public import Drawing
internal import Geodesy
internal import SwitchbackUI

extension MKMapView {
  /// What the map looks like at that time.
  ///
  /// It depends on what the map was told before and on the time alone. Times never go back.
  public func frame(at time: Double) -> DisplayList {
    var list = DisplayList(size: bounds.size)
    appendLayers(to: &list.layers, context: RenderContext(time: time))
    return list
  }

  /// Brings the map to a time and draws it.
  func drawLayers(to layers: inout [DisplayList.Layer], context: RenderContext) {
    guard bounds.width > 0, bounds.height > 0 else { return }
    advance(to: context)
    let viewport = self.viewport
    add(.baseMap, to: &layers) { commands in
      BaseMap.draw(into: &commands, viewport: viewport, context: context)
      if let host {
        Graticule(
          viewport: viewport,
          labelArea: labelArea,
          host: host,
          colorScheme: context.colorScheme
        ).draw(into: &commands)
      }
    }
    add(.overlays, to: &layers) { drawOverlays(into: &$0, viewport: viewport, context: context) }
    add(.annotations, to: &layers) { commands in
      drawDistanceMarks(into: &commands, context: context)
      drawAnnotations(into: &commands, context: context)
    }
    add(.controls, to: &layers) { commands in
      drawBox(into: &commands, context: context)
      controls.draw(into: &commands, context: context)
      drawFocus(into: &commands, context: context)
    }
    hasAppeared = true
  }

  /// Where nothing that lies over the map covers the degrees at its edges.
  private var labelArea: CGRect {
    let left = contentInsets.left > Self.framingMargin * 2 ? contentInsets.left - 52 : 0
    let bottom: CGFloat = showsZoomControls && isZoomEnabled ? 132 : 32
    return CGRect(
      x: left,
      y: controlInsets.top,
      width: max(0, bounds.width - left),
      height: max(0, bounds.height - controlInsets.top - bottom)
    )
  }

  private func add(
    _ kind: DisplayList.Layer.Kind,
    to layers: inout [DisplayList.Layer],
    _ draw: (inout DrawingCommands) -> Void
  ) {
    var commands = DrawingCommands()
    draw(&commands)
    if commands.isEmpty { return }
    layers.append(DisplayList.Layer(kind: kind, commands: commands))
  }

  private func advance(to context: RenderContext) {
    clock = max(clock, context.time)
    cameraController.advance(to: clock)
    overlayList.begin(at: clock)
    dropLeftOverlays()
    startWaitingDrag()
    locateAnnotations()
    placeDistanceMarks()
    placeCallout()
    updateControls(colorScheme: context.colorScheme)
    tellOfCamera(isFrame: true)
  }
}
