public import Drawing

/// A view that keeps its state itself and is told to change, as UIKit's are; `UIViewRepresentable` puts it among
/// declarative views.
///
/// Locations that reach it are its own: the top left corner is zero.
open class UIView {
  /// Where the view lies in its surroundings, in points.
  public var frame: CGRect {
    didSet {
      guard frame != oldValue else { return }
      layoutSubviews()
      setNeedsDisplay()
    }
  }

  /// The platform below; `nil` until the view is on a surface.
  @exclusivity(unchecked) public internal(set) var host: (any Host)?

  /// The coordinate spaces round the view.
  package final var coordinateSpaces = CoordinateSpaces()

  /// How much of the view covers what is below it, between 0 and 1.
  public var alpha: Double = 1 {
    didSet { if alpha != oldValue { setNeedsDisplay() } }
  }

  /// Whether the view is left out.
  public var isHidden = false {
    didSet { if isHidden != oldValue { setNeedsDisplay() } }
  }

  /// The views that stand in this one, the lowest first.
  public internal(set) var subviews: [UIView] = []

  /// The view that this one stands in, which lets go of it when it goes itself.
  final var holder: Unmanaged<UIView>?

  /// The subview that took each pointer that is down.
  final var captures: [Int32: UIView] = [:]

  /// Creates a view.
  public init(frame: CGRect = .zero) {
    self.frame = frame
  }

  deinit {
    for subview in subviews { subview.holder = nil }
  }

  /// The view's own rectangle.
  public var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }

  /// Puts the view on a surface, or takes it off.
  open func didMove(to host: (any Host)?) {
    self.host = host
    for subview in subviews { subview.didMove(to: host) }
  }

  /// Arranges what the view holds after its size changed.
  open func layoutSubviews() {}

  /// The size that the view wants where it may have that one.
  open func sizeThatFits(_ size: CGSize) -> CGSize { size }

  /// The size that the view wants for what it shows; a side that it wants no length of is `noIntrinsicMetric`.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// Stands for a length that a view does not want.
  public static let noIntrinsicMetric: CGFloat = -1

  /// Asks for the view to be drawn anew.
  open func setNeedsDisplay() {
    host?.setNeedsFrame()
  }

  /// Whether a later frame will differ although nothing happens before it.
  open var isAnimating: Bool { subviews.contains { !$0.isHidden && $0.isAnimating } }

  /// Draws the view; by default its subviews, which a view that draws itself draws by calling this last.
  open func draw(into commands: inout DrawingCommands, context: RenderContext) {
    drawSubviews(into: &commands, context: context)
  }

  /// Draws the view as layers of a frame; by default one, with what `draw(into:context:)` draws.
  open func appendLayers(to layers: inout [DisplayList.Layer], context: RenderContext) {
    var commands = DrawingCommands()
    draw(into: &commands, context: context)
    if !commands.isEmpty { layers.append(DisplayList.Layer(kind: .controls, commands: commands)) }
  }

  /// Takes an event and tells whether it was used.
  ///
  /// A view that used a `pointerDown` gets all that follows of that pointer. By default the event goes on to the
  /// subviews.
  open func handle(_ event: InputEvent) -> Bool { passToSubviews(event) }

  /// Whether a press that the view used is for something in it alone, so that it is no tap on the view as a whole.
  open func claims(_ press: InputEvent) -> Bool {
    false
  }

  /// Adds what assistive technology sees, in the view's own coordinates; `depth` is that of the view.
  ///
  /// `identifiers` gives each element a number that no other view uses.
  open func appendAccessibilityElements(
    to elements: inout [AccessibilityElement],
    depth: UInt8,
    identifiers: inout AccessibilityIdentifiers
  ) {
    for subview in subviews where !subview.isHidden {
      let start = elements.count
      subview.appendAccessibilityElements(to: &elements, depth: depth, identifiers: &identifiers)
      for index in start..<elements.count {
        elements[index].frame = elements[index].frame
          .offsetBy(dx: subview.frame.minX, dy: subview.frame.minY)
      }
    }
  }

  /// Does what assistive technology asks for and tells whether the element is one of the view's.
  open func perform(
    _ action: AccessibilityElement.Action,
    on id: UInt32,
    at time: Double
  ) -> Bool {
    subviews.contains { $0.perform(action, on: id, at: time) }
  }
}

extension UIView {
  /// A point of a coordinate space in the view's own coordinates, where the view is among declarative views.
  package final func convert(_ point: CGPoint, from space: CoordinateSpace) -> CGPoint {
    let shift = shift(to: space)
    return CGPoint(x: point.x - shift.x, y: point.y - shift.y)
  }

  /// A point of the view in the coordinates of a space, where the view is among declarative views.
  package final func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
    let shift = shift(to: space)
    return CGPoint(x: point.x + shift.x, y: point.y + shift.y)
  }

  private func shift(to space: CoordinateSpace) -> CGPoint {
    let own = coordinateSpaces.origin(of: .local, local: frame.origin)
    let zero = coordinateSpaces.origin(of: space, local: frame.origin)
    return CGPoint(x: own.x - zero.x, y: own.y - zero.y)
  }
}
