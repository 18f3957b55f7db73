public import Drawing

/// What the views round a view have set for it.
public struct EnvironmentValues {
  /// The colours of the surface.
  public var colorScheme = ColorScheme.light

  /// The typeface of texts and symbols; that of body text where it is `nil`.
  public var font: Font?

  /// Whether what can be operated is.
  public var isEnabled = true

  /// The most lines that a text has; any number where it is `nil`.
  public var lineLimit: Int?

  /// How the lines of a text of several lines stand to each other.
  public var multilineTextAlignment = TextAlignment.leading

  /// Where a text is cut off that has no room.
  public var truncationMode = Text.TruncationMode.tail

  /// The pixels in a point.
  public var displayScale: CGFloat = 1

  /// The platform below.
  package var host: any Host

  /// What texts, symbols and shapes are painted with; the usual colour where it is `nil`.
  package var foregroundPaint: _ShapePaint?

  /// The colour of what can be operated; the usual one where it is `nil`.
  package var tint: Color?

  /// The coordinate spaces round the view.
  package var coordinateSpaces = CoordinateSpaces()

  var fontWeight: Font.Weight?
  var fontDesign: Font.Design?
  var isItalic = false
  var imageScale = Image.Scale.medium
  var buttonLook = ButtonLook.appearance(.automatic)
  var labelStyle = _LabelAppearance.titleAndIcon
  var hidesLabels = false
  var stackAxis: Axis?
  var reports = ReportLog()

  #if !hasFeature(Embedded)
  var custom: [ObjectIdentifier: Any] = [:]
  #endif

  private var extensions: [(key: EnvironmentExtension, value: AnyObject)] = []

  /// Creates what is set on no surface.
  public init() {
    self.init(host: DetachedHost.shared)
  }

  /// Creates what is set on a surface of that platform.
  package init(host: any Host) {
    self.host = host
  }

  /// A value that another module adds.
  package subscript(key: EnvironmentExtension) -> AnyObject? {
    get {
      for entry in extensions where entry.key == key { return entry.value }
      return nil
    }
    set {
      extensions.removeAll { $0.key == key }
      if let newValue { extensions.append((key, newValue)) }
    }
  }

  /// The colour of texts, symbols and shapes; the usual one where it is `nil`.
  package var foregroundStyle: Color? {
    get { foregroundPaint?.color }
    set { foregroundPaint = newValue.map { _ShapePaint($0) } }
  }

  /// The colour of texts, symbols and shapes.
  package var foregroundColor: Color { foregroundStyle ?? .primary }

  /// The colour of what can be operated.
  package var tintColor: Color { tint ?? .accentColor }

  /// The typeface with all that was set for it.
  package var resolvedFont: Font {
    var font = font ?? .body
    if let fontWeight { font.weight = fontWeight }
    if let fontDesign { font.design = fontDesign }
    if isItalic { font.isItalic = true }
    return font
  }
}

extension EnvironmentValues {
  /// Whether the person asked for less movement.
  public var accessibilityReduceMotion: Bool { host.reducesMotion }

  /// The extent of a pixel, in points.
  public var pixelLength: CGFloat { displayScale > 0 ? 1 / displayScale : 1 }

  /// Tells the developer, once for each message on a surface.
  package func reportOnce(_ message: String) {
    reports.report(message, to: host)
  }
}
