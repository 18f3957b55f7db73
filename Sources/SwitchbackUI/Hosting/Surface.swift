internal import Drawing

/// What a stage does, whatever view it shows.
final class Surface {
  /// How often state may be changed by what appears in one frame, before the developer is told.
  static let maximumRounds = 8

  private let host: any Host
  private let graph = ViewGraph()
  private let updateContent: (ViewGraph, EnvironmentValues, Transaction) -> Void
  private var size = CGSize.zero
  private var scale: Double = 1
  private var colorScheme = ColorScheme.light
  private var needsLayout = true
  private var time: Double = 0
  private var layers: [DisplayList.Layer] = []
  private var identifiers = AccessibilityIdentifiers()
  private var elements: [AccessibilityElement] = []
  private var elementsRevision: UInt32 = 0

  /// Whether there was a frame since somebody asked for the elements.
  ///
  /// There can be thousands, and a moving map has them elsewhere in every frame.
  private var needsElements = false
  private let reports = ReportLog()

  init(
    host: any Host,
    update: @escaping (ViewGraph, EnvironmentValues, Transaction) -> Void
  ) {
    self.host = host
    updateContent = update
    graph.defersActions = true
    graph.context.host = host
  }

  func resize(to size: CGSize, scale: Double, colorScheme: ColorScheme) {
    let isSame =
      self.size == size && self.scale == scale && self.colorScheme == colorScheme
    if isSame { return }
    self.size = size
    self.scale = scale
    self.colorScheme = colorScheme
    graph.context.invalidate()
  }

  /// The size that the content takes where it is offered one.
  ///
  /// Nothing is laid out and nothing appears for it: the next frame does that.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    if graph.needsUpdate {
      updateContent(graph, environment, graph.pendingTransaction)
      graph.context.invalidate()
    }
    return graph.sizeThatFits(proposal)
  }

  func setNeedsUpdate() {
    graph.context.invalidate()
  }

  func send(_ event: InputEvent) -> Bool {
    bringUpToDate()
    return graph.send(event)
  }

  func frame(at time: Double) -> DisplayList {
    self.time = time
    graph.context.time = time
    bringUpToDate()
    var list = DisplayList(size: size)
    let context = RenderContext(time: time, scale: scale, colorScheme: colorScheme)
    DetachedHost.shared.lend(host) { graph.appendLayers(to: &list.layers, context: context) }
    revise(&list.layers)
    layers = list.layers
    needsElements = true
    return list
  }

  var accessibilityElements: [AccessibilityElement] {
    updateAccessibility()
    return elements
  }

  var accessibilityRevision: UInt32 {
    updateAccessibility()
    return elementsRevision
  }

  var isAnimating: Bool { graph.needsUpdate || graph.isAnimating }

  var hostedViews: [UIView] {
    bringUpToDate()
    return graph.hostedViews
  }

  func perform(_ action: AccessibilityElement.Action, on id: UInt32, at time: Double) -> Bool {
    bringUpToDate()
    return graph.perform(action, on: id, at: time)
  }
}

extension Surface {
  private func bringUpToDate() {
    var rounds = 0
    while graph.needsUpdate {
      rounds += 1
      if rounds > Self.maximumRounds {
        graph.context.giveUpUpdating()
        reports.report("a view changes state whenever it is updated", to: host)
        return
      }
      DetachedHost.shared.lend(host) {
        updateContent(graph, environment, graph.pendingTransaction)
        layout()
        graph.context.runActions()
      }
    }
  }

  private var environment: EnvironmentValues {
    var environment = EnvironmentValues(host: host)
    environment.colorScheme = colorScheme
    environment.displayScale = CGFloat(scale)
    environment.reports = reports
    return environment
  }

  private func layout() {
    let proposal = ProposedViewSize(size)
    let own = graph.sizeThatFits(proposal)
    let origin = graph.context.aligned(
      CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2)
    )
    graph.surface = CGRect(origin: .zero, size: size)
    graph.place(in: CGRect(origin: origin, size: own))
  }

  /// Gives each layer that differs from that of the last frame another revision.
  private func revise(_ layers: inout [DisplayList.Layer]) {
    for index in layers.indices {
      guard index < self.layers.count else {
        layers[index].revision = 1
        continue
      }
      let before = self.layers[index]
      let isSame =
        before.kind == layers[index].kind && before.extent == layers[index].extent
        && before.commands == layers[index].commands
      layers[index].revision = isSame ? before.revision : before.revision &+ 1
    }
  }

  private func updateAccessibility() {
    guard needsElements else { return }
    needsElements = false
    var elements: [AccessibilityElement] = []
    graph.appendAccessibilityElements(to: &elements, depth: 0, identifiers: &identifiers)
    if elements.isSame(as: self.elements) { return }
    self.elements = elements
    elementsRevision &+= 1
  }
}

extension [AccessibilityElement] {
  /// Whether the two lists are the same to the byte.
  fileprivate func isSame(as other: [AccessibilityElement]) -> Bool {
    if count != other.count { return false }
    for (first, second) in zip(self, other) {
      let isSame =
        first.id == second.id && first.role == second.role && first.frame == second.frame
        && first.isSelected == second.isSelected && first.isActionable == second.isActionable
        && first.depth == second.depth && first.label.hasSameBytes(as: second.label)
        && first.value.hasSameBytes(as: second.value)
        && first.hint.hasSameBytes(as: second.hint)
        && first.identifier.hasSameBytes(as: second.identifier)
      if !isSame { return false }
    }
    return true
  }
}
