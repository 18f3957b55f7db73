internal import Drawing

/// Something that a person presses to make an action run.
public struct Button<Label: View>: View {
  public typealias Body = Never

  private let role: ButtonRole?
  private let action: () -> Void
  private let label: Label

  /// Creates a button.
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// Creates a button that is for something.
  public init(
    role: ButtonRole?,
    action: @escaping () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  public static func _visit(_ view: Self, _ visitor: inout ViewVisitor) {
    let outer = visitor.environment
    let style: _ButtonAppearance
    switch outer.buttonLook {
    case .appearance(let appearance): style = appearance
    case .custom(let add):
      let label = view.label
      add(
        ButtonParts(role: view.role, action: view.action) { Label._visit(label, &$0) },
        &visitor
      )
      return
    }
    let tint = view.role == .destructive ? .red : outer.tintColor
    switch style {
    case .plain: break
    case .borderedProminent: visitor.environment.foregroundStyle = .white
    case .automatic, .bordered:
      if outer.foregroundStyle == nil || view.role == .destructive {
        visitor.environment.foregroundStyle = tint
      }
    }
    let label = visitor.single(view.label, inChild: 0, stackedAlong: .horizontal)
    visitor.environment = outer
    let scope = visitor.scope
    visitor.leaf(ButtonNode.init) {
      $0.label = label
      $0.style = style
      $0.action = view.action
      $0.isEnabled = outer.isEnabled
      $0.scope = scope
      $0.tint = tint.resolved(in: outer.colorScheme)
      $0.focusPaint = outer.tintColor.resolved(in: outer.colorScheme)
    }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates the button that a style is to show.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.trigger) { configuration.label }
  }
}

extension Button where Label == Text {
  /// Creates a button with a title.
  public init<Title: StringProtocol>(_ title: Title, action: @escaping () -> Void) {
    self.init(action: action) { Text(title) }
  }

  /// Creates a button with a title that is for something.
  public init<Title: StringProtocol>(
    _ title: Title,
    role: ButtonRole?,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == SwitchbackUI.Label<Text, Image> {
  /// Creates a button with a title and the symbol of that name.
  public init<Title: StringProtocol>(
    _ title: Title,
    systemImage name: String,
    action: @escaping () -> Void
  ) {
    self.init(action: action) { SwitchbackUI.Label(title, systemImage: name) }
  }
}
