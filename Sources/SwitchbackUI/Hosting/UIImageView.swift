public import Drawing

/// A picture.
open class UIImageView: UIView {
  private static let side: CGFloat = 24

  /// The picture.
  public var image: UIImage? { didSet { setNeedsDisplay() } }

  /// The colour of the picture; `nil` for that of what can be operated.
  public var tintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// Creates a view of the size of its picture.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
  }

  override open func draw(into commands: inout DrawingCommands, context: RenderContext) {
    guard let image else { return }
    let color = tintColor ?? .accentColor
    commands.draw(image.symbol, in: bounds, with: color.resolved(in: context.colorScheme))
  }
}
