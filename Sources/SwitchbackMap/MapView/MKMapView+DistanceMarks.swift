internal import Drawing
internal import Geodesy
internal import SwitchbackUI

/// A distance mark as it is drawn.
struct PlacedDistanceMark {
  let point: CGPoint
  let text: String

  /// Where the text starts; `nil` where there is no room for it.
  let baseline: CGPoint?
  let color: Color
}

extension MKMapView {
  private static let markFont = Font.system(size: 11, weight: .medium)

  /// The distance from the middle of a mark to its text, in points.
  private static let markGap: CGFloat = 6

  /// The radius of a mark, in points.
  private static let markRadius: CGFloat = 3.5

  /// Finds room for the distance marks of lines, after all annotations and their titles.
  ///
  /// Returns the room that is left, where it was looked at.
  func placeDistanceMarks() -> LabelPlacement? {
    distanceMarks.removeAll(keepingCapacity: true)
    guard let host else { return nil }
    var dots = MarkGrid()
    var labels: LabelPlacement?
    for level in MKOverlayLevel.allCases {
      for record in overlayList.records(in: level) where !record.isLeaving {
        guard let renderer = renderer(of: record) as? OverlayLineRenderer,
          let unit = renderer.distanceMarks
        else { continue }
        var room = labels ?? roomBesideAnnotations()
        place(renderer, unit: unit, dots: &dots, room: &room, host: host)
        labels = room
      }
    }
    return labels
  }

  private func place(
    _ renderer: OverlayLineRenderer,
    unit: LineDistanceUnit,
    dots: inout MarkGrid,
    room labels: inout LabelPlacement,
    host: any Host
  ) {
    renderer.marks.update(for: renderer.polylines, unit: unit, scale: viewport.scale)
    let room = bounds.insetBy(dx: -Self.markRadius, dy: -Self.markRadius)
    for index in renderer.marks.marks.indices {
      let mark = renderer.marks.marks[index]
      let point = viewport.point(for: viewport.nearestCopy(of: mark.mapPoint))
      guard room.contains(point), dots.add(point, apart: 4 * Double(Self.markRadius)) else {
        continue
      }
      let metrics = renderer.marks.measure(index, font: Self.markFont, host: host)
      let ahead = viewport.point(for: mark.ahead.copy(nearestTo: mark.mapPoint.x))
      let start = viewport.point(for: mark.mapPoint)
      let frame = titleFrame(
        at: point,
        isSteep: abs(ahead.y - start.y) > abs(ahead.x - start.x),
        metrics: metrics,
        isTitled: mark.isTitled,
        room: &labels
      )
      renderer.marks.note(index, isTitled: frame != nil)
      distanceMarks.append(
        PlacedDistanceMark(
          point: point,
          text: mark.text,
          baseline: frame.map { CGPoint(x: $0.minX, y: $0.minY + CGFloat(metrics.ascent)) },
          color: renderer.strokeColor ?? .primary
        )
      )
    }
  }

  /// Where the text of a mark fits: beside the line rather than on it.
  private func titleFrame(
    at point: CGPoint,
    isSteep: Bool,
    metrics: TextMetrics,
    isTitled: Bool,
    room labels: inout LabelPlacement
  ) -> CGRect? {
    let size = CGSize(width: metrics.width, height: metrics.height)
    let slack = isTitled ? LabelPlacement.hysteresis : 0
    let beside = [
      CGPoint(x: point.x + Self.markGap, y: point.y - size.height / 2),
      CGPoint(x: point.x - Self.markGap - size.width, y: point.y - size.height / 2),
    ]
    let over = [
      CGPoint(x: point.x - size.width / 2, y: point.y - Self.markGap - size.height),
      CGPoint(x: point.x - size.width / 2, y: point.y + Self.markGap),
    ]
    for origin in isSteep ? beside + over : over + beside {
      let frame = CGRect(origin: origin, size: size)
      if labels.isFree(frame.insetBy(dx: slack, dy: slack)) {
        labels.occupy(frame)
        return frame
      }
    }
    return nil
  }

  /// What the annotations and their titles leave free.
  func roomBesideAnnotations() -> LabelPlacement {
    var room = LabelPlacement(bounds.size)
    for record in drawingOrder where record.sight.visibility.target == 1 {
      guard let point = record.point, let view = record.view else { continue }
      room.occupy(view.frame(standingAt: point))
      if record.sight.label.presence.target == 1 { room.occupy(record.sight.label.frame) }
    }
    return room
  }

  /// Draws the distance marks that were placed.
  func drawDistanceMarks(into commands: inout DrawingCommands, context: RenderContext) {
    for mark in distanceMarks {
      let radius = Self.markRadius
      let dot = Path(
        ellipseIn: CGRect(
          x: mark.point.x - radius,
          y: mark.point.y - radius,
          width: 2 * radius,
          height: 2 * radius
        )
      )
      commands.fill(dot, with: Color.white.resolved(in: context.colorScheme))
      commands.stroke(
        dot,
        with: mark.color.resolved(in: context.colorScheme),
        style: StrokeStyle(lineWidth: 2)
      )
      guard let baseline = mark.baseline else { continue }
      var run = TextRun(
        mark.text,
        at: baseline,
        font: Self.markFont,
        color: Color.primary.resolved(in: context.colorScheme)
      )
      run.haloColor = AnnotationLabel.halo.resolved(in: context.colorScheme)
      run.haloWidth = 1.75
      commands.draw(run)
    }
  }
}
