internal import Drawing
internal import Geodesy
internal import SwitchbackUI

// The layers that stay the same from frame to frame where the host keeps paintings.

extension MKMapView {
  /// From so many annotations in sight on they are painted once for many frames.
  ///
  /// Fewer are drawn in each frame, so that they never are larger or smaller than they should be while the map is
  /// zoomed.
  private static let crowd = 400

  /// Whether so many annotations are in sight.
  var isCrowded: Bool { drawingOrder.count >= Self.crowd }

  func canBeSteady(_ viewport: MapViewport, context: RenderContext) -> Bool {
    host?.keepsLayers == true && SteadyLayer.isPossible(for: viewport, scale: context.scale)
  }

  /// The overlays.
  func overlayLayer(for viewport: MapViewport, context: RenderContext) -> DisplayList.Layer {
    guard canBeSteady(viewport, context: context), !overlayList.isChanging(at: clock) else {
      steadyOverlays.removeAll()
      overlayContent = nil
      return layer(.overlays) { drawOverlays(into: &$0, viewport: viewport, context: context) }
    }
    let content = content(of: context)
    let isSame = overlayContent?.isSame(as: content) == true
    overlayContent = content
    if !isSame { steadyOverlays.removeAll() }
    let shown = steadyOverlays.follow(viewport, scale: context.scale, pace: pace)
    if steadyOverlays.isRenewed {
      var commands = DrawingCommands()
      drawOverlays(into: &commands, viewport: shown, context: context)
      overlayCommands = commands
    }
    return steadyOverlays.layer(.overlays, overlayCommands, isSame: isSame)
  }

  private func content(of context: RenderContext) -> OverlayContent {
    var content = OverlayContent(colorScheme: context.colorScheme)
    for level in MKOverlayLevel.allCases {
      for record in overlayList.records(in: level) { content.add(renderer(of: record)) }
    }
    return content
  }

  /// The annotations: where many are in sight and rest, one layer of them, and one of those that stand out.
  func annotationLayers(
    for viewport: MapViewport,
    context: RenderContext
  ) -> [DisplayList.Layer] {
    guard canBeSteady(viewport, context: context), isCrowded, scene.isAtRest
    else {
      steadyAnnotations.removeAll()
      crowd = nil
      return [
        layer(.annotations) { commands in
          drawDistanceMarks(into: &commands, context: context)
          drawAnnotations(into: &commands, context: context)
        }
      ]
    }
    let before = crowd
    let shown = steadyAnnotations.follow(viewport, scale: context.scale, pace: pace)
    let now = Crowd(
      commands: crowdCommands(for: shown, context: context),
      outstanding: drawingOrder.filter { isNamed($0) }.map { ObjectIdentifier($0) },
      survey: scene.survey,
      moves: scene.moves
    )
    crowd = now
    let isSame = before.map { before in
      // What came near or went far is too far out to be missed for a moment.
      before.outstanding == now.outstanding && before.moves == now.moves
        && (steadyAnnotations.isRenewed || before.survey != now.survey
          || before.commands == now.commands)
    }
    return [
      layer(.annotations) { drawDistanceMarks(into: &$0, context: context) },
      steadyAnnotations.layer(.annotations, now.commands, isSame: isSame ?? false),
      layer(.annotations) { drawOutstanding(into: &$0, context: context) },
    ]
  }
}

/// The annotations of a crowd in one frame.
struct Crowd {
  let commands: DrawingCommands

  /// Those that are drawn beside it.
  let outstanding: [ObjectIdentifier]

  /// The number of the look at what is near.
  let survey: UInt32

  /// How often one of all annotations has moved.
  let moves: UInt32
}
