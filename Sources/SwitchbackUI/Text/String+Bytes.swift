extension String {
  /// Whether the two are the same to the byte, which is all that a text on the screen needs.
  ///
  /// `==` asks whether the two mean the same letters, which takes Unicode's tables of compositions: a tenth of
  /// the page, were it used once in what the browser runs.
  package func hasSameBytes(as other: String) -> Bool {
    isSameString(as: other) || hasSameText(as: other)
  }

  /// Whether the two are made of the very same bits: a short text that is kept in place, or one text in one store.
  private func isSameString(as other: String) -> Bool {
    withUnsafeBytes(of: self) { first in
      withUnsafeBytes(of: other) { second in
        for offset in stride(from: 0, to: first.count, by: MemoryLayout<UInt>.size) {
          let word = first.loadUnaligned(fromByteOffset: offset, as: UInt.self)
          if word != second.loadUnaligned(fromByteOffset: offset, as: UInt.self) { return false }
        }
        return true
      }
    }
  }

  private func hasSameText(as other: String) -> Bool {
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

extension String? {
  /// Whether neither is there, or both are and are the same to the byte.
  package func hasSameBytes(as other: String?) -> Bool {
    guard let self, let other else { return self == nil && other == nil }
    return self.hasSameBytes(as: other)
  }
}

extension [String] {
  /// Whether all are the same to the byte.
  package func hasSameBytes(as other: [String]) -> Bool {
    guard count == other.count else { return false }
    for index in indices where !self[index].hasSameBytes(as: other[index]) { return false }
    return true
  }
}
