internal import Drawing
internal import SwitchbackUI

/// A control that stands beside its map.
final class MapControlView: UIView {
  private let controls = ViewGraph()
  private let requests = ControlRequests()
  private var control = MapControl(kind: .compass, visibility: .automatic)
  private var link: MapLink?
  private var environment = EnvironmentValues()

  /// The map that the control belongs to, while it is on the screen.
  private var map: MKMapView? { link?.map }

  func update(_ control: MapControl, link: MapLink?, environment: EnvironmentValues) {
    self.control = control
    self.link = link
    self.environment = environment
    setNeedsDisplay()
  }

  override func didMove(to host: (any Host)?) {
    super.didMove(to: host)
    controls.onInvalidate = host.map { host in { host.setNeedsFrame() } }
    if host == nil { link = nil }
  }

  /// The room that the control takes, whether or not there is something to show.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    link == nil ? .zero : control.kind.room
  }

  override func draw(into commands: inout DrawingCommands, context: RenderContext) {
    guard let map else { return }
    map.advanceCamera(to: context.time)
    let presence = map.controlState.presence(of: control)
    guard presence > 0 else { return controls.unmount() }
    var environment = environment
    environment.colorScheme = context.colorScheme
    controls.update(
      MapControlBody(kind: control.kind, state: map.controlState, requests: requests)
        .opacity(presence),
      environment: environment,
      transaction: Transaction()
    )
    controls.place(in: place(of: controls.sizeThatFits(ProposedViewSize(bounds.size))))
    controls.draw(into: &commands, context: context)
  }

  private func place(of size: CGSize) -> CGRect {
    var x = (bounds.width - size.width) / 2
    if case .scale(let edge) = control.kind {
      x = edge == .leading ? 0 : bounds.width - size.width
    }
    return CGRect(
      x: x,
      y: (bounds.height - size.height) / 2,
      width: size.width,
      height: size.height
    )
  }

  override var isAnimating: Bool { controls.isAnimating }

  override func handle(_ event: InputEvent) -> Bool {
    let isUsed = controls.send(event)
    answer(at: event.time)
    return isUsed
  }

  override func appendAccessibilityElements(
    to elements: inout [AccessibilityElement],
    depth: UInt8,
    identifiers: inout AccessibilityIdentifiers
  ) {
    controls.appendAccessibilityElements(to: &elements, depth: depth, identifiers: &identifiers)
  }

  override func perform(
    _ action: AccessibilityElement.Action,
    on id: UInt32,
    at time: Double
  ) -> Bool {
    let isDone = controls.perform(action, on: id, at: time)
    answer(at: time)
    return isDone
  }

  private func answer(at time: Double) {
    guard let map else { return }
    map.advanceCamera(to: time)
    map.answer(requests)
    map.tellOfCamera()
  }
}
