internal import Drawing

/// Stands in for the symbol set until it is there.
struct Symbol {
  let isKnown: Bool

  static let placeholder = Symbol(isKnown: false)

  static func named(_ name: String) -> Symbol? {
    name.utf8.isEmpty ? nil : Symbol(isKnown: true)
  }

  /// The extent beside text of that size, in points.
  func size(forFontSize size: Double) -> CGSize {
    CGSize(width: size * 1.2, height: size * 1.2)
  }
}

extension DrawingCommands {
  mutating func draw(_ symbol: Symbol, in rect: CGRect, with color: RGBA) {
    stroke(
      Path(rect.insetBy(dx: rect.width / 8, dy: rect.height / 8)),
      with: color,
      style: StrokeStyle(lineWidth: rect.width / 12)
    )
  }
}
