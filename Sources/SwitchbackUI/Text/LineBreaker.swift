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

  /// The typefaces of the styles.
  let fonts: [Font]
  let host: any Host
  let width: Double
  let most: Int

  /// Where the last line is cut off if it has no room.
  var truncation = Text.TruncationMode.tail

  func lines(of paragraphs: [[StyledScalar]], isCut: Bool) -> [TextLayout.Line] {
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
      lines.append(closing(last.scalars[...], isCut: true))
    }
    return lines
  }
}

extension LineBreaker {
  /// The last line: what is left, with “…” where it has no room.
  private func closing(_ rest: ArraySlice<StyledScalar>, isCut: Bool) -> TextLayout.Line {
    let fitting = fittingCount(rest, suffix: nil)
    if fitting == rest.count, !isCut { return line(rest) }
    let whole = isCut ? rest + [ellipsis(in: rest)] : rest
    switch truncation {
    case .tail: return cutTail(of: rest)
    case .head: return cut(whole, keepsHead: false)
    case .middle: return cut(whole, keepsHead: true)
    }
  }

  private func cutTail(of rest: ArraySlice<StyledScalar>) -> TextLayout.Line {
    let count = fittingCount(rest, suffix: ellipsis(in: rest))
    let kept = rest[..<(rest.startIndex + count)]
    return line(kept.withoutTrailingSpaces + [ellipsis(in: kept.isEmpty ? rest : kept)])
  }

  /// A line of the end of a text, and with it as much of its start where that is kept.
  private func cut(_ rest: ArraySlice<StyledScalar>, keepsHead: Bool) -> TextLayout.Line {
    func cut(_ count: Int) -> ArraySlice<StyledScalar> {
      var head = rest.startIndex + (keepsHead ? (count + 1) / 2 : 0)
      var tail = rest.endIndex - (keepsHead ? count / 2 : count)
      while head > rest.startIndex, !rest.isBoundary(head) { head -= 1 }
      while tail < rest.endIndex, !rest.isBoundary(tail) { tail += 1 }
      let start = rest[..<head].withoutTrailingSpaces
      return start + [ellipsis(in: rest)] + rest[tail...].withoutLeadingSpaces
    }
    var low = 0
    var high = min(rest.count, Self.maximumLineLength)
    while low + 1 < high {
      let middle = (low + high) / 2
      if measure(cut(middle)) <= width + Self.tolerance { low = middle } else { high = middle }
    }
    return line(cut(low))
  }

  /// The sign in the style of what it stands after.
  private func ellipsis(in scalars: ArraySlice<StyledScalar>) -> StyledScalar {
    StyledScalar(scalar: Self.ellipsis, style: scalars.last?.style ?? 0)
  }

  /// Where the line ends that starts with `rest`: after a space, or within a word that is wider than the line.
  private func end(of rest: ArraySlice<StyledScalar>) -> Int {
    let count = fittingCount(rest, suffix: nil)
    if count == rest.count { return rest.endIndex }
    let limit = rest.startIndex + count
    if limit < rest.endIndex, rest[limit].scalar == " " { return limit + 1 }
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
    _ rest: ArraySlice<StyledScalar>,
    suffix: StyledScalar?
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

  private func line(_ scalars: ArraySlice<StyledScalar>) -> TextLayout.Line {
    var line = TextLayout.Line(scalars: Array(scalars))
    for part in scalars.parts {
      let text = part.string
      let part = TextLayout.Part(
        text: text,
        style: Int(part.first?.style ?? 0),
        x: line.width,
        width: measure(part)
      )
      line.width += part.width
      line.parts.append(part)
    }
    line.width = min(width, line.width)
    return line
  }

  private func measure(_ scalars: ArraySlice<StyledScalar>) -> Double {
    var width = 0.0
    for part in scalars.parts {
      let style = Int(part.first?.style ?? 0)
      width += host.measure(part.string, font: fonts[min(style, fonts.count - 1)]).width
    }
    return width
  }
}

extension ArraySlice<StyledScalar> {
  fileprivate var withoutTrailingSpaces: ArraySlice<StyledScalar> {
    var result = self
    while result.last?.scalar == " " { result.removeLast() }
    return result
  }

  /// The parts of one style each, in order; one empty part of an empty text.
  fileprivate var parts: [ArraySlice<StyledScalar>] {
    var parts: [ArraySlice<StyledScalar>] = []
    var start = startIndex
    for index in indices.dropFirst() where self[index].style != self[start].style {
      parts.append(self[start..<index])
      start = index
    }
    parts.append(self[start...])
    return parts
  }

  fileprivate var withoutLeadingSpaces: ArraySlice<StyledScalar> {
    drop { $0.scalar == " " }
  }

  /// Whether a line may end before that scalar.
  fileprivate func mayBreak(at index: Int) -> Bool {
    guard index > startIndex, index < endIndex else { return true }
    let before = self[index - 1].scalar
    if !isBoundary(index) { return false }
    if before == " " || before == "\u{200B}" || before == "-" || before == "\u{2013}" {
      return true
    }
    let next = self[index].scalar
    return before.isIdeographic || next.isIdeographic && next.value > 0x3020
  }
}

extension [[StyledScalar]] {
  fileprivate var joinedBySpaces: [StyledScalar] {
    var result = first ?? []
    for paragraph in dropFirst() {
      result.append(StyledScalar(scalar: " ", style: result.last?.style ?? 0))
      result += paragraph
    }
    return result
  }
}
