public import Drawing
public import SwitchbackUI

/// A balloon whose tip stands at the annotation's place.
///
/// Where balloons collide only some are shown, since `displayPriority` is `defaultLow` unless it is set.
open class MKMarkerAnnotationView: MKAnnotationView {
  /// The colour of the balloon; `nil` for red.
  open var markerTintColor: UIColor? { didSet { lookMayDiffer() } }

  /// The colour of what stands in the balloon; `nil` for white.
  open var glyphTintColor: UIColor? { didSet { lookMayDiffer() } }

  /// Up to three letters in the balloon; they go before the picture.
  open var glyphText: String? { didSet { lookMayDiffer() } }

  /// The picture in the balloon; a pin's head where there is none.
  open var glyphImage: UIImage? { didSet { lookMayDiffer() } }

  /// The picture in the balloon while the annotation is selected; `glyphImage` where there is none.
  open var selectedGlyphImage: UIImage? { didSet { lookMayDiffer() } }

  /// Whether the title is shown below.
  open var titleVisibility = MKFeatureVisibility.adaptive { didSet { setNeedsPlacement() } }

  /// Whether the subtitle is shown below the title.
  open var subtitleVisibility = MKFeatureVisibility.adaptive { didSet { setNeedsPlacement() } }

  /// Whether the balloon springs up when it is added, rather than only grows.
  open var animatesWhenAdded = false

  private var look: MarkerLook?
  private var lookScheme = ColorScheme.light

  /// Whether nothing was set since the look was found.
  private var isLookValid = false

  /// Creates a red balloon.
  public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    displayPriority = .defaultLow
    sizeToFit()
  }

  override package var titleBelow: String? { titleVisibility == .hidden ? nil : annotation?.title }

  override package var subtitleBelow: String? {
    switch subtitleVisibility {
    case .hidden: nil
    case .visible: annotation?.subtitle
    case .adaptive: isSelected ? annotation?.subtitle : nil
    }
  }

  override package var showsTitleAlways: Bool { titleVisibility == .visible }

  override package func sizeToFit() {
    let size = MarkerLook.size
    if frame.size != size { frame = CGRect(origin: .zero, size: size) }
    let offset = CGPoint(x: 0, y: -size.height / 2)
    if centerOffset != offset { centerOffset = offset }
  }

  override open func contains(_ point: CGPoint) -> Bool { MarkerLook.contains(point) }

  override open func draw(into commands: inout DrawingCommands, context: RenderContext) {
    if let look, isLookValid, lookScheme == context.colorScheme {
      return commands.draw(look.stamp, at: .zero)
    }
    guard let host else { return }
    let key = lookKey(context.colorScheme)
    if look?.key.isSame(as: key) != true {
      look = mailbox?.looks.look(for: key, host: host) ?? MarkerLook(key, host: host)
    }
    isLookValid = true
    lookScheme = context.colorScheme
    if let look { commands.draw(look.stamp, at: .zero) }
  }

  private func lookKey(_ scheme: ColorScheme) -> MarkerLook.Key {
    let image = isSelected ? selectedGlyphImage ?? glyphImage : glyphImage
    return MarkerLook.Key(
      text: glyphText ?? "",
      symbol: image?.symbol,
      tint: (markerTintColor ?? .red).resolved(in: scheme),
      glyphTint: (glyphTintColor ?? .white).resolved(in: scheme)
    )
  }

  override open var isSelected: Bool { didSet { lookMayDiffer() } }

  override open func didMove(to host: (any Host)?) {
    super.didMove(to: host)
    look = nil
  }

  package final func lookMayDiffer() {
    isLookValid = false
    setNeedsDisplay()
  }
}
