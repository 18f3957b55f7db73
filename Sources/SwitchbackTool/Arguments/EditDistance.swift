/// The fewest insertions, removals, replacements and swaps of neighbours that make one text of the other.
///
/// No part is edited twice. Source: the restricted distance of F. J. Damerau, *A technique for computer
/// detection and correction of spelling errors*, Communications of the ACM 7 (3), 1964.
func editDistance(_ first: String, _ second: String) -> Int {
  let first = Array(first)
  let second = Array(second)
  var beforeLast: [Int] = []
  var last = Array(0...second.count)
  for (row, left) in first.enumerated() {
    var current = [row + 1]
    for (column, right) in second.enumerated() {
      var cost = min(
        last[column + 1] + 1,
        current[column] + 1,
        last[column] + (left == right ? 0 : 1)
      )
      if row > 0, column > 0, left == second[column - 1], right == first[row - 1] {
        cost = min(cost, beforeLast[column - 1] + 1)
      }
      current.append(cost)
    }
    beforeLast = last
    last = current
  }
  return last[second.count]
}

/// The candidate that was probably meant by a text: the one that fewest edits away, the first of equals.
///
/// Nil where none is near: more than a third of the letters would have to change. The beginning of a candidate,
/// two letters at least, stands for all of it.
func nearest(to text: String, among candidates: [String]) -> String? {
  let plain = letters(of: text)
  guard !plain.isEmpty else { return nil }
  var best: (candidate: String, distance: Int)?
  for candidate in candidates {
    let name = letters(of: candidate)
    let isBeginning = plain.count >= 2 && name.hasPrefix(plain)
    let distance = isBeginning ? 0 : editDistance(plain, name)
    let limit = max(plain.count, name.count) / 3
    if distance <= limit, distance < best?.distance ?? .max {
      best = (candidate, distance)
    }
  }
  return best?.candidate
}

/// The text without dashes at its beginning, in lower case.
private func letters(of text: String) -> String {
  String(text.drop { $0 == "-" }).lowercased()
}
