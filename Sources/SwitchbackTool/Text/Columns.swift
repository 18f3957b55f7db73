/// How many columns of a terminal a text takes.
func columns(of text: String) -> Int {
  var sum = 0
  for character in text {
    sum += character.unicodeScalars.contains(where: isWide) ? 2 : 1
  }
  return sum
}

/// Whether a character is as wide as two letters.
///
/// Source: the blocks that consist of `W` and `F` in Unicode's EastAsianWidth.txt; ambiguous ones are narrow.
private func isWide(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
    0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
    0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1FAFF,
    0x20000...0x3FFFD:
    true
  default:
    false
  }
}
