// These are many calls in few places that take long, so that in line they would only be large.
extension String {
  /// Whether the text is a word of ASCII, to the letter.
  @inline(never)
  func isSpelled(_ word: StaticString) -> Bool {
    var text = self
    return text.withUTF8 { bytes in
      guard bytes.count == word.utf8CodeUnitCount else { return false }
      return word.withUTF8Buffer { buffer in
        for index in 0..<buffer.count where bytes[index] != buffer[index] { return false }
        return true
      }
    }
  }

  /// Whether the text is a word of ASCII, in whatever case of its letters.
  @inline(never)
  func isSpelledInAnyCase(_ word: StaticString) -> Bool {
    var text = self
    return text.withUTF8 { bytes in
      guard bytes.count == word.utf8CodeUnitCount else { return false }
      return word.withUTF8Buffer { buffer in
        for index in 0..<buffer.count
        where ASCII.lowercased(bytes[index]) != ASCII.lowercased(buffer[index]) {
          return false
        }
        return true
      }
    }
  }

  /// Whether a word of ASCII in lower case stands somewhere in the text, in whatever case.
  @inline(never)
  func mentions(_ word: StaticString) -> Bool {
    var text = self
    return text.withUTF8 { bytes in
      word.withUTF8Buffer { buffer in
        var start = 0
        while start + buffer.count <= bytes.count {
          var count = 0
          while count < buffer.count, ASCII.lowercased(bytes[start + count]) == buffer[count] {
            count += 1
          }
          if count == buffer.count { return true }
          start += 1
        }
        return false
      }
    }
  }
}
