internal import Drawing
internal import Geodesy
internal import SwitchbackUI

extension MKMapView {
  /// Puts what is drawn in the order of drawing.
  func sortForDrawing() {
    guard scene.needsSorting else { return }
    scene.needsSorting = false
    let records = scene.near.filter { $0.view != nil && $0.sight.isShown(at: clock) }
    let order = risingOrder(of: records.map { zRank($0) }, then: records.map { $0.order })
    for record in drawingOrder { record.knownSight?.point = nil }
    drawingOrder = order.map { records[$0] }
  }

  private func zRank(_ record: AnnotationRecord) -> Double {
    guard let view = record.view else { return 0 }
    return Double((view.isSelected ? view.selectedZPriority : view.zPriority).rawValue)
  }

  /// Finds where what is drawn appears in this frame.
  func project() {
    let projector = AnnotationProjector(viewport)
    for record in drawingOrder {
      let sight = record.sight
      let rests = sight.glide == nil && sight.gathering == nil
      let place = rests ? record.place : record.shownPlace(at: clock)
      var point = projector.point(for: place, offset: &sight.worldOffset)
      if let fan = sight.fan {
        let part = sight.spread.value(at: clock)
        point.x += fan.x * part
        point.y += fan.y * part
      }
      sight.point = point
      // The balloons of a crowd keep their size until what collides is looked at again.
      if sight.body == nil { record.view?.sizeToFit() }
    }
    placeTitles()
  }

  func drawAnnotations(into commands: inout DrawingCommands, context: RenderContext) {
    scene.hasAnimatingView = false
    // Much stays from frame to frame, so most likely this frame takes as much room.
    commands.reserveCapacity(scene.lastLength)
    defer { scene.lastLength = commands.words.count }
    drawSpreads(into: &commands, context: context)
    // Titles lie below every picture, or a picture could be hidden by the title of a neighbour; but the title that the
    // person asked for lies above.
    for record in scene.titled where record.point != nil && !isNamed(record) {
      record.sight.label.draw(into: &commands, isSelected: false, context: context)
    }
    let isResting = self.isResting
    for record in drawingOrder {
      draw(record, isResting: isResting, into: &commands, context: context)
    }
    for record in scene.titled
    where record.point != nil && isNamed(record) && !hasCallout(record) {
      record.sight.label.draw(into: &commands, isSelected: true, context: context)
    }
    drawCallout(into: &commands, context: context)
  }

  /// Draws the annotations that rest and do not stand out, as another viewport sees them.
  func crowdCommands(for viewport: MapViewport, context: RenderContext) -> DrawingCommands {
    var commands = DrawingCommands()
    let projector = AnnotationProjector(viewport)
    let room = CGRect(origin: .zero, size: viewport.size)
    var bodies: [(record: AnnotationRecord, view: MKAnnotationView, frame: CGRect)] = []
    bodies.reserveCapacity(drawingOrder.count)
    for record in drawingOrder where !isNamed(record) {
      guard let view = record.view, !view.isHidden else { continue }
      if view.isAnimating { scene.hasAnimatingView = true }
      var offset = record.sight.worldOffset
      let point = projector.point(for: record.place, offset: &offset)
      var frame = view.frame(standingAt: point)
      if !frame.insetBy(dx: -frame.width, dy: -frame.height).intersects(room) { continue }
      frame.origin = aligned(frame.origin, scale: context.scale)
      bodies.append((record, view, frame))
    }
    for body in bodies where body.record.sight.label.size.height > 0 {
      var label = body.record.sight.label
      label.frame = label.frame(below: body.frame)
      label.draw(into: &commands, isSelected: false, context: context)
    }
    for body in bodies {
      draw(body.view, in: body.frame, opacity: body.view.alpha, into: &commands, context: context)
    }
    return commands
  }

  /// Draws the annotations that stand out of a crowd.
  func drawOutstanding(into commands: inout DrawingCommands, context: RenderContext) {
    let isResting = self.isResting
    for record in drawingOrder where isNamed(record) {
      draw(record, isResting: isResting, into: &commands, context: context)
      if !hasCallout(record) {
        record.sight.label.draw(into: &commands, isSelected: true, context: context)
      }
    }
    drawCallout(into: &commands, context: context)
  }

  private func draw(
    _ view: MKAnnotationView,
    in frame: CGRect,
    opacity: Double,
    into commands: inout DrawingCommands,
    context: RenderContext
  ) {
    commands.draw(at: frame.origin) { commands in
      if opacity < 1 { commands.beginGroup(opacity: opacity) }
      view.draw(into: &commands, context: context)
      if opacity < 1 { commands.endGroup() }
    }
  }

  private func draw(
    _ record: AnnotationRecord,
    isResting: Bool,
    into commands: inout DrawingCommands,
    context: RenderContext
  ) {
    guard var point = record.point, let view = record.view, !view.isHidden else { return }
    var frame =
      record.sight.body?.offsetBy(dx: point.x, dy: point.y) ?? view.frame(standingAt: point)
    let isSeen =
      frame.minX - frame.width < self.frame.width && frame.maxX + frame.width > 0
      && frame.minY - frame.height < self.frame.height && frame.maxY + frame.height > 0
    if !isSeen { return }
    if view.isAnimating { scene.hasAnimatingView = true }
    var scale = 1.0
    var opacity = view.alpha
    if record.isActive || record.isLeaving {
      // What comes grows out of its place, what goes shrinks into it.
      let presence = record.presence.value(at: clock)
      let shown = presence * record.sight.visibility.value(at: clock)
      if shown <= 0 { return }
      opacity *= shown
      scale = (0.4 + 0.6 * presence) * (0.7 + 0.3 * record.sight.visibility.value(at: clock))
      if (view as? MKMarkerAnnotationView)?.animatesWhenAdded == true {
        scale *= 1 + 0.6 * presence * (1 - presence)
      }
    }
    if record.isActive || record === selectedRecord {
      if view.growsWhenSelected { scale *= 1 + 0.35 * record.sight.emphasis.value(at: clock) }
      if record === scene.drag?.record { scale *= 1.15 }
    }
    if isResting, record.knownSight?.glide == nil {
      let origin = aligned(frame.origin, scale: context.scale)
      point.x += origin.x - frame.minX
      point.y += origin.y - frame.minY
      frame.origin = origin
    }
    if scale == 1 {
      return draw(view, in: frame, opacity: opacity, into: &commands, context: context)
    }
    commands.save()
    let factor = CGFloat(scale)
    commands.concatenate(
      CGAffineTransform(
        a: factor,
        b: 0,
        c: 0,
        d: factor,
        tx: point.x + (frame.minX - point.x) * factor,
        ty: point.y + (frame.minY - point.y) * factor
      )
    )
    if opacity < 1 { commands.beginGroup(opacity: opacity) }
    view.draw(into: &commands, context: context)
    if opacity < 1 { commands.endGroup() }
    commands.restore()
  }

  /// Whether the map stands still, so that pictures lie on whole pixels and are sharp.
  private var isResting: Bool { !cameraController.isAnimating && !gestures.isActive }

  private func aligned(_ point: CGPoint, scale: Double) -> CGPoint {
    CGPoint(
      x: (Double(point.x) * scale).rounded() / scale,
      y: (Double(point.y) * scale).rounded() / scale
    )
  }

  /// Draws the lines from the place of a cluster to its members that are spread round it.
  private func drawSpreads(into commands: inout DrawingCommands, context: RenderContext) {
    if !scene.groups.contains(where: { $0.hasFan }) { return }
    let projector = AnnotationProjector(viewport)
    let ink = Color.secondary.resolved(in: context.colorScheme)
    var path = Path()
    for record in drawingOrder {
      guard let sight = record.knownSight, sight.fan != nil, let point = sight.point else {
        continue
      }
      path.move(to: projector.point(for: record.shownPlace(at: clock), offset: &sight.worldOffset))
      path.addLine(to: point)
    }
    commands.stroke(path, with: ink, style: StrokeStyle(lineWidth: 1.5, lineCap: .round))
  }
}
