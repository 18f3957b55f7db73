/// What shows the buttons inside a view.
enum ButtonLook {
  case appearance(_ButtonAppearance)

  /// A style of the program: it adds the nodes of a button.
  case custom((ButtonParts, inout ViewVisitor) -> Void)
}

/// A button as styles see it, whatever the type of its label.
struct ButtonParts {
  let role: ButtonRole?
  let action: () -> Void
  let visitLabel: (inout ViewVisitor) -> Void
}
