public import Drawing

/// A line of text.
open class UILabel: UIView {
  /// The text.
  public var text: String? { didSet { fit() } }

  /// The typeface.
  public var font = Font.system(size: 13) { didSet { fit() } }

  /// The colour of the letters.
  public var textColor: UIColor = .primary { didSet { setNeedsDisplay() } }

  override open func didMove(to host: (any Host)?) {
    super.didMove(to: host)
    fit()
  }

  override open func draw(into commands: inout DrawingCommands, context: RenderContext) {
    guard let text, let host else { return }
    let metrics = host.measure(text, font: font)
    let y = (Double(bounds.height) + metrics.ascent - metrics.descent) / 2
    commands.draw(
      TextRun(
        text,
        at: CGPoint(x: 0, y: y),
        font: font,
        color: textColor.resolved(in: context.colorScheme)
      )
    )
  }

  private func fit() {
    if let text, let host {
      let metrics = host.measure(text, font: font)
      frame.size = CGSize(width: metrics.width, height: metrics.height)
    }
    setNeedsDisplay()
  }
}
