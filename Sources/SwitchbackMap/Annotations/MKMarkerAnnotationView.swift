public import Drawing
public import SwitchbackUI

/// Whether a title is shown.
public enum MKFeatureVisibility: Int, Sendable {
  /// As the map thinks fit: where there is room.
  case adaptive
  case hidden
  case visible
}

/// A balloon whose tip stands at the annotation's place.
open class MKMarkerAnnotationView: MKAnnotationView {
  /// The colour of the balloon; `nil` for red.
  public var markerTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// The colour of what stands in the balloon; `nil` for white.
  public var glyphTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// Up to three letters in the balloon; they go before the picture.
  public var glyphText: String? { didSet { setNeedsDisplay() } }

  /// The picture in the balloon; a pin's head where there is none.
  public var glyphImage: UIImage? { didSet { setNeedsDisplay() } }

  /// Whether the title is shown below.
  public var titleVisibility = MKFeatureVisibility.adaptive { didSet { setNeedsDisplay() } }

  /// How many letters of `glyphText` are shown.
  private static let mostLetters = 3

  private static let headRadius: CGFloat = 14
  private static let tipLength: CGFloat = 8

  override var titleBelow: String? { titleVisibility == .hidden ? nil : annotation?.title }

  override func sizeToFit() {
    let height = Self.headRadius * 2 + Self.tipLength
    frame = CGRect(x: 0, y: 0, width: Self.headRadius * 2, height: height)
    centerOffset = CGPoint(x: 0, y: -height / 2)
  }

  override open func draw(into commands: inout DrawingCommands, context: RenderContext) {
    let scheme = context.colorScheme
    let balloon = Self.balloon
    let tint = (markerTintColor ?? .red).resolved(in: scheme)
    commands.stroke(
      balloon,
      with: RGBA(0x0000_0038),
      style: StrokeStyle(lineWidth: 2.5, lineJoin: .round)
    )
    commands.fill(balloon, with: tint)
    commands.stroke(
      balloon,
      with: RGBA(0xFFFF_FFD9),
      style: StrokeStyle(lineWidth: 1.2, lineJoin: .round)
    )
    let glyph = (glyphTintColor ?? .white).resolved(in: scheme)
    let middle = CGPoint(x: Self.headRadius, y: Self.headRadius)
    if let glyphText, !glyphText.isEmpty, let host {
      drawText(
        glyphText.prefix(letters: Self.mostLetters),
        at: middle,
        with: glyph,
        host: host,
        into: &commands
      )
    } else if let image = glyphImage {
      let side: CGFloat = 17
      commands.draw(
        image.symbol,
        in: CGRect(x: middle.x - side / 2, y: middle.y - side / 2, width: side, height: side),
        with: glyph
      )
    } else {
      commands.fill(
        Path(ellipseIn: CGRect(x: middle.x - 5, y: middle.y - 5, width: 10, height: 10)),
        with: glyph
      )
    }
  }

  private func drawText(
    _ text: String,
    at middle: CGPoint,
    with color: RGBA,
    host: any Host,
    into commands: inout DrawingCommands
  ) {
    let font = Font.system(size: text.utf8.count > 2 ? 11 : 13, weight: .semibold)
    let metrics = host.measure(text, font: font)
    commands.draw(
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
