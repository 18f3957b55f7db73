internal import Basemap
internal import Drawing
internal import SwitchbackUI

/// The name of something on the map that is shown, or was.
final class PlaceNameRecord {
  let name: PlaceName
  let style: PlaceNameStyle
  private let lines: [(text: String, metrics: TextMetrics)]

  /// The extent of the lines.
  let size: CGSize

  /// How much of it is there.
  var presence = Presence(0)

  /// Where the place is, and where the lines lie, as of the last frame.
  var point = CGPoint.zero
  var frame = CGRect.zero

  /// Where the lines lay from the place.
  var side = 0

  /// The number of the last frame that had it among what may be shown.
  var turn: UInt32 = 0

  init(_ name: PlaceName, style: PlaceNameStyle, host: any Host) {
    self.name = name
    self.style = style
    lines = Self.lines(of: name.text, style: style, host: host)
    size = CGSize(
      width: lines.map { $0.metrics.width }.max() ?? 0,
      height: lines.reduce(0) { $0 + $1.metrics.height }
    )
  }

  private static func lines(
    of text: String,
    style: PlaceNameStyle,
    host: any Host
  ) -> [(text: String, metrics: TextMetrics)] {
    var lines: [(text: String, metrics: TextMetrics)] = []
    for part in text.utf8.split(separator: UInt8(ascii: " ")) {
      let word = String(Substring(part))
      let longer = lines.last.map { $0.text + " " + word } ?? word
      let metrics = host.measure(longer, font: style.font)
      if lines.isEmpty {
        lines.append((longer, metrics))
      } else if metrics.width <= style.lineWidth {
        lines[lines.count - 1] = (longer, metrics)
      } else {
        lines.append((word, host.measure(word, font: style.font)))
      }
    }
    return lines
  }

  /// Where the lines may lie, the best first.
  func frames(at point: CGPoint) -> [CGRect] {
    let middle = CGRect(
      x: point.x - size.width / 2,
      y: point.y - size.height / 2,
      width: size.width,
      height: size.height
    )
    if style.dot == 0 { return [middle] }
    let gap = style.dot + 2
    let across = size.width / 2 + gap
    let down = size.height / 2 + gap
    return [
      middle.offsetBy(dx: across, dy: 0), middle.offsetBy(dx: -across, dy: 0),
      middle.offsetBy(dx: 0, dy: -down), middle.offsetBy(dx: 0, dy: down),
    ]
  }

  func draw(into commands: inout DrawingCommands, context: RenderContext) {
    let opacity = presence.value(at: context.time)
    if opacity <= 0 { return }
    let color = style.color.resolved(in: context.colorScheme).multiplyingOpacity(by: opacity)
    let halo = style.halo.resolved(in: context.colorScheme).multiplyingOpacity(by: opacity)
    if style.dot > 0 {
      let dot = CGRect(origin: point, size: .zero)
      let rim = style.dot + 1
      commands.fill(Path(ellipseIn: dot.insetBy(dx: -rim, dy: -rim)), with: halo)
      commands.fill(Path(ellipseIn: dot.insetBy(dx: -style.dot, dy: -style.dot)), with: color)
    }
    var top = Double(frame.minY)
    for line in lines {
      let x = Double(frame.midX) - line.metrics.width / 2
      var run = TextRun(
        line.text,
        at: CGPoint(x: x, y: top + line.metrics.ascent),
        font: style.font,
        color: color
      )
      run.haloColor = halo
      run.haloWidth = 1.5
      commands.draw(run)
      top += line.metrics.height
    }
  }
}
