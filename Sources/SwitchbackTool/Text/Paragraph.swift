/// Text that is broken into lines between words.
enum Paragraph {
  /// The words in lines of at most `width` columns, the first of which begins with `start`, the others with as
  /// many spaces.
  static func lines(_ words: [String], after start: String = "", width: Int) -> String {
    var lines: [String] = []
    var line = start
    var isEmpty = true
    for word in words {
      if !isEmpty, columns(of: line) + 1 + columns(of: word) > width {
        lines.append(line)
        line = String(repeating: " ", count: columns(of: start))
        isEmpty = true
      }
      line += isEmpty ? word : " \(word)"
      isEmpty = false
    }
    lines.append(line)
    return lines.joined(separator: "\n")
  }

  /// The words of a text, which stand between spaces.
  static func words(_ text: String) -> [String] {
    text.split(separator: " ").map(String.init)
  }
}
