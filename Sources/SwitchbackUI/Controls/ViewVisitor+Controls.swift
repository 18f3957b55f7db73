internal import Drawing

extension ViewVisitor {
  /// Adds the node of a control whose label the surroundings may hide.
  mutating func control<Node: ControlNode>(
    _ make: (GraphContext) -> Node,
    label: ViewNode?,
    update: (Node) -> Void
  ) {
    let environment = environment
    let scope = scope
    leaf(make) {
      $0.label = label
      $0.hidesLabel = environment.hidesLabels
      $0.isEnabled = environment.isEnabled
      $0.scope = scope
      $0.focusPaint = environment.tintColor.resolved(in: environment.colorScheme)
      update($0)
    }
  }
}

extension Color {
  /// The colour of what a knob moves on, and of the parts of a stepper.
  static let track = Color(
    light: RGBA(red: 0.45, green: 0.47, blue: 0.5, opacity: 0.2),
    dark: RGBA(red: 0.6, green: 0.62, blue: 0.66, opacity: 0.35)
  )
}
