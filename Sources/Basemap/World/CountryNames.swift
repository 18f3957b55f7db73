/// The names of countries in a language.
struct CountryNames {
  private static let tab = UInt8(ascii: "\t")

  /// Their names in English and in the language, where that has another one.
  private var names: [(english: ArraySlice<UInt8>, own: ArraySlice<UInt8>)] = []

  /// Reads lines that have one country each: its name in English, its code, and its name in each language.
  ///
  /// The first line has the languages.
  init(_ lines: [ArraySlice<UInt8>], language: String) {
    guard let head = lines.first,
      let column = Self.columns(head).firstIndex(where: { $0.elementsEqual(language.utf8) })
    else { return }
    for line in lines.dropFirst() {
      let columns = Self.columns(line)
      guard columns.count > column + 2, !columns[column + 2].isEmpty else { continue }
      names.append((columns[0], columns[column + 2]))
    }
  }

  /// The name in the language; `nil` where it is as in English.
  func name(of english: String) -> String? {
    for name in names where name.english.elementsEqual(english.utf8) {
      return String(decoding: name.own, as: UTF8.self)
    }
    return nil
  }

  private static func columns(_ line: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    line.split(separator: tab, omittingEmptySubsequences: false)
  }
}
