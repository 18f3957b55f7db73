/// The colour of a line, in sRGB.
public struct LineColor: Hashable, Sendable {
  /// Red, from 0 to 255.
  public var red: UInt8

  /// Green, from 0 to 255.
  public var green: UInt8

  /// Blue, from 0 to 255.
  public var blue: UInt8

  /// Creates a colour from its parts.
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Creates a colour from `0xRRGGBB`.
  init(_ bits: UInt32) {
    red = UInt8(truncatingIfNeeded: bits >> 16)
    green = UInt8(truncatingIfNeeded: bits >> 8)
    blue = UInt8(truncatingIfNeeded: bits)
  }

  /// The colour as six hexadecimal digits, as `gpx_style` wants it.
  public var hexadecimalText: String {
    hexadecimal(UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue), digits: 6)
  }
}

extension LineColor {
  /// The names that Garmin's schema has for the colours of lines, but for `Transparent`.
  ///
  /// The schema gives no values; these are those of the CSS colours of the same names, and for
  /// `DarkYellow`, which CSS has not, red and green as dark as `DarkRed`.
  static let names: [(name: StaticString, bits: UInt32)] = [
    ("Black", 0x000000),
    ("DarkRed", 0x8B0000),
    ("DarkGreen", 0x006400),
    ("DarkYellow", 0x8B8B00),
    ("DarkBlue", 0x00008B),
    ("DarkMagenta", 0x8B008B),
    ("DarkCyan", 0x008B8B),
    ("LightGray", 0xD3D3D3),
    ("DarkGray", 0xA9A9A9),
    ("Red", 0xFF0000),
    ("Green", 0x008000),
    ("Yellow", 0xFFFF00),
    ("Blue", 0x0000FF),
    ("Magenta", 0xFF00FF),
    ("Cyan", 0x00FFFF),
    ("White", 0xFFFFFF),
  ]

  /// Reads a colour as any dialect writes it, and its opacity where it has one.
  ///
  /// These are `RRGGBB`, OsmAnd's `AARRGGBB` and the short `RGB`, with `#` in front or not, and
  /// Garmin's names.
  static func read(_ text: String) -> (color: LineColor, opacity: Double?)? {
    let bytes = Array(text.utf8)
    let span = bytes.span.bytes
    var range = span.trimmed(0..<bytes.count)
    let name = span.text(range)
    if let known = names.first(where: { name.isSpelledInAnyCase($0.name) }) {
      return (LineColor(known.bits), nil)
    }
    if let first = range.first, bytes[first] == ASCII.numberSign { range.removeFirst() }
    var bits: UInt32 = 0
    for byte in bytes[range] {
      guard let digit = hexadecimalDigit(byte) else { return nil }
      bits = bits << 4 | digit
    }
    switch range.count {
    case 3:
      let spread = (bits & 0xF00) << 8 | (bits & 0xF0) << 4 | bits & 0xF
      return (LineColor(spread * 0x11), nil)
    case 6: return (LineColor(bits), nil)
    case 8: return (LineColor(bits), Double(bits >> 24) / 255)
    default: return nil
    }
  }

  private static func hexadecimalDigit(_ byte: UInt8) -> UInt32? {
    let digit = ASCII.digit(byte)
    if digit <= 9 { return UInt32(digit) }
    let letter = ASCII.lowercased(byte) &- 0x61
    return letter < 6 ? UInt32(letter) + 10 : nil
  }
}
