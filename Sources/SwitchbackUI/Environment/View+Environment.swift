public import Drawing

extension View {
  /// The view in changed surroundings.
  package func transformEnvironment(
    _ transform: @escaping (inout EnvironmentValues) -> Void
  ) -> some View {
    EnvironmentView(content: self, transform: transform)
  }

  #if !hasFeature(Embedded)
  /// The view with a value set for it and what is inside.
  public consuming func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    _ value: Value
  ) -> some View {
    transformEnvironment { $0[keyPath: keyPath] = value }
  }
  #endif

  /// The view with a typeface for its texts and symbols; the usual one where it is `nil`.
  public consuming func font(_ font: Font?) -> some View {
    transformEnvironment { $0.font = font }
  }

  /// The view with a thickness of the strokes of its texts.
  public consuming func fontWeight(_ weight: Font.Weight?) -> some View {
    transformEnvironment { $0.fontWeight = weight }
  }

  /// The view with bold texts.
  public consuming func bold(_ isActive: Bool = true) -> some View {
    fontWeight(isActive ? .bold : nil)
  }

  /// The view with digits of one width, as the systems' typefaces have them: see `Font.monospacedDigit()`.
  public consuming func monospacedDigit() -> some View { self }

  /// The view with leaning letters.
  public consuming func italic(_ isActive: Bool = true) -> some View {
    transformEnvironment { $0.isItalic = isActive }
  }

  /// The view with a colour for its texts, symbols and shapes.
  public consuming func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    transformEnvironment { $0.foregroundPaint = style._paint(in: $0) }
  }

  /// The view with a colour for its texts, symbols and shapes; the usual one where it is `nil`.
  public consuming func foregroundColor(_ color: Color?) -> some View {
    transformEnvironment { $0.foregroundStyle = color }
  }

  /// The view with a colour for what can be operated; the usual one where it is `nil`.
  public consuming func tint(_ color: Color?) -> some View {
    transformEnvironment { $0.tint = color }
  }

  /// The view with a colour for what can be operated.
  public consuming func tint<Style: ShapeStyle>(_ style: Style) -> some View {
    transformEnvironment { $0.tint = style._resolved(in: $0) }
  }

  /// The view with texts of at most that many lines; of any number where it is `nil`.
  public consuming func lineLimit(_ number: Int?) -> some View {
    transformEnvironment { $0.lineLimit = number }
  }

  /// The view with texts whose number of lines lies in a range.
  public consuming func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(limit.upperBound)
  }

  /// The view with texts that are cut off there where they have no room.
  public consuming func truncationMode(_ mode: Text.TruncationMode) -> some View {
    transformEnvironment { $0.truncationMode = mode }
  }

  /// The view with the lines of its texts aligned.
  public consuming func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    transformEnvironment { $0.multilineTextAlignment = alignment }
  }

  /// The view with symbols of a size relative to the text.
  public consuming func imageScale(_ scale: Image.Scale) -> some View {
    transformEnvironment { $0.imageScale = scale }
  }

  /// The view drawn for a surface of that scheme.
  public consuming func colorScheme(_ scheme: ColorScheme) -> some View {
    transformEnvironment { $0.colorScheme = scheme }
  }

  /// The view drawn for a surface of that scheme, or of the surface's own where it is `nil`.
  public consuming func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    transformEnvironment { if let colorScheme { $0.colorScheme = colorScheme } }
  }

  /// The view with a kind of typeface for its texts; the usual one where it is `nil`.
  public consuming func fontDesign(_ design: Font.Design?) -> some View {
    transformEnvironment { $0.fontDesign = design }
  }

  /// The view with texts whose letters are all of one width.
  public consuming func monospaced(_ isActive: Bool = true) -> some View {
    fontDesign(isActive ? .monospaced : nil)
  }

  /// The view where nothing can be operated.
  public consuming func disabled(_ disabled: Bool) -> some View {
    transformEnvironment { $0.isEnabled = $0.isEnabled && !disabled }
  }

  /// The view whose controls show no labels; assistive technology still reads them.
  public consuming func labelsHidden() -> some View {
    transformEnvironment { $0.hidesLabels = true }
  }
}

private struct EnvironmentView<Content: View>: View {
  typealias Body = Never

  let content: Content
  let transform: (inout EnvironmentValues) -> Void

  static func _visit(_ view: Self, _ visitor: inout ViewVisitor) {
    let outer = visitor.environment
    view.transform(&visitor.environment)
    visitor.visit(view.content, inChild: 0)
    visitor.environment = outer
  }
}
