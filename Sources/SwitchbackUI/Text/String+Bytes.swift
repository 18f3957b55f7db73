extension String {
  /// Whether the two are the same to the byte, which is all that a text on the screen needs.
  func hasSameBytes(as other: String) -> Bool {
    var first = self
    var second = other
    return first.withUTF8 { first in
      second.withUTF8 { second in
        if first.count != second.count { return false }
        if first.baseAddress == second.baseAddress { return true }
        for index in first.indices where first[index] != second[index] { return false }
        return true
      }
    }
  }
}
