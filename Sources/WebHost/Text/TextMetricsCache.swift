internal import Drawing

/// What was measured lately, so that a frame asks the browser for new texts only.
///
/// It holds at most twice `generation` extents: those that were asked for lately, and those before them, which are
/// forgotten together unless they are asked for again.
struct TextMetricsCache {
  private struct Entry {
    let text: [UInt8]
    let font: Font
    let metrics: TextMetrics

    func holds(_ text: UnsafeBufferPointer<UInt8>, _ font: Font) -> Bool {
      self.font == font && self.text.elementsEqual(text)
    }
  }

  /// How many extents make a generation.
  static let generation = 2_048

  /// Longer texts, in bytes, are measured anew each time; to keep them would cost more.
  static let longestText = 1_024

  private var recent: [UInt64: Entry] = [:]
  private var older: [UInt64: Entry] = [:]

  /// The extent of a text in UTF-8, by `measure` where it is not known.
  mutating func metrics(
    of text: UnsafeBufferPointer<UInt8>,
    font: Font,
    measure: () -> TextMetrics
  ) -> TextMetrics {
    if text.count > Self.longestText { return measure() }
    let key = Self.key(text, font)
    if let entry = recent[key], entry.holds(text, font) { return entry.metrics }
    let found: Entry
    if let entry = older[key], entry.holds(text, font) {
      found = entry
    } else {
      found = Entry(text: Array(text), font: font, metrics: measure())
    }
    if recent.count >= Self.generation {
      older = recent
      recent = [:]
    }
    recent[key] = found
    return found.metrics
  }

  /// Forgets everything.
  mutating func removeAll() {
    recent = [:]
    older = [:]
  }

  /// A number that differs for most texts and fonts: FNV-1a of the bytes, then the parts of the font.
  ///
  /// Source: https://www.rfc-editor.org/rfc/rfc9923 (the 64-bit prime and offset).
  private static func key(_ text: UnsafeBufferPointer<UInt8>, _ font: Font) -> UInt64 {
    var key: UInt64 = 0xCBF2_9CE4_8422_2325
    func add(_ value: UInt64) { key = (key ^ value) &* 0x100_0000_01B3 }
    for byte in text { add(UInt64(byte)) }
    add(font.size.bitPattern)
    add(
      UInt64(font.weight.value) << 9 | UInt64(font.design.rawValue) << 1 | (font.isItalic ? 1 : 0)
    )
    return key
  }
}
