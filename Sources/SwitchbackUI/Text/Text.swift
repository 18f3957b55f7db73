public import Drawing

/// Letters in one or several lines.
///
/// Control characters are drawn as spaces, and the marks that would turn the reading direction of what stands beside
/// them are left out. A text is as large as it needs to be and no larger than it is offered; what has no room in it
/// ends in “…”.
///
/// Of several typefaces, thicknesses or colours that are set for one text, the innermost counts.
public struct Text: View {
  public typealias Body = Never

  /// What the text says.
  @usableFromInline package let string: String

  private var font: Font?
  private var weight: Font.Weight?
  private var isItalic = false
  private var paint: ((EnvironmentValues) -> _ShapePaint)?

  /// Creates a text.
  public init<Content: StringProtocol>(_ content: Content) {
    string = String(content)
  }

  /// Creates a text.
  public init(verbatim content: String) {
    string = content
  }

  /// The text in a typeface.
  public func font(_ font: Font?) -> Text {
    var text = self
    if text.font == nil { text.font = font }
    return text
  }

  /// The text in a thickness.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    var text = self
    if text.weight == nil { text.weight = weight }
    return text
  }

  /// The text in bold letters.
  public func bold() -> Text { fontWeight(.bold) }

  /// The text in leaning letters.
  public func italic() -> Text {
    var text = self
    text.isItalic = true
    return text
  }

  /// The text in a colour.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text {
    var text = self
    if text.paint == nil { text.paint = { style._paint(in: $0) } }
    return text
  }

  /// The text in a colour; that of the surroundings where it is `nil`.
  public func foregroundColor(_ color: Color?) -> Text {
    var text = self
    if text.paint == nil { text.paint = color.map { color in { _ in _ShapePaint(color) } } }
    return text
  }

  public static func _visit(_ view: Text, _ visitor: inout ViewVisitor) {
    let environment = visitor.environment
    visitor.leaf(TextNode.init) { view.update($0, environment) }
  }

  private func update(_ node: TextNode, _ environment: EnvironmentValues) {
    var font = environment.resolvedFont
    if let own = self.font {
      font = own
      if let weight = environment.fontWeight { font.weight = weight }
    }
    if let weight { font.weight = weight }
    if isItalic { font.isItalic = true }
    let paint = paint.map { $0(environment) } ?? ForegroundStyle()._paint(in: environment)
    node.layout.set(string, font: font, host: environment.host)
    node.lineLimit = environment.lineLimit
    node.alignment = environment.multilineTextAlignment
    node.set(paint, environment.colorScheme)
  }
}
