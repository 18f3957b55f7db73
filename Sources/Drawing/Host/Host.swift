/// What a platform does for a drawing: it measures text, keeps pictures and wakes the drawing up.
///
/// A host holds platform calls and nothing that could be decided without it.
public protocol Host: AnyObject {
  /// The extent of one line of text.
  func measure(_ text: String, font: Font) -> TextMetrics

  /// Keeps a picture of `width` × `height` pixels, four bytes each: red, green, blue and opacity, not
  /// premultiplied, rows from the top.
  func makeImage(width: Int, height: Int, pixels: [UInt8]) -> ImageHandle

  /// Lets a picture go.
  func releaseImage(_ image: ImageHandle)

  /// Asks for a frame soon. Many calls before it make one frame.
  func setNeedsFrame()

  /// Tells the developer that something was asked for that cannot be had.
  func report(_ message: String)

  /// Whether the person asked for less movement.
  var reducesMotion: Bool { get }

  /// Whether paintings of layers are kept from frame to frame, so that layers should hold for many; `false` where a
  /// host does not say.
  ///
  /// Only then have layers an extent: they reach beyond what is seen, stay the same while that moves, and are nearly
  /// right while it is scaled. Else each frame has exactly what is seen.
  var keepsLayers: Bool { get }

  /// Whether the host itself shows what the keyboard's focus is on, so that no line is drawn round it; `false` where a
  /// host does not say.
  var showsFocus: Bool { get }

  /// The world that maps show below everything else, in the format of Utilities/basemap/README.md; `nil` where a host
  /// does not have it.
  var world: (any ByteSource)? { get }

  /// The language of the person, in two letters as ISO 639-1 has them; English where a host does not say.
  var language: String { get }
}

extension Host {
  public var keepsLayers: Bool { false }

  public var showsFocus: Bool { false }

  public var world: (any ByteSource)? { nil }

  public var language: String { "en" }
}
