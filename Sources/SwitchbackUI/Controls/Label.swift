/// A symbol and a title beside it.
public struct Label<Title: View, Icon: View>: View {
  public typealias Body = Never

  @usableFromInline package let title: Title
  @usableFromInline package let icon: Icon

  /// Creates a label from two views.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  public static func _visit(_ view: Self, _ visitor: inout ViewVisitor) {
    let style = visitor.environment.labelStyle
    switch style {
    case .titleAndIcon:
      let row = HStack {
        view.icon
        view.title
      }
      visitor.visit(row, inChild: 0)
    case .titleOnly: visitor.visit(view.title, inChild: 1)
    case .iconOnly:
      // The title is read all the same.
      let title = visitor.collect { $0.visit(view.title, inChild: 2) }
      var reading = AccessibilityCollector(identifiers: AccessibilityIdentifiers())
      let words = title.map { reading.words(of: $0) }.first ?? ""
      visitor.visit(view.icon.accessibilityLabel(words), inChild: 3)
    }
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with the symbol of that name.
  public init<Name: StringProtocol>(_ title: Name, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }
}
