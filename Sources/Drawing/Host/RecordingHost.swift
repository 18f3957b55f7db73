/// A host without a platform, for tests: it measures text by a fixed rule and keeps what it is told.
///
/// A letter is half an em wide, whatever it is; the line is an em and a fifth high. So two builds of one
/// program that run with this host can be compared to the last bit.
public final class RecordingHost: Host {
  /// The messages that were reported, in order.
  public private(set) var reports: [String] = []

  /// The pictures that are kept.
  public private(set) var images: Set<ImageHandle> = []

  /// How often a frame was asked for.
  public private(set) var frameRequests = 0

  /// How often text was measured.
  public private(set) var measurements = 0

  public var reducesMotion = false

  public var keepsLayers = false

  public var showsFocus = false

  private var lastImage: UInt32 = 0

  /// Creates a host that has recorded nothing.
  public init() {}

  public func measure(_ text: String, font: Font) -> TextMetrics {
    measurements += 1
    return TextMetrics(
      width: Double(text.unicodeScalars.count) * font.size * 0.5,
      ascent: font.size * 0.95,
      descent: font.size * 0.25
    )
  }

  public func makeImage(width: Int, height: Int, pixels: [UInt8]) -> ImageHandle {
    precondition(pixels.count == width * height * 4, "a picture has four bytes a pixel")
    lastImage += 1
    let image = ImageHandle(id: lastImage)
    images.insert(image)
    return image
  }

  public func releaseImage(_ image: ImageHandle) {
    images.remove(image)
  }

  public func setNeedsFrame() {
    frameRequests += 1
  }

  public func report(_ message: String) {
    reports.append(message)
  }
}
