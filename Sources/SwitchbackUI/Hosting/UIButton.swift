public import Drawing

/// A control with a symbol or a title.
open class UIButton: UIControl {
  /// What a button looks like from the start.
  public enum ButtonType: Int, Hashable, Sendable {
    case custom
    case system
    case detailDisclosure
    case infoLight
    case infoDark
    case contactAdd
    case close
  }

  private static let height: CGFloat = 24
  private static let font = Font.system(size: 15)

  private var image: UIImage?
  private var title: String?

  /// Creates a button of a kind; one with a symbol has its size already.
  public init(type: ButtonType = .system) {
    super.init()
    switch type {
    case .custom, .system: break
    case .detailDisclosure, .infoLight, .infoDark: setUp("info.circle.fill", label: "More info")
    case .contactAdd: setUp("plus", label: "Add")
    case .close: setUp("xmark", label: "Close")
    }
  }

  /// Sets the symbol.
  public func setImage(_ image: UIImage?) {
    self.image = image
    setNeedsDisplay()
  }

  /// Sets the title, which is shown where there is no symbol.
  public func setTitle(_ title: String?) {
    self.title = title
    accessibilityLabel = title
    sizeToFit()
    setNeedsDisplay()
  }

  /// Gives the button the size of what it shows.
  public func sizeToFit() {
    var width = Self.height
    if image == nil, let title, let host {
      width = CGFloat(host.measure(title, font: Self.font).width)
    }
    frame.size = CGSize(width: width, height: Self.height)
  }

  override open func didMove(to host: (any Host)?) {
    super.didMove(to: host)
    if image == nil, title != nil { sizeToFit() }
  }

  override open func draw(into commands: inout DrawingCommands, context: RenderContext) {
    let color = isEnabled ? Color.accentColor : Color.gray
    let opacity = isHighlighted ? 0.4 : 1
    let paint = color.resolved(in: context.colorScheme).multiplyingOpacity(by: opacity)
    if let image {
      let side = min(bounds.width, bounds.height, 22)
      let rect = CGRect(
        x: bounds.midX - side / 2,
        y: bounds.midY - side / 2,
        width: side,
        height: side
      )
      commands.draw(image.symbol, in: rect, with: paint)
    } else if let title, let host {
      let metrics = host.measure(title, font: Self.font)
      let x = Double(bounds.midX) - metrics.width / 2
      let y = Double(bounds.midY) + (metrics.ascent - metrics.descent) / 2
      commands.draw(TextRun(title, at: CGPoint(x: x, y: y), font: Self.font, color: paint))
    }
  }

  private func setUp(_ symbol: String, label: String) {
    image = UIImage(symbol: Symbol.named(symbol) ?? .placeholder)
    accessibilityLabel = label
    sizeToFit()
  }
}
