internal import Drawing

/// The platform of what is on no surface: text is measured as on the surface that is at work.
final class DetachedHost: Host {
  nonisolated(unsafe) static let shared = DetachedHost()

  /// The platform of the surface that is at work.
  #if hasFeature(Embedded)
  private var active: (any Host)?
  #else
  private var active: (any Host)? { Self.lent?.host }

  /// Each thread has its own, for surfaces of their own may draw on several at once.
  @TaskLocal private static var lent: Lent?

  private struct Lent: @unchecked Sendable {
    let host: any Host
  }
  #endif

  private init() {}

  /// Does something for a surface of that platform.
  func lend<Result>(_ host: any Host, _ work: () -> Result) -> Result {
    #if hasFeature(Embedded)
    let outer = active
    active = host
    defer { active = outer }
    return work()
    #else
    Self.$lent.withValue(Lent(host: host), operation: work)
    #endif
  }

  func measure(_ text: String, font: Font) -> TextMetrics {
    active?.measure(text, font: font) ?? TextMetrics(width: 0, ascent: 0, descent: 0)
  }

  func makeImage(width: Int, height: Int, pixels: [UInt8]) -> ImageHandle { ImageHandle(id: 0) }

  func releaseImage(_ image: ImageHandle) {}

  func setNeedsFrame() {}

  func report(_ message: String) {}

  var reducesMotion: Bool { false }
}
