internal import Drawing

/// The platform of what is on no surface.
final class DetachedHost: Host {
  nonisolated(unsafe) static let shared = DetachedHost()

  private init() {}

  func measure(_ text: String, font: Font) -> TextMetrics {
    TextMetrics(width: 0, ascent: 0, descent: 0)
  }

  func makeImage(width: Int, height: Int, pixels: [UInt8]) -> ImageHandle { ImageHandle(id: 0) }

  func releaseImage(_ image: ImageHandle) {}

  func setNeedsFrame() {}

  func report(_ message: String) {}

  var reducesMotion: Bool { false }
}
