internal import Drawing
internal import SwitchbackUI

/// The drawing of a balloon, which all balloons that look the same share.
final class MarkerLook {
  /// What tells one look from another.
  struct Key {
    var text: String
    var symbol: Symbol?
    var tint: RGBA
    var glyphTint: RGBA

    func isSame(as other: Key) -> Bool {
      tint == other.tint && glyphTint == other.glyphTint && symbol == other.symbol
        && text.hasSameBytes(as: other.text)
    }
  }

  /// How many letters are shown.
  private static let mostLetters = 3

  private static let headRadius: CGFloat = 14
  private static let tipLength: CGFloat = 8
  private static let glyphSide: CGFloat = 17

  /// The extent of every balloon, in points; the tip is in the middle of the lower edge.
  static let size = CGSize(width: headRadius * 2, height: headRadius * 2 + tipLength)

  let key: Key

  /// The drawing, in a rectangle of `size`.
  let stamp: Stamp

  init(_ key: Key, host: any Host) {
    self.key = key
    var commands = DrawingCommands()
    commands.stroke(
      Self.balloon,
      with: RGBA(0x0000_0038),
      style: StrokeStyle(lineWidth: 2.5, lineJoin: .round)
    )
    commands.fill(Self.balloon, with: key.tint)
    commands.stroke(
      Self.balloon,
      with: RGBA(0xFFFF_FFD9),
      style: StrokeStyle(lineWidth: 1.2, lineJoin: .round)
    )
    Self.drawGlyph(key, into: &commands, host: host)
    stamp = Stamp(commands)
  }

  /// Whether a point is on the balloon, or a little beside it.
  static func contains(_ point: CGPoint) -> Bool {
    let head = CGPoint(x: headRadius, y: headRadius)
    if point.distance(to: head) <= Double(headRadius) + 4 { return true }
    let depth = (size.height + 4 - point.y) / (tipLength + 4 + headRadius / 2)
    return depth >= 0 && depth <= 1 && abs(point.x - head.x) <= 4 + headRadius * depth * 0.7
  }

  private static func drawGlyph(
    _ key: Key,
    into commands: inout DrawingCommands,
    host: any Host
  ) {
    let middle = CGPoint(x: headRadius, y: headRadius)
    if !key.text.utf8.isEmpty {
      let text = key.text.prefix(letters: mostLetters)
      let size: CGFloat = text.utf8.count > 2 ? 11 : 13
      commands.draw(
        text,
        centeredAt: middle,
        font: .system(size: size, weight: .semibold),
        color: key.glyphTint,
        host: host
      )
    } else if let symbol = key.symbol {
      let corner = headRadius - glyphSide / 2
      commands.draw(
        symbol,
        in: CGRect(x: corner, y: corner, width: glyphSide, height: glyphSide),
        with: key.glyphTint
      )
    } else {
      let dot = CGRect(x: middle.x - 5, y: middle.y - 5, width: 10, height: 10)
      commands.fill(Path(ellipseIn: dot), with: key.glyphTint)
    }
  }

  /// A circle that runs out into a tip below.
  private static let balloon: Path = {
    let radius = Double(headRadius)
    let tip = radius * 2 + Double(tipLength)
    let opening = 0.62
    return Path { path in
      path.move(to: CGPoint(x: radius, y: tip))
      path.addArc(
        center: CGPoint(x: radius, y: radius),
        radius: headRadius,
        from: .pi / 2 + opening,
        to: .pi * 2.5 - opening
      )
      path.closeSubpath()
    }
  }()
}

extension DrawingCommands {
  /// Writes a short text so that its middle is at a point.
  mutating func draw(
    _ text: String,
    centeredAt middle: CGPoint,
    font: Font,
    color: RGBA,
    host: any Host
  ) {
    let metrics = host.measure(text, font: font)
    draw(
      TextRun(
        text,
        at: CGPoint(
          x: Double(middle.x) - metrics.width / 2,
          y: Double(middle.y) + (metrics.ascent - metrics.descent) / 2
        ),
        font: font,
        color: color
      )
    )
  }
}
