internal import Drawing

/// A text in the making, with what SVG needs: numbers, and strings that mean nothing to XML.
struct SVGText {
  private(set) var bytes: [UInt8] = []

  var isEmpty: Bool { bytes.isEmpty }

  /// Adds one byte.
  mutating func append(_ byte: UInt8) {
    bytes.append(byte)
  }

  /// Adds markup as it is.
  mutating func add(_ markup: StaticString) {
    markup.withUTF8Buffer { bytes += $0 }
  }

  /// Adds another text as it is.
  mutating func add(_ other: SVGText) {
    bytes += other.bytes
  }

  /// Adds a number.
  mutating func add(_ value: Double, decimals: Int) {
    add(units: SVGNumber.units(value, decimals: decimals), decimals: decimals)
  }

  /// Adds a number that was already multiplied by ten to the power of `decimals`.
  mutating func add(units: Int64, decimals: Int) {
    SVGNumber.append(units: units, decimals: decimals, to: &bytes)
  }

  /// Adds a number so that it joins the one before it without being read as a part of it.
  mutating func addNext(units: Int64, decimals: Int, isFirst: Bool) {
    if !isFirst, units >= 0 { bytes.append(UInt8(ascii: " ")) }
    add(units: units, decimals: decimals)
  }

  /// Adds a whole number.
  mutating func add(_ value: Int) {
    bytes += String(value).utf8
  }

  /// Adds a name and a number as an attribute.
  mutating func addAttribute(_ name: StaticString, _ value: Double, decimals: Int) {
    add(" ")
    add(name)
    add("=\"")
    add(value, decimals: decimals)
    add("\"")
  }

  /// Adds a map as the value of a `transform` attribute; `decimals` are those of a length before it.
  mutating func add(_ transform: CGAffineTransform, decimals: Int) {
    let (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
    if a == 1, b == 0, c == 0, d == 1 {
      add("translate(")
    } else {
      add("matrix(")
      // These are multiplied by lengths of up to some thousand points.
      for number in [a, b, c, d] {
        add(Double(number), decimals: min(decimals + 4, SVGNumber.maximumDecimals))
        add(" ")
      }
    }
    add(Double(transform.tx), decimals: decimals)
    add(" ")
    add(Double(transform.ty), decimals: decimals)
    add(")")
  }

  /// Adds a string in which the characters with a meaning to XML are escaped.
  ///
  /// The string is set in one line, so what XML cannot hold at all is gone already.
  mutating func addEscaped(_ text: String) {
    for byte in text.asSingleLine.utf8 {
      switch byte {
      case UInt8(ascii: "&"): add("&amp;")
      case UInt8(ascii: "<"): add("&lt;")
      case UInt8(ascii: ">"): add("&gt;")
      case UInt8(ascii: "\""): add("&quot;")
      case UInt8(ascii: "'"): add("&#39;")
      default: bytes.append(byte)
      }
    }
  }

  /// Adds a colour as an attribute, and its opacity as another unless it is opaque.
  mutating func addPaint(_ name: StaticString, _ color: RGBA) {
    add(" ")
    add(name)
    addValue(of: color, opacityOf: name)
  }

  /// Adds the colour of a stop of a gradient.
  mutating func addStop(_ color: RGBA) {
    add(" stop-color")
    addValue(of: color, opacityOf: "stop")
  }

  private mutating func addValue(of color: RGBA, opacityOf name: StaticString) {
    add("=\"#")
    for shift: UInt32 in [28, 24, 20, 16, 12, 8] {
      bytes.append(Self.hexadecimalDigits[Int(color.bits >> shift & 0xF)])
    }
    add("\"")
    if color.opacity >= 1 { return }
    add(" ")
    add(name)
    add("-opacity=\"")
    add(color.opacity, decimals: 3)
    add("\"")
  }

  private static let hexadecimalDigits = Array("0123456789abcdef".utf8)
}
