internal import Drawing

// The list in 32-bit little-endian words; lengths are single-precision numbers:
//
//     elements
//     element: id  role  depth  selected  actionable  x y width height  label  value  hint
//     text:    bytes, then the UTF-8 bytes, padded with zeros

extension AccessibilityElement {
  /// Adds the words of a list to a buffer.
  static func encode(_ elements: [AccessibilityElement], into words: inout [UInt32]) {
    words.append(UInt32(elements.count))
    for element in elements { element.encode(into: &words) }
  }

  private func encode(into words: inout [UInt32]) {
    words.append(id)
    words.append(UInt32(role.rawValue))
    words.append(UInt32(depth))
    words.append(isSelected ? 1 : 0)
    words.append(isActionable ? 1 : 0)
    words.append(Float(frame.origin.x).bitPattern)
    words.append(Float(frame.origin.y).bitPattern)
    words.append(Float(frame.size.width).bitPattern)
    words.append(Float(frame.size.height).bitPattern)
    Self.add(label, to: &words)
    Self.add(value, to: &words)
    Self.add(hint, to: &words)
  }

  private static func add(_ text: String, to words: inout [UInt32]) {
    words.append(UInt32(text.utf8.count))
    var word: UInt32 = 0
    var shift: UInt32 = 0
    for byte in text.utf8 {
      word |= UInt32(byte) << shift
      shift += 8
      if shift == 32 {
        words.append(word)
        word = 0
        shift = 0
      }
    }
    if shift != 0 { words.append(word) }
  }
}
