/// A text without what must not be drawn.
struct CleanedText {
  /// The lines that the text itself has.
  private(set) var paragraphs: [[StyledScalar]] = [[]]

  /// Whether the text went on.
  private(set) var isCut = false

  private var count = 0
  private var wasReturn = false

  /// Cleans a text of one style.
  init(_ source: String, limit: Int) {
    add(source, style: 0, limit: limit)
  }

  /// Cleans a text whose parts have the styles of their numbers.
  init(_ parts: [String], limit: Int) {
    for (index, part) in parts.enumerated() where !isCut {
      add(part, style: UInt16(truncatingIfNeeded: min(index, Int(UInt16.max))), limit: limit)
    }
  }

  private mutating func add(_ source: String, style: UInt16, limit: Int) {
    for scalar in source.unicodeScalars {
      if count == limit {
        isCut = true
        return
      }
      count += 1
      let isReturn = scalar == "\r"
      if scalar == "\n", wasReturn {
        wasReturn = false
        continue
      }
      wasReturn = isReturn
      switch scalar.kind {
      case .lineBreak: paragraphs.append([])
      case .control: append(" ", style)
      case .direction: break
      case .other: append(scalar, style)
      }
    }
  }

  private mutating func append(_ scalar: Unicode.Scalar, _ style: UInt16) {
    paragraphs[paragraphs.count - 1].append(StyledScalar(scalar: scalar, style: style))
  }

  /// The text on one line.
  var text: String {
    var result = ""
    for (index, paragraph) in paragraphs.enumerated() {
      if index > 0 { result += " " }
      result += paragraph[...].string
    }
    return result
  }
}

extension Unicode.Scalar {
  enum Kind {
    case lineBreak
    case control
    case direction
    case other
  }

  /// What the scalar is to a text that is drawn.
  ///
  /// Directions are the marks of the Unicode Bidirectional Algorithm (UAX #9, table 4): embeddings, overrides, isolates
  /// and the implicit marks. A text is drawn as a whole, so its letters find their direction without them.
  var kind: Kind {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: .lineBreak
    case 0...0x1F, 0x7F...0x9F: .control
    case 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0x061C: .direction
    default: .other
    }
  }

  /// Whether the scalar belongs to the letter before it, so that no line ends between the two.
  ///
  /// The blocks of combining marks, joiners, variation selectors, skin tones and tags of Unicode 15; of the scripts of
  /// India and South-East Asia, the vowel signs; of Korean syllables in parts, what follows the first part.
  var extendsLetter: Bool {
    switch value {
    case 0x0300...0x036F, 0x0483...0x0489, 0x0591...0x05BD, 0x0610...0x061A, 0x064B...0x065F,
      0x0900...0x0903, 0x093A...0x094F, 0x0981...0x0983, 0x09BC...0x09CD, 0x0A3C...0x0A4D,
      0x0ABC...0x0ACD, 0x0B3C...0x0B57, 0x0BBE...0x0BCD, 0x0C3E...0x0C56, 0x0CBC...0x0CD6,
      0x0D3B...0x0D4D, 0x0E31, 0x0E34...0x0E3A, 0x0E47...0x0E4E, 0x0EB1, 0x0EB4...0x0EBC,
      0x1160...0x11FF, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x200C, 0x200D, 0x20D0...0x20FF,
      0x302A...0x302F, 0x3099, 0x309A, 0xFE00...0xFE0F, 0xFE20...0xFE2F, 0x1F3FB...0x1F3FF,
      0xE0020...0xE007F, 0xE0100...0xE01EF:
      true
    default: false
    }
  }

  /// Whether the scalar is half of a flag.
  var isRegional: Bool { (0x1F1E6...0x1F1FF).contains(value) }

  /// Whether a line may end after the scalar although no space follows: it is one of the scripts that have no spaces.
  var isIdeographic: Bool {
    switch value {
    case 0x2E80...0x2FFF, 0x3001...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF,
      0x20000...0x3FFFF:
      true
    default: false
    }
  }
}
