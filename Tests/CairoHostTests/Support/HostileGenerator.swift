import Drawing
import TestSupport

/// Makes display lists of any commands in any order, with numbers that nobody should send.
struct HostileGenerator {
  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  mutating func list(image: ImageHandle) -> DisplayList {
    var commands = DrawingCommands()
    for _ in 0..<60 { commands.append(command(image: image)) }
    return DisplayList(
      size: CGSize(width: 50, height: 50),
      layers: [
        DisplayList.Layer(kind: .overlays, transform: transform(), commands: commands),
        DisplayList.Layer(kind: .controls, commands: commands),
      ]
    )
  }

  private mutating func command(image: ImageHandle) -> DrawingCommand {
    switch Int.random(in: 0..<10, using: &generator) {
    case 0: return .save
    case 1: return .restore
    case 2: return .concatenate(transform())
    case 3: return .clip(path(), FillStyle(eoFill: Bool.random(using: &generator)))
    case 4: return .beginGroup(opacity: Double(number()))
    case 5: return .endGroup
    case 6: return .fill(path(), color(), FillStyle(eoFill: Bool.random(using: &generator)))
    case 7: return .stroke(path(), color(), strokeStyle())
    case 8: return .text(run())
    default:
      return .image(image, CGRect(x: number(), y: number(), width: number(), height: number()))
    }
  }

  private mutating func number() -> CGFloat {
    let hostile: [CGFloat] = [
      .nan, .infinity, -.infinity, 0, -0.0, 1e-38, -1e-30, 3e38, -1e20, 8_388_608, 1e9, 1e-5,
    ]
    if Int.random(in: 0..<12, using: &generator) == 0 {
      return hostile.randomElement(using: &generator) ?? 0
    }
    return CGFloat.random(in: -60...60, using: &generator)
  }

  private mutating func point() -> CGPoint {
    CGPoint(x: number(), y: number())
  }

  private mutating func color() -> RGBA {
    RGBA(UInt32.random(in: 0...UInt32.max, using: &generator))
  }

  private mutating func transform() -> CGAffineTransform {
    CGAffineTransform(
      a: number() / 20,
      b: number() / 40,
      c: number() / 40,
      d: number() / 20,
      tx: number(),
      ty: number()
    )
  }

  private mutating func path() -> Path {
    var path = Path()
    for _ in 0..<Int.random(in: 0..<8, using: &generator) {
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: path.move(to: point())
      case 1: path.addLine(to: point())
      case 2: path.addQuadCurve(to: point(), control: point())
      case 3: path.addCurve(to: point(), control1: point(), control2: point())
      default: path.closeSubpath()
      }
    }
    return path
  }

  private mutating func strokeStyle() -> StrokeStyle {
    StrokeStyle(
      lineWidth: number(),
      lineCap: [CGLineCap.butt, .round, .square].randomElement(using: &generator) ?? .butt,
      lineJoin: [CGLineJoin.miter, .round, .bevel].randomElement(using: &generator) ?? .miter,
      miterLimit: number(),
      dash: (0..<Int.random(in: 0..<4, using: &generator)).map { _ in abs(number()) },
      dashPhase: number()
    )
  }

  private mutating func run() -> TextRun {
    let texts = [
      "Ruhr", "", "\u{0}\u{1}", "\u{202E}abc", "🏔️ ﷽", "<&>\"'", "\u{FFFF}\u{FFFD}", "a\u{301}\n\t",
    ]
    var run = TextRun(
      texts.randomElement(using: &generator) ?? "",
      at: point(),
      font: .system(size: number(), weight: .bold),
      color: color()
    )
    run.haloColor = color()
    run.haloWidth = Double(number())
    return run
  }
}
