internal import Drawing

/// Runs an action when its node is tapped.
final class TapNode: WrapperNode {
  /// The seconds between the taps of a double tap.
  private static let interval = 0.35

  /// How far a pointer moves in a tap at most, in points.
  private static let slack: CGFloat = 10

  var count = 1
  var isEnabled = true
  var action: (CGPoint) -> Void = { _ in }
  var scope: StateTable?

  /// What the place of a tap is counted from.
  var space = CoordinateSpace.local
  var spaces = CoordinateSpaces()

  private var press = PressTracker()
  private var start = CGPoint.zero
  private var isMoved = false
  private var taps = 0
  private var lastTap = -Double.infinity
  private var elementID: UInt32 = 0

  override func handle(_ event: InputEvent) -> Bool {
    guard isEnabled || event.kind != .pointerDown else { return false }
    follow(event)
    switch press.handle(event, in: frame) {
    case .ignored: return false
    case .used: return true
    case .tapped:
      if isMoved { return true }
      taps = event.time - lastTap <= Self.interval ? taps + 1 : 1
      lastTap = event.time
      if taps >= count {
        taps = 0
        lastTap = -.infinity
        run(at: event.location)
      }
      return true
    }
  }

  override var isActivatable: Bool { isEnabled }

  override func activate(at time: Double) -> Bool {
    guard isEnabled else { return false }
    run(at: CGPoint(x: frame.midX, y: frame.midY))
    return true
  }

  override func appendAccessibility(to collector: inout AccessibilityCollector) {
    var own = collector.elements(of: child)
    if own.count == 1 {
      own[0].isActionable = own[0].isActionable || isEnabled
      elementID = own[0].id
    } else if own.count > 1, !own.contains(where: { $0.isOperable }) {
      collector.add(self, role: .group, label: own.joinedLabels, isActionable: isEnabled)
      own.indent()
    } else if own.isEmpty, !collector.title.utf8.isEmpty {
      collector.add(self, role: .button, label: collector.title, isActionable: isEnabled)
    }
    collector.elements += own
  }

  override func perform(
    _ action: AccessibilityElement.Action,
    on id: UInt32,
    at time: Double
  ) -> Bool {
    if child.perform(action, on: id, at: time) { return true }
    guard id != 0, id == elementID || id == identifier else { return false }
    return action != .activate || activate(at: time)
  }

  private func follow(_ event: InputEvent) {
    if event.kind == .pointerDown {
      start = event.location
      isMoved = false
    }
    let dx = event.location.x - start.x
    let dy = event.location.y - start.y
    if dx * dx + dy * dy > Self.slack * Self.slack { isMoved = true }
  }

  private func run(at location: CGPoint) {
    let point = spaces.point(location, of: frame, in: space)
    StateScope.run({ action(point) }, in: scope)
  }
}

extension AccessibilityElement {
  /// Whether a person can do something with it, so that it is no mere part of what is tapped.
  fileprivate var isOperable: Bool { isActionable || role == .map || role == .slider }
}
