/// A typeface of the system in a size and weight.
///
/// The text styles bear SwiftUI's names and have the sizes of its default setting.
public struct Font: Hashable, Sendable {
  /// The thickness of the strokes, as CSS and OpenType number it.
  public struct Weight: Hashable, Sendable {
    /// Between 100 (thin) and 900 (black).
    public let value: UInt16

    public static let ultraLight = Weight(value: 100)
    public static let thin = Weight(value: 200)
    public static let light = Weight(value: 300)
    public static let regular = Weight(value: 400)
    public static let medium = Weight(value: 500)
    public static let semibold = Weight(value: 600)
    public static let bold = Weight(value: 700)
    public static let heavy = Weight(value: 800)
    public static let black = Weight(value: 900)
  }

  /// The kind of typeface.
  public enum Design: UInt8, Hashable, Sendable {
    case `default`
    case serif
    case rounded
    case monospaced
  }

  /// What a text is in a page.
  public enum TextStyle: UInt8, Hashable, Sendable, CaseIterable {
    case largeTitle
    case title
    case title2
    case title3
    case headline
    case subheadline
    case body
    case callout
    case footnote
    case caption
    case caption2

    fileprivate var font: Font {
      switch self {
      case .largeTitle: .largeTitle
      case .title: .title
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .body: .body
      case .callout: .callout
      case .footnote: .footnote
      case .caption: .caption
      case .caption2: .caption2
      }
    }
  }

  /// The size of the em square, in points.
  public var size: Double

  /// The thickness of the strokes.
  public var weight: Weight

  /// The kind of typeface.
  public var design: Design

  /// Whether the letters lean.
  public var isItalic = false

  /// The system's typeface in a size of one's own, in points.
  public static func system(
    size: CGFloat,
    weight: Weight = .regular,
    design: Design = .default
  ) -> Font {
    Font(size: Double(size), weight: weight, design: design)
  }

  /// The system's typeface in the size of a style; its weight where none is given.
  public static func system(
    _ style: TextStyle,
    design: Design? = nil,
    weight: Weight? = nil
  ) -> Font {
    var font = style.font
    if let design { font.design = design }
    if let weight { font.weight = weight }
    return font
  }

  public static let largeTitle = system(size: 34)
  public static let title = system(size: 28)
  public static let title2 = system(size: 22)
  public static let title3 = system(size: 20)
  public static let headline = system(size: 17, weight: .semibold)
  public static let body = system(size: 17)
  public static let callout = system(size: 16)
  public static let subheadline = system(size: 15)
  public static let footnote = system(size: 13)
  public static let caption = system(size: 12)
  public static let caption2 = system(size: 11)

  /// The font with letters of one width.
  public func monospaced() -> Font {
    var font = self
    font.design = .monospaced
    return font
  }

  /// The font with digits of one width, which is this font.
  ///
  /// The digits of the systems' typefaces have one width as they are: DejaVu Sans, Noto Sans, Roboto and Segoe UI are made
  /// so. In a page on Apple's systems they do not, and a browser's canvas cannot be asked for others: ``monospaced()`` is
  /// what keeps numbers in place there.
  public func monospacedDigit() -> Font { self }

  /// The font with bold strokes.
  public func bold() -> Font { weight(.bold) }

  /// The font with strokes of that weight.
  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.weight = weight
    return font
  }

  /// The font with leaning letters.
  public func italic() -> Font {
    var font = self
    font.isItalic = true
    return font
  }
}
