internal import Drawing
internal import Geodesy
internal import SwitchbackUI

/// The map view that shows a `Map`'s content, and what its position binding asks for.
final class ContentMapView: MKMapView {
  private(set) lazy var reconciler = MapReconciler(self)

  private var position: Binding<MapCameraPosition>?

  /// The value of the binding that was last seen, or written.
  private var seen: MapCameraPosition

  /// A value that was written and has not come back yet, and the one that stood before it.
  private var echo: (written: MapCameraPosition, before: MapCameraPosition)?

  /// What was last framed because it was all of the content.
  private var framedRect: MKMapRect?
  private var framedInsets = UIEdgeInsets.zero

  private var isPositioned = false

  init(initialPosition: MapCameraPosition) {
    seen = initialPosition
    super.init(frame: .zero)
  }

  func apply(_ options: MapOptions) {
    if options.framingInsets != contentInsets { contentInsets = options.framingInsets }
    if options.controlInsets != controlInsets { controlInsets = options.controlInsets }
    if !options.attributions.hasSameBytes(as: attributions) {
      attributions = options.attributions
    }
    accessibilityLabel = options.name ?? "Map"
    if options.showsZoomControls != showsZoomControls {
      showsZoomControls = options.showsZoomControls
    }
    reconciler.onOperation = options.onOperation
  }

  /// Shows what the binding asks for, where that is something new.
  func bind(_ position: Binding<MapCameraPosition>?, transaction: Transaction) {
    self.position = position
    let isAnimated = transaction.animation != nil
    if isPositioned {
      if let request = request(position?.wrappedValue ?? seen) {
        seen = request
        frame(request, isAnimated: isAnimated)
        return
      }
    } else {
      isPositioned = true
      frame(seen, isAnimated: false)
      return
    }
    followContent(isAnimated: isAnimated)
  }

  override func handle(_ event: InputEvent) -> Bool {
    defer { tellOfUser() }
    return super.handle(event)
  }

  override func perform(
    _ action: AccessibilityElement.Action,
    on id: UInt32,
    at time: Double
  ) -> Bool {
    defer { tellOfUser() }
    return super.perform(action, on: id, at: time)
  }

  /// What the value of the binding asks for; `nil` where it is what is known, or an echo of what was written.
  private func request(_ value: MapCameraPosition) -> MapCameraPosition? {
    if let echo {
      // A store that answers late still has the value from before.
      if value == echo.before, value != echo.written { return nil }
      self.echo = nil
    }
    return value == seen ? nil : value
  }

  private func frame(_ position: MapCameraPosition, isAnimated: Bool) {
    switch position.kind {
    case .automatic:
      framedRect = nil
      followContent(isAnimated: isAnimated)
    case .camera(let camera):
      show(.camera(camera), animated: isAnimated)
    case .region(let region):
      show(.rect(MKMapRect(region), contentInsets), animated: isAnimated)
    case .rect(let rect): show(.rect(rect, contentInsets), animated: isAnimated)
    case .user, .location: break
    }
  }

  /// Frames all of the content where that is asked for and it is not what is framed already.
  private func followContent(isAnimated: Bool) {
    guard seen == .automatic else { return }
    let rect = reconciler.contentRect
    guard rect != framedRect || contentInsets != framedInsets else { return }
    let isFirst = framedRect == nil
    framedRect = rect
    framedInsets = contentInsets
    let margin = Self.framingMargin
    let insets = UIEdgeInsets(
      top: contentInsets.top + margin,
      left: contentInsets.left + margin,
      bottom: contentInsets.bottom + margin,
      right: contentInsets.right + margin
    )
    show(.rect(rect.isNull ? .world : rect, insets), animated: isAnimated || !isFirst)
  }

  /// Writes into the binding that a person moved the map, once until something is asked for again.
  private func tellOfUser() {
    guard cameraController.isUserPositioned, seen != .user else { return }
    echo = (written: .user, before: seen)
    seen = .user
    position?.wrappedValue = .user
  }
}
