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
    guard hasExtent else { return advanceUnseen(to: context.time) }
    advance(to: context)
    let viewport = self.viewport
    add(groundLayer(for: viewport, context: context), to: &layers)
    add(overlayLayer(for: viewport, context: context), to: &layers)
    add(layer(.names) { drawNames(into: &$0, context: context) }, to: &layers)
    for layer in annotationLayers(for: viewport, context: context) { add(layer, to: &layers) }
    add(
      layer(.controls) { commands in
        drawBox(into: &commands, context: context)
        controls.draw(into: &commands, context: context)
        drawFocus(into: &commands, context: context)
      },
      to: &layers
    )
    hasAppeared = true
    tellOfRendering()
  }

  /// Where nothing that lies over the map covers the degrees at its edges.
  var labelArea: CGRect {
    let left = contentInsets.left > Self.framingMargin * 2 ? contentInsets.left - 52 : 0
    let bottom: CGFloat = showsZoomControls && isZoomEnabled ? 132 : 32
    return CGRect(
      x: left,
      y: controlInsets.top,
      width: max(0, bounds.width - left),
      height: max(0, bounds.height - controlInsets.top - bottom)
    )
  }

  /// A layer that holds for one frame.
  func layer(
    _ kind: DisplayList.Layer.Kind,
    _ draw: (inout DrawingCommands) -> Void
  ) -> DisplayList.Layer {
    var commands = DrawingCommands()
    draw(&commands)
    return DisplayList.Layer(kind: kind, commands: commands)
  }

  private func add(_ layer: DisplayList.Layer, to layers: inout [DisplayList.Layer]) {
    if !layer.commands.isEmpty { layers.append(layer) }
  }

  private func advance(to context: RenderContext) {
    let before = clock
    clock = max(clock, context.time)
    cameraController.advance(to: clock)
    notePace(since: before)
    overlayList.begin(at: clock)
    dropLeftOverlays()
    startWaitingDrag()
    locateAnnotations()
    placeNames(beside: placeDistanceMarks())
    placeCallout()
    updateControls(colorScheme: context.colorScheme)
    tellOfCamera(isFrame: true)
  }

  /// Lets time pass on a map without an extent: what leaves is gone in the end, and what flies has arrived.
  private func advanceUnseen(to time: Double) {
    clock = max(clock, time)
    cameraController.advance(to: clock)
    overlayList.begin(at: clock)
    dropLeftOverlays()
    readMoves()
    drop(scene.advance(to: clock))
    tellOfCamera(isFrame: true)
  }

  /// Notes how the map has moved since the frame of that time.
  private func notePace(since before: Double) {
    if let lastViewport, viewport != lastViewport {
      pace = MapPace(from: lastViewport, to: viewport, over: clock - before)
      lastMove = clock
    } else if clock >= lastMove + SteadyLayer.restDelay {
      pace = nil
    } else if pace != nil, clock > before {
      pace = MapPace()
    }
    lastViewport = viewport
  }
}
