import CairoHost
import Drawing

/// A drawing that uses every command, in all the ways that hosts could see differently.
enum ReferenceScene {
  static let size = CGSize(width: 360, height: 300)

  static let ink = RGBA(0x1B1E_24FF)
  static let blue = RGBA(0x0A6C_F0FF)
  static let red = RGBA(0xE03A_36FF)
  static let white = RGBA(0xFFFF_FFFF)

  static func list(on host: CairoHost) -> DisplayList {
    var background = DrawingCommands()
    background.fill(CGRect(origin: .zero, size: size), with: RGBA(0xEEF1_E6FF))
    return DisplayList(
      size: size,
      layers: [
        DisplayList.Layer(kind: .background, commands: background),
        DisplayList.Layer(
          kind: .overlays,
          transform: CGAffineTransform(translationX: 10, y: 10),
          commands: shapes()
        ),
        DisplayList.Layer(kind: .annotations, commands: texts()),
        DisplayList.Layer(kind: .controls, commands: pictures(on: host)),
      ]
    )
  }
}

extension ReferenceScene {
  private static func shapes() -> DrawingCommands {
    var commands = DrawingCommands()
    addStars(to: &commands)
    addLines(to: &commands)
    addGroups(to: &commands)
    return commands
  }

  /// Two stars that differ in the rule alone, and the curves.
  private static func addStars(to commands: inout DrawingCommands) {
    let star = Path { path in
      let corners = [(30, 0), (48, 56), (0, 21), (60, 21), (12, 56)]
      path.addLines(corners.map { CGPoint(x: $0.0, y: $0.1) })
      path.closeSubpath()
    }
    commands.fill(star, with: blue)
    let shifted = star.applying(CGAffineTransform(translationX: 70, y: 0))
    commands.fill(shifted, with: blue, style: FillStyle(eoFill: true))
    let curves = Path { path in
      path.move(to: CGPoint(x: 140, y: 50))
      path.addQuadCurve(to: CGPoint(x: 170, y: 20), control: CGPoint(x: 140, y: 0))
      path.addCurve(
        to: CGPoint(x: 200, y: 50),
        control1: CGPoint(x: 200, y: 40),
        control2: CGPoint(x: 180, y: 70)
      )
      path.closeSubpath()
    }
    commands.fill(curves, with: red.multiplyingOpacity(by: 0.5))
    commands.stroke(curves, with: red, style: StrokeStyle(lineWidth: 2.5, lineJoin: .round))
    commands.fill(
      Path(roundedRect: CGRect(x: 215, y: 4, width: 50, height: 44), cornerRadius: 10),
      with: white
    )
    commands.stroke(
      Path(ellipseIn: CGRect(x: 280, y: 4, width: 52, height: 44)),
      with: ink,
      style: StrokeStyle(lineWidth: 3, dash: [9, 4, 2], dashPhase: 3)
    )
  }

  /// All caps and joins, dots of no length, and a mitre beyond its limit.
  private static func addLines(to commands: inout DrawingCommands) {
    let caps: [CGLineCap] = [.butt, .round, .square]
    let joins: [CGLineJoin] = [.miter, .round, .bevel]
    for index in 0..<3 {
      let x = CGFloat(index) * 60
      let zigzag = Path { path in
        path.addLines([
          CGPoint(x: x + 6, y: 100), CGPoint(x: x + 20, y: 72), CGPoint(x: x + 34, y: 100),
        ])
      }
      let style = StrokeStyle(lineWidth: 8, lineCap: caps[index], lineJoin: joins[index])
      commands.stroke(zigzag, with: ink.multiplyingOpacity(by: 0.8), style: style)
      let dot = Path { $0.addLines([CGPoint(x: x + 48, y: 80), CGPoint(x: x + 48, y: 80)]) }
      commands.stroke(dot, with: red, style: style)
    }
    let spike = Path { path in
      path.addLines([CGPoint(x: 190, y: 98), CGPoint(x: 198, y: 76), CGPoint(x: 206, y: 98)])
    }
    commands.stroke(spike, with: ink, style: StrokeStyle(lineWidth: 5, miterLimit: 2))
    commands.stroke(
      Path { $0.addLines([CGPoint(x: 216, y: 90), CGPoint(x: 334, y: 90)]) },
      with: blue,
      style: StrokeStyle(lineWidth: 6, lineCap: .round, dash: [0, 12])
    )
  }

  /// Two discs as one picture of half opacity; the same without a group; a group in a group under a clip.
  private static func addGroups(to commands: inout DrawingCommands) {
    func discs(_ x: CGFloat, opacity: Double) {
      for (shift, color) in [(CGFloat(0), blue), (22, red)] {
        commands.fill(
          Path(ellipseIn: CGRect(x: x + shift, y: 116, width: 36, height: 36)),
          with: color.multiplyingOpacity(by: opacity)
        )
      }
    }
    commands.beginGroup(opacity: 0.5)
    discs(0, opacity: 1)
    commands.endGroup()
    discs(70, opacity: 0.5)
    commands.save()
    commands.clip(to: Path(ellipseIn: CGRect(x: 146, y: 112, width: 50, height: 44)))
    commands.beginGroup(opacity: 0.8)
    commands.fill(CGRect(x: 140, y: 110, width: 60, height: 24), with: ink)
    commands.beginGroup(opacity: 0.4)
    commands.fill(CGRect(x: 150, y: 120, width: 60, height: 24), with: red)
    commands.endGroup()
    commands.endGroup()
    commands.restore()
    commands.save()
    commands.clip(to: ring(), style: FillStyle(eoFill: true))
    commands.translate(x: 240, y: 134)
    commands.concatenate(CGAffineTransform(rotationAngle: .pi / 6))
    commands.concatenate(CGAffineTransform(scaleX: 2, y: 0.5))
    commands.fill(CGRect(x: -30, y: -30, width: 60, height: 60), with: blue)
    commands.stroke(
      Path(CGRect(x: -10, y: -20, width: 20, height: 40)),
      with: white,
      style: StrokeStyle(lineWidth: 4)
    )
    commands.restore()
  }

  private static func ring() -> Path {
    Path { path in
      path.addEllipse(in: CGRect(x: 210, y: 108, width: 60, height: 50))
      path.addEllipse(in: CGRect(x: 225, y: 120, width: 30, height: 26))
    }
  }
}

extension ReferenceScene {
  private static func texts() -> DrawingCommands {
    var commands = DrawingCommands()
    var halo = TextRun(
      "Col de la Croix 1 778 m",
      at: CGPoint(x: 12, y: 200),
      font: .system(size: 17, weight: .bold),
      color: ink
    )
    halo.haloColor = white
    halo.haloWidth = 2.5
    commands.fill(CGRect(x: 10, y: 184, width: 90, height: 10), with: blue)
    commands.draw(halo)
    commands.draw(
      TextRun(
        "regular, ÄÖÜ, Łódź, Ελλάδα, Київ",
        at: CGPoint(x: 12, y: 222),
        font: .footnote,
        color: ink
      )
    )
    commands.draw(
      TextRun(
        "  <tags> & \"quotes\"  two  spaces",
        at: CGPoint(x: 12, y: 240),
        font: Font.caption.italic(),
        color: red.multiplyingOpacity(by: 0.7)
      )
    )
    commands.save()
    commands.translate(x: 300, y: 240)
    commands.concatenate(CGAffineTransform(rotationAngle: -.pi / 5))
    var turned = TextRun("Vltava", at: .zero, font: .title3, color: blue)
    turned.haloColor = white.multiplyingOpacity(by: 0.6)
    turned.haloWidth = 2
    commands.draw(turned)
    commands.restore()
    commands.save()
    commands.translate(x: 12, y: 290)
    commands.concatenate(CGAffineTransform(scaleX: 3, y: 3))
    commands.draw(TextRun("tiny ×3", at: .zero, font: .system(size: 8), color: ink))
    commands.restore()
    return commands
  }

  private static func pictures(on host: CairoHost) -> DrawingCommands {
    var pixels: [UInt8] = []
    for y in 0..<8 {
      for x in 0..<8 {
        pixels += [UInt8(x * 36), UInt8(y * 36), 160, (x + y) % 2 == 0 ? 255 : 96]
      }
    }
    let image = host.makeImage(width: 8, height: 8, pixels: pixels)
    var commands = DrawingCommands()
    commands.draw(image, in: CGRect(x: 300, y: 120, width: 48, height: 48))
    commands.draw(image, in: CGRect(x: 300, y: 250, width: 8, height: 8))
    commands.beginGroup(opacity: 0.5)
    commands.draw(image, in: CGRect(x: 314, y: 250, width: 32, height: 16))
    commands.endGroup()
    return commands
  }
}
