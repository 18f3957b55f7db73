internal import CCairo
public import Drawing

/// A host that draws into memory: it makes PNG, SVG and PDF files of display lists.
///
/// Cairo paints and Pango sets the text, in every script that an installed font has. Hinting is off, so that text
/// has the same proportions in every size, at every scale and in every format.
public final class CairoHost: Host {
  /// The most messages that `reports` keeps; later ones only reach `onReport`.
  public static let maximumReportCount = 1000

  /// The most pixels that a picture or an image can have on one side, which is Cairo's own limit.
  public static let maximumPixelCount = 32_767

  /// The messages that were reported, the first `maximumReportCount` of them in order.
  public private(set) var reports: [String] = []

  /// Is told every message that is reported.
  public var onReport: ((String) -> Void)?

  /// Is told when a frame is asked for; a still picture needs none.
  public var onNeedsFrame: (() -> Void)?

  /// Whether movement is to be left out; at first it is, as a still picture has none.
  public var reducesMotion = true

  /// The world that maps show below everything else; at first the one that ships with the program.
  public lazy var world: (any ByteSource)? = FileSource.world()

  /// The language of names; at first the one that the environment asks programs for.
  public lazy var language = Self.environmentLanguage

  let texts: TextSetter
  let images = ImageStore()
  var hasLookedForFont = false

  /// Creates a host that sets text in the named families of installed fonts.
  ///
  /// - Parameters:
  ///   - fontFamily: The family of the default and the rounded design.
  ///   - serifFamily: The family of the serif design.
  ///   - monospacedFamily: The family of the monospaced design.
  public init(
    fontFamily: String = "Sans",
    serifFamily: String = "Serif",
    monospacedFamily: String = "Monospace"
  ) {
    texts = TextSetter(
      families: FontFamilies(
        sans: fontFamily,
        serif: serifFamily,
        monospaced: monospacedFamily
      )
    )
  }

  public func measure(_ text: String, font: Font) -> TextMetrics {
    let metrics = texts.measure(text, font: font)
    if metrics.ascent == 0 { reportMissingFont() }
    return metrics
  }

  public func makeImage(width: Int, height: Int, pixels: [UInt8]) -> ImageHandle {
    precondition(pixels.count == width * height * 4, "a picture has four bytes a pixel")
    guard let image = images.add(width: width, height: height, pixels: pixels) else {
      report(
        "an image of \(width) × \(height) pixels cannot be kept: each side must have 1 to"
          + " \(Self.maximumPixelCount) pixels"
      )
      return ImageHandle(id: 0)
    }
    return image
  }

  public func releaseImage(_ image: ImageHandle) {
    images.remove(image)
  }

  public func setNeedsFrame() {
    onNeedsFrame?()
  }

  public func report(_ message: String) {
    if reports.count < Self.maximumReportCount { reports.append(message) }
    onReport?(message)
  }

  /// The family of the installed font that the host sets Latin text of that design in; `nil` where there is none.
  ///
  /// It differs from the name that the host was created with where that family is not installed.
  public func installedFamily(of design: Font.Design) -> String? {
    texts.installedFamily(of: .system(size: 12, design: design))
  }
}
