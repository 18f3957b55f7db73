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

  /// Where a text is cut off that has no room.
  public enum TruncationMode: UInt8, Hashable, Sendable {
    /// At its start.
    case head

    /// At its end.
    case tail

    /// In its midst.
    case middle
  }

  /// Letters of one style.
  struct Part {
    var string: String
    var font: Font?
    var weight: Font.Weight?
    var isItalic = false
    var paint: ((EnvironmentValues) -> _ShapePaint)?
  }

  private(set) var parts: [Part]

  init(parts: [Part]) {
    self.parts = parts
  }

  /// Creates a text.
  @_disfavoredOverload
  public init<Content: StringProtocol>(_ content: Content) {
    parts = [Part(string: String(content))]
  }

  /// Creates a text.
  public init(verbatim content: String) {
    parts = [Part(string: content)]
  }

  /// What the text says.
  @usableFromInline package var string: String {
    if parts.count == 1 { return parts[0].string }
    var string = ""
    for part in parts { string += part.string }
    return string
  }

  /// One text after another; each keeps its style.
  public static func + (first: Text, second: Text) -> Text {
    Text(parts: first.parts + second.parts)
  }

  public static func _visit(_ view: Text, _ visitor: inout ViewVisitor) {
    let environment = visitor.environment
    visitor.leaf(TextNode.init) { view.update($0, environment) }
  }

  private func update(_ node: TextNode, _ environment: EnvironmentValues) {
    node.layout.set(
      parts.map { $0.string },
      fonts: parts.map { $0.font(in: environment) },
      truncation: environment.truncationMode,
      host: environment.host
    )
    node.lineLimit = environment.lineLimit
    node.alignment = environment.multilineTextAlignment
    let foreground = ForegroundStyle()._paint(in: environment)
    let paints = parts.map { part in part.paint.map { $0(environment) } ?? foreground }
    node.set(paints, environment.colorScheme)
  }
}

extension Text {
  /// The text in a typeface.
  public func font(_ font: Font?) -> Text {
    changed { if $0.font == nil { $0.font = font } }
  }

  /// The text in a thickness.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    changed { if $0.weight == nil { $0.weight = weight } }
  }

  /// The text in bold letters.
  public func bold() -> Text { fontWeight(.bold) }

  /// The text in bold letters, or not.
  public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }

  /// The text with digits of one width, as the systems' typefaces have them: see `Font.monospacedDigit()`.
  public func monospacedDigit() -> Text { self }

  /// The text in leaning letters.
  public func italic() -> Text { changed { $0.isItalic = true } }

  /// The text in leaning letters, or not.
  public func italic(_ isActive: Bool) -> Text { isActive ? italic() : self }

  /// The text in a colour.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text {
    changed { if $0.paint == nil { $0.paint = { style._paint(in: $0) } } }
  }

  /// The text in a colour; that of the surroundings where it is `nil`.
  public func foregroundColor(_ color: Color?) -> Text {
    guard let color else { return self }
    return changed { if $0.paint == nil { $0.paint = { _ in _ShapePaint(color) } } }
  }

  private func changed(_ change: (inout Part) -> Void) -> Text {
    var text = self
    for index in text.parts.indices { change(&text.parts[index]) }
    return text
  }
}

extension Text.Part {
  fileprivate func font(in environment: EnvironmentValues) -> Font {
    var result = environment.resolvedFont
    if let font {
      result = font
      if let weight = environment.fontWeight { result.weight = weight }
      if let design = environment.fontDesign { result.design = design }
    }
    if let weight { result.weight = weight }
    if isItalic { result.isItalic = true }
    return result
  }
}
