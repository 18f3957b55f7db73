extension String {
  /// Whether the text is a word of ASCII, to the letter.
  func isSpelled(_ word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    guard utf8.count == count else { return false }
    return word.withUTF8Buffer { $0.elementsEqual(utf8) }
  }

  /// Whether the text is a word of ASCII, in whatever case of its letters.
  func isSpelledInAnyCase(_ word: StaticString) -> Bool {
    guard utf8.count == word.utf8CodeUnitCount else { return false }
    return word.withUTF8Buffer { buffer in
      zip(buffer, utf8).allSatisfy { ASCII.lowercased($0) == ASCII.lowercased($1) }
    }
  }

  /// Whether a word of ASCII in lower case stands somewhere in the text, in whatever case.
  func mentions(_ word: StaticString) -> Bool {
    word.withUTF8Buffer { buffer in
      var start = utf8.startIndex
      while start < utf8.endIndex {
        var rest = utf8[start...]
        var count = 0
        while count < buffer.count, let byte = rest.popFirst(),
          ASCII.lowercased(byte) == buffer[count]
        {
          count += 1
        }
        if count == buffer.count { return true }
        utf8.formIndex(after: &start)
      }
      return false
    }
  }
}
