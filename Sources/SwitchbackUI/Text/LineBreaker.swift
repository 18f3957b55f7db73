internal import Drawing

/// Fills lines with words, one after the other.
///
/// It measures beginnings of what is left, found by halving, so a line costs some dozen short measurements however
/// long the text is.
struct LineBreaker {
  /// How much wider than its room a line may be: hosts round widths.
  private static let tolerance = 0.01

  /// The most scalars that a line has where nothing bounds its width; what is longer ends in “…”.
  static let maximumLineLength = 1_000

  private static let ellipsis: Unicode.Scalar = "\u{2026}"

  let font: Font
  let host: any Host
  let width: Double
  let most: Int

  func lines(of paragraphs: [[Unicode.Scalar]], isCut: Bool) -> [TextLayout.Line] {
    // One line shows the text's own line breaks as spaces.
    let paragraphs = most == 1 ? [paragraphs.joinedBySpaces] : paragraphs
    var lines: [TextLayout.Line] = []
    for (index, paragraph) in paragraphs.enumerated() {
      let isLast = index == paragraphs.count - 1
      var rest = paragraph[...]
      repeat {
        let mayGoOn = lines.count < most - 1
        if !mayGoOn {
          lines.append(closing(rest, isCut: isCut || !isLast))
          return lines
        }
        let end = end(of: rest)
        lines.append(line(rest[..<end].withoutTrailingSpaces))
        rest = rest[end...].withoutLeadingSpaces
      } while !rest.isEmpty
    }
    if isCut, let last = lines.popLast() {
      lines.append(closing(Array(last.text.unicodeScalars)[...], isCut: true))
    }
    return lines
  }
}

extension LineBreaker {
  /// The last line: what is left, ended by “…” where it has no room.
  private func closing(_ rest: ArraySlice<Unicode.Scalar>, isCut: Bool) -> TextLayout.Line {
    let fitting = fittingCount(rest, suffix: nil)
    if fitting == rest.count, !isCut { return line(rest) }
    let count = fittingCount(rest, suffix: Self.ellipsis)
    let end = rest.startIndex + count
    return line(rest[..<end].withoutTrailingSpaces + [Self.ellipsis])
  }

  /// Where the line ends that starts with `rest`: after a space, or within a word that is wider than the line.
  private func end(of rest: ArraySlice<Unicode.Scalar>) -> Int {
    let count = fittingCount(rest, suffix: nil)
    if count == rest.count { return rest.endIndex }
    let limit = rest.startIndex + count
    if limit < rest.endIndex, rest[limit] == " " { return limit + 1 }
    var end = limit
    while end > rest.startIndex {
      if rest.mayBreak(at: end) { return end }
      end -= 1
    }
    // A line has a letter at least, or there would be no end of lines.
    end = limit
    while end > rest.startIndex, !rest.isBoundary(end) { end -= 1 }
    if end > rest.startIndex { return end }
    end = rest.startIndex + 1
    while !rest.isBoundary(end) { end += 1 }
    return end
  }

  /// How many scalars from the start the line has room for.
  private func fittingCount(
    _ rest: ArraySlice<Unicode.Scalar>,
    suffix: Unicode.Scalar?
  ) -> Int {
    let bound = min(rest.count, Self.maximumLineLength)
    func fits(_ count: Int) -> Bool {
      var scalars = Array(rest.prefix(count))
      if let suffix { scalars.append(suffix) }
      return measure(scalars[...]) <= width + Self.tolerance
    }
    if width == .infinity { return bound }
    var high = min(bound, 16)
    while fits(high) {
      if high == bound { return bound }
      high = min(bound, high * 2)
    }
    var low = 0
    while low + 1 < high {
      let middle = (low + high) / 2
      if fits(middle) { low = middle } else { high = middle }
    }
    while low > 0, !rest.isBoundary(rest.startIndex + low) { low -= 1 }
    return low
  }

  private func line(_ scalars: ArraySlice<Unicode.Scalar>) -> TextLayout.Line {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    let text = String(view)
    return TextLayout.Line(text: text, width: min(width, host.measure(text, font: font).width))
  }

  private func measure(_ scalars: ArraySlice<Unicode.Scalar>) -> Double {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return host.measure(String(view), font: font).width
  }
}

extension ArraySlice<Unicode.Scalar> {
  fileprivate var withoutTrailingSpaces: ArraySlice<Unicode.Scalar> {
    var result = self
    while result.last == " " { result.removeLast() }
    return result
  }

  fileprivate var withoutLeadingSpaces: ArraySlice<Unicode.Scalar> {
    drop { $0 == " " }
  }

  /// Whether a line may end before that scalar.
  fileprivate func mayBreak(at index: Int) -> Bool {
    guard index > startIndex, index < endIndex else { return true }
    let before = self[index - 1]
    if !isBoundary(index) { return false }
    if before == " " || before == "\u{200B}" || before == "-" || before == "\u{2013}" {
      return true
    }
    return before.isIdeographic || self[index].isIdeographic && self[index].value > 0x3020
  }
}

extension [[Unicode.Scalar]] {
  fileprivate var joinedBySpaces: [Unicode.Scalar] {
    var result = first ?? []
    for paragraph in dropFirst() {
      result.append(" ")
      result += paragraph
    }
    return result
  }
}
