internal import Drawing

/// A symbol on the screen.
final class SymbolNode: ViewNode {
  var isResizable = false
  var fontSize = Font.body.size

  private var paint: AnimatedPaint?
  private var name: String?
  private var symbol = Symbol.placeholder

  func set(_ paint: _ShapePaint, _ scheme: ColorScheme) {
    self.paint.set(paint, scheme, by: animation)
  }

  /// Changes the symbol; a name that is not known is reported once.
  func set(_ name: String) {
    if let old = self.name, old.hasSameBytes(as: name) { return }
    self.name = name
    symbol = Symbol.named(name) { context.reportOnce($0) }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let own = context.covering(symbol.size(forFontSize: fontSize))
    return isResizable ? proposal.replacingUnspecifiedDimensions(by: own) : own
  }

  override func draw(_ painter: inout Painter) {
    guard let paint = paint?.paint(in: frame, &painter) else { return }
    painter.commands.draw(symbol, in: frame, with: paint)
  }

  override func baseline(
    _ line: BaselineKind,
    in size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat {
    symbol.baseline(forHeight: size.height)
  }

  override func contains(_ point: CGPoint) -> Bool { frame.contains(point) }

  override func appendAccessibility(to collector: inout AccessibilityCollector) {
    collector.add(self, role: .image, label: name?.spelledOut ?? "")
  }
}

extension String {
  /// The words of a symbol's name.
  fileprivate var spelledOut: String {
    String(decoding: utf8.map { $0 == UInt8(ascii: ".") ? UInt8(ascii: " ") : $0 }, as: UTF8.self)
  }
}
