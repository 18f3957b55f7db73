internal import Drawing
internal import Geodesy
internal import SwitchbackUI

extension MKMapView {
  /// The room round the view in which annotations are drawn, so that what reaches in from outside is seen, in points.
  private static let margin: CGFloat = 160

  /// Finds where the annotations appear, and makes the views of those that do.
  func locate() {
    let viewport = self.viewport
    let room = bounds.insetBy(dx: -Self.margin, dy: -Self.margin)
    var appeared: [AnnotationRecord] = []
    for record in annotationRecords {
      let mapPoint = record.mapPoint
      guard mapPoint.x.isFinite, mapPoint.y.isFinite else {
        record.point = nil
        continue
      }
      let point = viewport.point(for: viewport.nearestCopy(of: mapPoint))
      record.point = room.contains(point) ? point : nil
      if record.point != nil, record.view == nil { appeared.append(record) }
    }
    makeViews(for: appeared)
    for record in annotationRecords where record.point != nil { record.view?.sizeToFit() }
    sortForDrawing()
  }

  func placeLabels() {
    guard let host else { return }
    labels.begin(bounds.size)
    for record in drawingOrder.reversed() where !record.isLeaving {
      guard let rect = body(of: record) else { continue }
      record.isCovered = labels.covers(CGPoint(x: rect.midX, y: rect.midY))
      labels.occupy(rect)
    }
    let forced = drawingOrder.filter { isNamed($0) }
    for record in forced { place(record, isForced: true, host: host) }
    for record in drawingOrder where !isNamed(record) {
      place(record, isForced: false, host: host)
    }
  }

  /// Whether the title is shown in any case: of what is selected, and of what the keyboard is on.
  private func isNamed(_ record: AnnotationRecord) -> Bool {
    record === selectedRecord || record === focusedRecord
  }

  private func place(_ record: AnnotationRecord, isForced: Bool, host: any Host) {
    guard let view = record.view, let body = body(of: record),
      let size = record.label.size(of: view.titleBelow, isWhole: isForced, host: host)
    else {
      record.label.presence = Presence(0)
      return
    }
    let frame = CGRect(
      origin: CGPoint(x: labelX(below: body, width: size.width), y: body.maxY + 1),
      size: size
    )
    record.label.frame = frame
    let wasShown = record.label.presence.target == 1
    let slack = wasShown ? LabelPlacement.hysteresis : 0
    let needed = frame.insetBy(dx: slack, dy: slack)
    let hasRoom = !record.isCovered && labels.isFree(needed, except: body)
    let isShown = !record.isLeaving && (isForced || hasRoom)
    record.label.presence.move(to: isShown ? 1 : 0, at: clock, over: isStill ? 0 : 0.2)
    record.label.presence.begin(at: clock)
    if isShown { labels.occupy(frame) }
  }

  /// Where a title starts: in the middle below the picture, or as near to it as the view's edges let it be.
  private func labelX(below body: CGRect, width: CGFloat) -> CGFloat {
    let middle = body.midX - width / 2
    guard bounds.contains(CGPoint(x: body.midX, y: body.midY)) else { return middle }
    return max(4, min(middle, bounds.width - width - 4))
  }

  private func body(of record: AnnotationRecord) -> CGRect? {
    guard let point = record.point, let view = record.view else { return nil }
    return view.frame(standingAt: point)
  }

  private func sortForDrawing() {
    let records = annotationRecords.filter { $0.point != nil }
    let order = risingOrder(of: records.map { Double(rank($0)) }, then: records.map { $0.order })
    drawingOrder = order.map { records[$0] }
  }

  private func rank(_ record: AnnotationRecord) -> Float {
    guard let view = record.view else { return 0 }
    return view.isSelected ? view.selectedZPriority.rawValue : view.zPriority.rawValue
  }

  func drawAnnotations(into commands: inout DrawingCommands, context: RenderContext) {
    // Titles lie below every picture, or a picture could be hidden by the title of a neighbour; but the title that the
    // person asked for lies above.
    for record in drawingOrder where !isNamed(record) {
      record.label.draw(into: &commands, isSelected: false, context: context)
    }
    for record in drawingOrder { draw(record, into: &commands, context: context) }
    for record in drawingOrder where isNamed(record) {
      record.label.draw(into: &commands, isSelected: true, context: context)
    }
  }

  private func draw(
    _ record: AnnotationRecord,
    into commands: inout DrawingCommands,
    context: RenderContext
  ) {
    guard let point = record.point, let view = record.view, !view.isHidden else { return }
    let presence = record.presence.value(at: clock)
    if presence <= 0 { return }
    let frame = view.frame(standingAt: point)
    if presence == 1, !frame.intersects(bounds) { return }
    let opacity = presence * view.alpha
    commands.save()
    // What comes grows out of its place, what goes shrinks into it, and what is selected stands out.
    let scale = (0.4 + 0.6 * presence) * (1 + 0.35 * record.emphasis.value(at: clock))
    if scale != 1 {
      commands.concatenate(
        CGAffineTransform(translationX: point.x, y: point.y)
          .scaledBy(x: CGFloat(scale), y: CGFloat(scale))
          .translatedBy(x: -point.x, y: -point.y)
      )
    }
    if opacity < 1 { commands.beginGroup(opacity: opacity) }
    commands.translate(x: frame.minX, y: frame.minY)
    view.draw(into: &commands, context: context)
    if opacity < 1 { commands.endGroup() }
    commands.restore()
  }
}
