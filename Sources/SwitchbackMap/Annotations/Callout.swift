internal import Drawing
internal import SwitchbackUI

/// The card beside an annotation that is selected, with its title and what else is known of it.
struct Callout {
  /// The length of the tip, in points.
  static let tip: CGFloat = 9

  private static let radius: CGFloat = 12
  private static let padding = CGSize(width: 12, height: 9)
  private static let spacing: CGFloat = 8
  private static let maximumTextWidth = 220.0
  private static let titleFont = Font.system(size: 14, weight: .semibold)
  private static let subtitleFont = Font.system(size: 12)

  private static let paper = Color(light: RGBA(0xFFFF_FFF7), dark: RGBA(0x2B30_37F7))
  private static let rim = Color(light: RGBA(0x0000_0022), dark: RGBA(0xFFFF_FF22))
  private static let shadow = RGBA(0x0000_0016)

  /// What the card tells of.
  let record: AnnotationRecord

  /// How much of the card is there.
  var presence = Presence(0)

  /// The numbers by which assistive technology knows the accessories.
  var accessoryIDs: [UInt32?] = [nil, nil, nil]

  /// The card without its tip, as of the last frame.
  private(set) var frame = CGRect.zero

  /// Where the tip ends.
  private(set) var anchor = CGPoint.zero

  private var isBelow = false
  private var title = ""
  private var subtitle = ""
  private var titleMetrics = TextMetrics(width: 0, ascent: 0, descent: 0)
  private var subtitleMetrics = TextMetrics(width: 0, ascent: 0, descent: 0)
  private var textOrigin = CGPoint.zero

  init(_ record: AnnotationRecord) {
    self.record = record
  }

  /// Puts the card above a picture or, where there is no room, below it.
  mutating func place(beside body: CGRect, view: MKAnnotationView, in room: CGRect, host: any Host)
  {
    readTexts(view, host: host)
    let size = arrange(view)
    let x = body.midX + view.calloutOffset.x
    let top = body.minY + view.calloutOffset.y
    isBelow = top - Self.tip - size.height < room.minY && body.maxY + size.height < room.maxY
    anchor = CGPoint(x: x, y: isBelow ? body.maxY : top)
    let left = max(room.minX + 4, min(x - size.width / 2, room.maxX - size.width - 4))
    // The tip must meet the card within its straight edge.
    let reach = size.width / 2 - Self.radius - Self.tip
    frame = CGRect(
      x: max(x - size.width / 2 - reach, min(left, x - size.width / 2 + reach)),
      y: isBelow ? anchor.y + Self.tip : anchor.y - Self.tip - size.height,
      width: size.width,
      height: size.height
    )
    placeAccessories(view)
  }

  private mutating func readTexts(_ view: MKAnnotationView, host: any Host) {
    let annotation = view.annotation
    title = Self.line(annotation?.title, Self.titleFont, host)
    titleMetrics = host.measure(title, font: Self.titleFont)
    let second = view.detailCalloutAccessoryView == nil ? annotation?.subtitle : nil
    subtitle = Self.line(second, Self.subtitleFont, host)
    subtitleMetrics = host.measure(subtitle, font: Self.subtitleFont)
    if subtitle.utf8.isEmpty { subtitleMetrics = TextMetrics(width: 0, ascent: 0, descent: 0) }
  }

  private static func line(_ text: String?, _ font: Font, _ host: any Host) -> String {
    guard let text, !text.utf8.isEmpty else { return "" }
    return TextLine.fitting(text, font: font, width: maximumTextWidth, host: host)
  }

  /// The extent of the card, of its content and its padding.
  private mutating func arrange(_ view: MKAnnotationView) -> CGSize {
    let left = view.leftCalloutAccessoryView?.frame.size ?? .zero
    let right = view.rightCalloutAccessoryView?.frame.size ?? .zero
    let detail = view.detailCalloutAccessoryView?.frame.size ?? .zero
    let textWidth = CGFloat(max(titleMetrics.width, subtitleMetrics.width))
    var middle = CGSize(
      width: max(textWidth, detail.width),
      height: CGFloat(titleMetrics.height + subtitleMetrics.height)
    )
    if detail.height > 0 { middle.height += detail.height + 4 }
    let gaps = (left.width > 0 ? Self.spacing : 0) + (right.width > 0 ? Self.spacing : 0)
    textOrigin = CGPoint(
      x: Self.padding.width + left.width + (left.width > 0 ? Self.spacing : 0),
      y: Self.padding.height
    )
    let inner = max(middle.height, left.height, right.height)
    textOrigin.y += (inner - middle.height) / 2
    return CGSize(
      width: max(
        left.width + middle.width + right.width + gaps + 2 * Self.padding.width,
        2 * (Self.radius + Self.tip)
      ),
      height: inner + 2 * Self.padding.height
    )
  }

  private func placeAccessories(_ view: MKAnnotationView) {
    if let left = view.leftCalloutAccessoryView {
      left.frame.origin = CGPoint(
        x: frame.minX + Self.padding.width,
        y: frame.midY - left.frame.height / 2
      )
    }
    if let right = view.rightCalloutAccessoryView {
      right.frame.origin = CGPoint(
        x: frame.maxX - Self.padding.width - right.frame.width,
        y: frame.midY - right.frame.height / 2
      )
    }
    if let detail = view.detailCalloutAccessoryView {
      detail.frame.origin = CGPoint(
        x: frame.minX + textOrigin.x,
        y: frame.minY + textOrigin.y + CGFloat(titleMetrics.height) + 4
      )
    }
  }
}

extension Callout {
  /// Whether a point is on the card or its tip: what the rounded corners leave free is not.
  func contains(_ point: CGPoint) -> Bool {
    if frame.contains(point) {
      let dx = max(frame.minX + Self.radius - point.x, point.x - frame.maxX + Self.radius, 0)
      let dy = max(frame.minY + Self.radius - point.y, point.y - frame.maxY + Self.radius, 0)
      return dx * dx + dy * dy <= Self.radius * Self.radius
    }
    let depth = isBelow ? point.y - anchor.y : anchor.y - point.y
    return depth >= 0 && depth <= Self.tip && abs(point.x - anchor.x) <= depth
  }

  func draw(into commands: inout DrawingCommands, view: MKAnnotationView, context: RenderContext) {
    let shown = presence.value(at: context.time)
    if shown <= 0 { return }
    commands.save()
    if shown < 1 {
      // The card grows out of its tip.
      let factor = CGFloat(0.7 + 0.3 * shown)
      commands.concatenate(
        CGAffineTransform(
          a: factor,
          b: 0,
          c: 0,
          d: factor,
          tx: anchor.x * (1 - factor),
          ty: anchor.y * (1 - factor)
        )
      )
      commands.beginGroup(opacity: shown)
    }
    let outline = self.outline
    for width in [7.0, 4.5, 2.5] as [CGFloat] {
      let style = StrokeStyle(lineWidth: width, lineJoin: .round)
      commands.stroke(outline, with: Self.shadow, style: style)
    }
    commands.fill(outline, with: Self.paper.resolved(in: context.colorScheme))
    commands.stroke(
      outline,
      with: Self.rim.resolved(in: context.colorScheme),
      style: StrokeStyle(lineWidth: 0.75, lineJoin: .round)
    )
    drawTexts(into: &commands, scheme: context.colorScheme)
    for accessory in view.calloutAccessories where !accessory.isHidden {
      commands.save()
      commands.translate(x: accessory.frame.minX, y: accessory.frame.minY)
      accessory.draw(into: &commands, context: context)
      commands.restore()
    }
    if shown < 1 { commands.endGroup() }
    commands.restore()
  }

  private func drawTexts(into commands: inout DrawingCommands, scheme: ColorScheme) {
    let x = Double(frame.minX + textOrigin.x)
    let y = Double(frame.minY + textOrigin.y)
    commands.draw(
      TextRun(
        title,
        at: CGPoint(x: x, y: y + titleMetrics.ascent),
        font: Self.titleFont,
        color: Color.primary.resolved(in: scheme)
      )
    )
    commands.draw(
      TextRun(
        subtitle,
        at: CGPoint(x: x, y: y + titleMetrics.height + subtitleMetrics.ascent),
        font: Self.subtitleFont,
        color: Color.secondary.resolved(in: scheme)
      )
    )
  }

  /// The card and its tip in one line.
  private var outline: Path {
    let control = Self.radius * 0.448
    let (left, right, top, bottom) = (frame.minX, frame.maxX, frame.minY, frame.maxY)
    let radius = Self.radius
    return Path { path in
      path.move(to: CGPoint(x: left + radius, y: top))
      if isBelow { addTip(to: &path, y: top, direction: 1) }
      path.addLine(to: CGPoint(x: right - radius, y: top))
      path.addCurve(
        to: CGPoint(x: right, y: top + radius),
        control1: CGPoint(x: right - control, y: top),
        control2: CGPoint(x: right, y: top + control)
      )
      path.addLine(to: CGPoint(x: right, y: bottom - radius))
      path.addCurve(
        to: CGPoint(x: right - radius, y: bottom),
        control1: CGPoint(x: right, y: bottom - control),
        control2: CGPoint(x: right - control, y: bottom)
      )
      if !isBelow { addTip(to: &path, y: bottom, direction: -1) }
      path.addLine(to: CGPoint(x: left + radius, y: bottom))
      path.addCurve(
        to: CGPoint(x: left, y: bottom - radius),
        control1: CGPoint(x: left + control, y: bottom),
        control2: CGPoint(x: left, y: bottom - control)
      )
      path.addLine(to: CGPoint(x: left, y: top + radius))
      path.addCurve(
        to: CGPoint(x: left + radius, y: top),
        control1: CGPoint(x: left, y: top + control),
        control2: CGPoint(x: left + control, y: top)
      )
      path.closeSubpath()
    }
  }

  private func addTip(to path: inout Path, y: CGFloat, direction: CGFloat) {
    path.addLine(to: CGPoint(x: anchor.x - Self.tip * direction, y: y))
    path.addLine(to: anchor)
    path.addLine(to: CGPoint(x: anchor.x + Self.tip * direction, y: y))
  }
}

extension MKAnnotationView {
  /// What stands in the callout beside its texts.
  var calloutAccessories: [UIView] {
    [leftCalloutAccessoryView, detailCalloutAccessoryView, rightCalloutAccessoryView]
      .compactMap { $0 }
  }
}
