import Drawing
import TestSupport

extension SeededGenerator {
  /// A length that single precision holds exactly.
  mutating func length() -> CGFloat {
    CGFloat(Float(Int.random(in: -80_000...80_000, using: &self)) / 16)
  }

  mutating func point() -> CGPoint {
    CGPoint(x: length(), y: length())
  }

  mutating func transform() -> CGAffineTransform {
    CGAffineTransform(
      a: length(),
      b: length(),
      c: length(),
      d: length(),
      tx: length(),
      ty: length()
    )
  }

  /// A colour that is not transparent, because what is drawn in such a one is left out.
  mutating func color() -> RGBA {
    RGBA(UInt32.random(in: 0...UInt32.max, using: &self) | 1)
  }

  /// An outline of 1 to 12 steps in any order.
  mutating func path() -> Path {
    var path = Path()
    for _ in 0..<Int.random(in: 1...12, using: &self) {
      switch Int.random(in: 0...6, using: &self) {
      case 0: path.move(to: point())
      case 1: path.addQuadCurve(to: point(), control: point())
      case 2: path.addCurve(to: point(), control1: point(), control2: point())
      case 3: path.closeSubpath()
      default: path.addLine(to: point())
      }
    }
    return path
  }

  mutating func strokeStyle() -> StrokeStyle {
    let caps: [CGLineCap] = [.butt, .round, .square]
    let joins: [CGLineJoin] = [.miter, .round, .bevel]
    return StrokeStyle(
      lineWidth: abs(length()) + 1,
      lineCap: caps[Int.random(in: 0..<3, using: &self)],
      lineJoin: joins[Int.random(in: 0..<3, using: &self)],
      miterLimit: length(),
      dash: (0..<Int.random(in: 0...4, using: &self)).map { _ in length() },
      dashPhase: length()
    )
  }

  mutating func textRun() -> TextRun {
    let letters: [Unicode.Scalar] = ["a", "Z", " ", "é", "Ж", "峠", "⛺", "🚵", "\u{301}", "\0"]
    var text = "T"
    for _ in 0..<Int.random(in: 0...9, using: &self) {
      text.unicodeScalars.append(letters[Int.random(in: 0..<letters.count, using: &self)])
    }
    let weights: [Font.Weight] = [.ultraLight, .regular, .semibold, .black]
    let designs: [Font.Design] = [.default, .serif, .rounded, .monospaced]
    var font = Font.system(
      size: abs(length()),
      weight: weights[Int.random(in: 0..<4, using: &self)],
      design: designs[Int.random(in: 0..<4, using: &self)]
    )
    font.isItalic = Bool.random(using: &self)
    var run = TextRun(text, at: point(), font: font, color: color())
    run.haloColor = color()
    run.haloWidth = Double(length())
    return run
  }

  mutating func command() -> DrawingCommand {
    switch Int.random(in: 0...11, using: &self) {
    case 10: .define(stamp())
    case 11: .use(UInt64.random(in: 0...UInt64.max, using: &self), point())
    case 0: .save
    case 1: .restore
    case 2: .concatenate(transform())
    case 3: .clip(path(), FillStyle(eoFill: Bool.random(using: &self)))
    case 4: .beginGroup(opacity: Double(Int.random(in: 0...256, using: &self)) / 256)
    case 5: .endGroup
    case 6: .fill(path(), color(), FillStyle(eoFill: Bool.random(using: &self)))
    case 7: .stroke(path(), color(), strokeStyle())
    case 8: .text(textRun())
    default:
      .image(
        ImageHandle(id: UInt32.random(in: 0...UInt32.max, using: &self)),
        CGRect(origin: point(), size: CGSize(width: length(), height: length()))
      )
    }
  }

  mutating func stamp() -> Stamp {
    var commands = DrawingCommands()
    for _ in 0..<Int.random(in: 1...3, using: &self) { commands.append(command()) }
    return Stamp(commands)
  }

  mutating func commands(count: Int) -> [DrawingCommand] {
    (0..<count).map { _ in command() }
  }

  mutating func displayList() -> DisplayList {
    var list = DisplayList(size: CGSize(width: length(), height: length()))
    for kind in DisplayList.Layer.Kind.allCases where Bool.random(using: &self) {
      var commands = DrawingCommands()
      for command in self.commands(count: Int.random(in: 0...6, using: &self)) {
        commands.append(command)
      }
      var layer = DisplayList.Layer(
        kind: kind,
        revision: UInt32.random(in: 0...UInt32.max, using: &self),
        transform: transform(),
        commands: commands
      )
      layer.opacity = Double(Int.random(in: 0...256, using: &self)) / 256
      layer.clips = (0..<Int.random(in: 0...2, using: &self)).map { _ in path() }
      if Bool.random(using: &self) {
        layer.extent = CGRect(origin: point(), size: CGSize(width: length(), height: length()))
      }
      if Bool.random(using: &self) { layer.succession = transform() }
      list.layers.append(layer)
    }
    return list
  }
}
