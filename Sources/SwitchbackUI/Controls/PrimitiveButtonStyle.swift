/// How buttons look and what operates them.
public protocol PrimitiveButtonStyle {
  /// The type of the view of a button.
  associatedtype Body: View

  /// What the view of a button is made of.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// The view of a button, which calls `trigger` when it is operated.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// One of the looks that there are; `nil` for a style of the program.
  var _appearance: _ButtonAppearance? { get }
}

extension PrimitiveButtonStyle {
  public var _appearance: _ButtonAppearance? { nil }
}

/// What a style makes the view of a button of.
public struct PrimitiveButtonStyleConfiguration {
  /// The label of a button, whatever its type.
  public typealias Label = ButtonStyleConfiguration.Label

  /// What the button is for; `nil` where that was not said.
  public let role: ButtonRole?

  /// What the button is called, or shows.
  public let label: Label

  private let action: () -> Void

  init(_ button: ButtonParts, _ environment: EnvironmentValues) {
    role = button.role
    label = Label(visit: button.visitLabel)
    action = environment.isEnabled ? button.action : {}
  }

  /// Does what the button is for, unless it is disabled.
  public func trigger() {
    action()
  }
}

extension View {
  /// The view with buttons of a look, or of a look and a way to operate them.
  public consuming func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    transformEnvironment { environment in
      if let appearance = style._appearance {
        environment.buttonLook = .appearance(appearance)
        return
      }
      let outer = environment.buttonLook
      environment.buttonLook = .custom { button, visitor in
        let surroundings = visitor.environment
        visitor.environment.buttonLook = outer
        visitor.visit(
          AnyView(PrimitiveButton(style: style, configuration: .init(button, surroundings))),
          inChild: 1
        )
        visitor.environment = surroundings
      }
    }
  }
}

/// A button as a style of the program shows it; for assistive technology it is one whatever operates it.
private struct PrimitiveButton<Style: PrimitiveButtonStyle>: View {
  let style: Style
  let configuration: PrimitiveButtonStyleConfiguration

  var body: some View {
    StyledPrimitive(style: style, configuration: configuration)
      .accessibilityElement(children: .combine)
      .accessibilityAddTraits(.isButton)
      .accessibilityAction(configuration.trigger)
  }
}

private struct StyledPrimitive<Style: PrimitiveButtonStyle>: View {
  typealias Body = Never

  let style: Style
  let configuration: PrimitiveButtonStyleConfiguration

  static func _visit(_ view: Self, _ visitor: inout ViewVisitor) {
    visitor.visitBody(of: view.style) { $0.makeBody(configuration: view.configuration) }
  }
}
