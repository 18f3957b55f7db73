#if arch(wasm32)
public import Drawing

/// The browser as a host: the other half is `Web/host.js`.
///
/// A page has one. The script calls the functions of `Exports`, which lead to the host that runs.
public final class WebHost: Host {
  /// The host that runs, for the exported functions.
  ///
  /// A page has a single thread.
  nonisolated(unsafe) private(set) static var running: WebHost?

  private var stage: (any Stage)?
  private var load: ((String, [UInt8]) -> Void)?
  private var metrics = TextMetricsCache()
  private var lastImage: UInt32 = 0

  private let page = PageSource()

  // The script reads these from memory until the next call.
  private var frameWords: [UInt32] = []
  private var elementWords: [UInt32] = []
  private var incomingName: [UInt8] = []
  private var incomingBytes: [UInt8] = []

  /// Creates a host that shows nothing yet.
  public init() {}

  /// Shows a stage from now on.
  ///
  /// `load` takes each document of the page, its name and its bytes, all before the first frame.
  public func run(_ stage: some Stage, load: @escaping (String, [UInt8]) -> Void) {
    self.stage = stage
    self.load = load
    Self.running = self
  }

  /// Gives the page a title.
  public func setTitle(_ title: String) {
    var title = title
    title.withUTF8 { browserSetTitle($0.baseAddress, Int32($0.count)) }
  }

  public func measure(_ text: String, font: Font) -> TextMetrics {
    var text = text
    return text.withUTF8 { bytes in
      metrics.metrics(of: bytes, font: font) {
        withUnsafeTemporaryAllocation(of: Double.self, capacity: 3) { result in
          result.initialize(repeating: 0)
          browserMeasure(
            bytes.baseAddress,
            Int32(bytes.count),
            font.size,
            Int32(font.weight.value),
            Int32(font.design.rawValue),
            font.isItalic ? 1 : 0,
            result.baseAddress
          )
          return TextMetrics(width: result[0], ascent: result[1], descent: result[2])
        }
      }
    }
  }

  public func makeImage(width: Int, height: Int, pixels: [UInt8]) -> ImageHandle {
    precondition(pixels.count == width * height * 4, "a picture has four bytes a pixel")
    lastImage += 1
    pixels.withUnsafeBufferPointer { pixels in
      browserMakeImage(lastImage, Int32(width), Int32(height), pixels.baseAddress)
    }
    return ImageHandle(id: lastImage)
  }

  public func releaseImage(_ image: ImageHandle) {
    browserReleaseImage(image.id)
  }

  public func setNeedsFrame() {
    browserRequestFrame()
  }

  public func report(_ message: String) {
    var message = message
    message.withUTF8 { browserReport($0.baseAddress, Int32($0.count)) }
  }

  public var reducesMotion: Bool { browserReducesMotion() != 0 }

  public var keepsLayers: Bool { browserKeepsLayers() != 0 }

  public var world: (any ByteSource)? { page }

  public var language: String {
    let letters = browserLanguage()
    return String(
      decoding: [UInt8(truncatingIfNeeded: letters), UInt8(truncatingIfNeeded: letters >> 8)],
      as: UTF8.self
    )
  }

  /// The page has a ring of its own round the element that stands for it.
  public var showsFocus: Bool { true }
}

extension WebHost {
  /// The parts of a document that the script writes before it calls `load`.
  enum Incoming: Int32 {
    case name
    case bytes
  }

  /// Makes room for a part of a document and returns its address.
  func reserve(_ part: Incoming, count: Int) -> UInt32 {
    let room = [UInt8](repeating: 0, count: count)
    let address = Self.address(of: room)
    switch part {
    case .name: incomingName = room
    case .bytes: incomingBytes = room
    }
    return address
  }

  /// Takes a part of the world that was read into the room for bytes, or could not be.
  func takeWorld(_ isThere: Bool, for request: UInt32) {
    let bytes = incomingBytes
    incomingBytes = []
    page?.take(isThere ? bytes : nil, for: request)
  }

  func loadIncoming() {
    load?(String(decoding: incomingName, as: UTF8.self), incomingBytes)
    incomingName = []
    incomingBytes = []
  }

  func resize(to size: CGSize, scale: Double, colorScheme: ColorScheme) {
    // A browser may take another font with the scheme or the scale: what was measured no longer holds.
    metrics.removeAll()
    stage?.resize(to: size, scale: scale, colorScheme: colorScheme)
  }

  func send(_ event: InputEvent) -> Bool {
    stage?.send(event) ?? false
  }

  /// The address of a frame: the number of its words, then the words of its binary form.
  func frame(at time: Double) -> UInt32 {
    frameWords.removeAll(keepingCapacity: true)
    frameWords.append(0)
    stage?.frame(at: time).encode(into: &frameWords)
    frameWords[0] = UInt32(frameWords.count - 1)
    return Self.address(of: frameWords)
  }

  var isAnimating: Bool { stage?.isAnimating ?? false }

  var accessibilityRevision: UInt32 { stage?.accessibilityRevision ?? 0 }

  /// The address of the list that `AccessibilityElement.encode` describes.
  func accessibilityElements() -> UInt32 {
    elementWords.removeAll(keepingCapacity: true)
    AccessibilityElement.encode(stage?.accessibilityElements() ?? [], into: &elementWords)
    return Self.address(of: elementWords)
  }

  func perform(_ action: AccessibilityElement.Action, on id: UInt32, at time: Double) -> Bool {
    stage?.perform(action, on: id, at: time) ?? false
  }

  /// Where an array lies.
  ///
  /// It stays there as long as the array is kept and not changed.
  private static func address<Element>(of array: [Element]) -> UInt32 {
    array.withUnsafeBufferPointer { UInt32(UInt(bitPattern: $0.baseAddress)) }
  }
}

#endif
