/// How a line is to be drawn, as far as a file says.
///
/// Of several places that say it, the first of these with a value counts, for each property:
///
/// 1. `line` of TopoGrafix's `gpx_style`, whether its children have the namespace or not: `color`,
///    `opacity`, `width` or `weight`;
/// 2. elements that stand in the extensions themselves: `color`, `opacity` and `width` of OsmAnd, of
///    TopoGrafix or without a namespace;
/// 3. `DisplayColor` in Garmin's `TrackExtension` or `RouteExtension`, last because it has but 16
///    colours to choose from.
public struct LineStyle: Hashable, Sendable {
  /// The colour; nil where none is given, or Garmin's `Transparent`.
  public var color: LineColor?

  /// From 0, which cannot be seen, to 1; nil where none is given.
  public var opacity: Double? {
    didSet { opacity = Self.fraction(opacity) }
  }

  /// The width.
  public var width: LineWidth?

  /// Creates a style.
  public init(color: LineColor? = nil, opacity: Double? = nil, width: LineWidth? = nil) {
    self.color = color
    self.opacity = Self.fraction(opacity)
    self.width = width
  }

  /// Whether nothing is given.
  public var isEmpty: Bool { color == nil && opacity == nil && width == nil }

  /// This style, with what it lacks taken from another.
  public func completed(by other: LineStyle?) -> LineStyle {
    LineStyle(
      color: color ?? other?.color,
      opacity: opacity ?? other?.opacity,
      width: width ?? other?.width
    )
  }

  private static func fraction(_ number: Double?) -> Double? {
    finite(number).map { min(max($0, 0), 1) }
  }
}

// MARK: - Reading

extension LineStyle {
  /// What an element says about a line.
  enum Property {
    case color, opacity, width

    /// The property of an element by its name, nil where it is none.
    init?(_ name: QualifiedName) {
      let name = name.localName
      if name.isSpelled("color") || name.isSpelled("DisplayColor") {
        self = .color
      } else if name.isSpelled("opacity") {
        self = .opacity
      } else if name.isSpelled("width") || name.isSpelled("weight") {
        self = .width
      } else {
        return nil
      }
    }
  }

  /// What an element is that properties of a line stand in.
  enum Holder {
    case style, garmin

    init?(_ name: QualifiedName) {
      guard name.isOfKnownDialect else { return nil }
      let name = name.localName
      if name.isSpelled("line") {
        self = .style
      } else if name.isSpelled("TrackExtension") || name.isSpelled("RouteExtension") {
        self = .garmin
      } else {
        return nil
      }
    }
  }

  /// Reads the style of what has those extensions; nil where they say nothing.
  init?(_ extensions: [ExtensionElement]) {
    var style = LineStyle()
    var plain = LineStyle()
    var garmin = LineStyle()
    for element in extensions {
      switch Holder(element.name) {
      case .style: style.take(element.children, isStyle: true)
      case .garmin: garmin.take(element.children, isStyle: false)
      case nil: plain.take([element], isStyle: false)
      }
    }
    self = style.completed(by: plain).completed(by: garmin)
    if isEmpty { return nil }
  }

  /// Takes what elements say, unless it is known already.
  private mutating func take(_ elements: [ExtensionElement], isStyle: Bool) {
    for element in elements where element.name.isOfKnownDialect {
      switch Property(element.name) {
      case .color:
        guard color == nil, let read = LineColor.read(element.text) else { break }
        color = read.color
        opacity = opacity ?? read.opacity
      case .opacity:
        opacity = opacity ?? readNumber(element.text)
      case .width:
        let text = element.text
        width = width ?? (isStyle ? LineWidth.readStyle(text) : LineWidth.readPlain(text))
      case nil:
        break
      }
    }
  }
}
