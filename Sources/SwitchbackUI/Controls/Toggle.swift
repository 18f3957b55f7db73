internal import Drawing

/// A switch with a label.
public struct Toggle<Label: View>: View {
  public typealias Body = Never

  private let isOn: Binding<Bool>
  private let label: Label

  /// Creates a switch.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  public static func _visit(_ view: Self, _ visitor: inout ViewVisitor) {
    let environment = visitor.environment
    let label = visitor.single(view.label, inChild: 0, stackedAlong: .horizontal)
    let isOn = view.isOn
    let animates = !visitor.transaction.disablesAnimations && !environment.host.reducesMotion
    visitor.control(ToggleNode.init, label: label) {
      $0.onPaint = (environment.tint ?? .green).resolved(in: environment.colorScheme)
      $0.offPaint = Color.track.resolved(in: environment.colorScheme)
      $0.set(isOn, animates: animates)
    }
  }
}

extension Toggle where Label == Text {
  /// Creates a switch with a title.
  public init<Title: StringProtocol>(_ title: Title, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == SwitchbackUI.Label<Text, Image> {
  /// Creates a switch with a title and the symbol of that name.
  public init<Title: StringProtocol>(
    _ title: Title,
    systemImage name: String,
    isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { SwitchbackUI.Label(title, systemImage: name) }
  }
}
