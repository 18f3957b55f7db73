extension DrawingCommands {
  /// Draws a symbol in one colour, its em square fitted to the middle of the rectangle.
  public mutating func draw(_ symbol: Symbol, in rect: CGRect, with color: RGBA) {
    guard rect.width > 0, rect.height > 0, color.bits & 0xFF != 0 else { return }
    let parts = symbol.parts(in: rect)
    // Parts overlap, which must not show where the colour lets something through.
    let isGroup = color.bits & 0xFF != 0xFF && parts.count > 1
    if isGroup { beginGroup(opacity: color.opacity) }
    draw(parts, in: rect, with: .color(isGroup ? RGBA(color.bits | 0xFF) : color))
    if isGroup { endGroup() }
  }

  /// Draws a symbol, fitted to the largest square in the middle of the rectangle.
  public mutating func draw(_ symbol: Symbol, in rect: CGRect, with paint: Paint) {
    switch paint {
    case .color(let color): draw(symbol, in: rect, with: color)
    case .gradient:
      if rect.width > 0, rect.height > 0 { draw(symbol.parts(in: rect), in: rect, with: paint) }
    }
  }

  private mutating func draw(_ parts: [SymbolPart], in rect: CGRect, with paint: Paint) {
    var saves = 0
    for part in parts {
      switch part.style {
      case .fill(let isEvenOdd):
        fill(part.path, with: paint, style: FillStyle(eoFill: isEvenOdd))
      case .stroke(let width):
        let style = StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)
        stroke(part.path, with: paint, style: style)
      case .knockOut:
        save()
        saves += 1
        clip(toOutsideOf: part.path, in: rect)
      }
    }
    for _ in 0..<saves { restore() }
  }

  private mutating func clip(toOutsideOf path: Path, in rect: CGRect) {
    // A margin keeps the outer edge of the clip off what is drawn.
    var outside = Path(rect.insetBy(dx: -rect.width / 8, dy: -rect.height / 8))
    outside.addPath(path)
    clip(to: outside, style: FillStyle(eoFill: true))
  }
}
