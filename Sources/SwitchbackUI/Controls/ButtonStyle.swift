internal import Drawing

/// How buttons look, in the words of the program; they are pressed like any other.
public protocol ButtonStyle {
  /// The type of the view of a button.
  associatedtype Body: View

  /// What the view of a button is made of.
  typealias Configuration = ButtonStyleConfiguration

  /// The view of a button; it is made anew when the button is pressed and let go.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style makes the view of a button of.
public struct ButtonStyleConfiguration {
  /// The label of a button, whatever its type.
  public struct Label: View {
    public typealias Body = Never

    let visit: (inout ViewVisitor) -> Void

    public static func _visit(_ view: Self, _ visitor: inout ViewVisitor) {
      view.visit(&visitor)
    }
  }

  /// What the button is for; `nil` where that was not said.
  public let role: ButtonRole?

  /// What the button is called, or shows.
  public let label: Label

  /// Whether a pointer presses the button and would operate it if it were let go now.
  public let isPressed: Bool
}

extension View {
  /// The view with buttons of a look of one's own.
  public consuming func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    transformEnvironment { environment in
      let outer = environment.buttonLook
      environment.buttonLook = .custom { button, visitor in
        visitor.style(button, inside: outer) {
          AnyView(StyledButton(style: style, configuration: $0))
        }
      }
    }
  }
}

/// A button as a style of the program shows it.
private struct StyledButton<Style: ButtonStyle>: View {
  typealias Body = Never

  let style: Style
  let configuration: ButtonStyleConfiguration

  static func _visit(_ view: Self, _ visitor: inout ViewVisitor) {
    visitor.visitBody(of: view.style) { $0.makeBody(configuration: view.configuration) }
  }
}

extension ViewVisitor {
  /// Adds the node of a button that shows what a style makes of it; buttons in there have the style outside.
  fileprivate mutating func style(
    _ button: ButtonParts,
    inside outer: ButtonLook,
    _ makeBody: (ButtonStyleConfiguration) -> AnyView
  ) {
    let environment = environment
    let scope = scope
    self.environment.buttonLook = outer
    let configuration = ButtonStyleConfiguration(
      role: button.role,
      label: .init(visit: button.visitLabel),
      isPressed: node(StyledButtonNode.init).isPressed
    )
    let label = single(makeBody(configuration), inChild: 1, stackedAlong: .horizontal)
    self.environment = environment
    leaf(StyledButtonNode.init) {
      $0.label = label
      $0.style = .plain
      $0.action = button.action
      $0.isEnabled = environment.isEnabled
      $0.scope = scope
      $0.focusPaint = environment.tintColor.resolved(in: environment.colorScheme)
    }
  }
}
