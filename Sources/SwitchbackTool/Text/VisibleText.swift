extension String {
  /// The text with everything that a terminal would obey, or that hides other text, written out.
  ///
  /// A name in a file can hold line breaks, escape sequences and marks that turn the direction of writing; shown
  /// as they are they would forge lines of the tool's own.
  var visible: String {
    guard unicodeScalars.contains(where: \.isInvisible) else { return self }
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where scalar.isInvisible: text += "\\u{\(String(scalar.value, radix: 16))}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

extension [UInt8] {
  /// Bytes that are no text: those of ASCII's letters, digits and marks as they are, the others as `\x` and two digits.
  var escaped: String {
    var text = ""
    for byte in self {
      if (0x20..<0x7F).contains(byte) {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        text += (byte < 0x10 ? "\\x0" : "\\x") + String(byte, radix: 16)
      }
    }
    return text
  }
}

extension Unicode.Scalar {
  /// Whether it does something to a text rather than being part of it.
  ///
  /// The two joiners are none of these: writing in Persian and Indic scripts needs them.
  var isInvisible: Bool {
    guard value < 0x20 || value >= 0x7F else { return false }
    if value == 0x200C || value == 0x200D { return false }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: return true
    default: return false
    }
  }
}
