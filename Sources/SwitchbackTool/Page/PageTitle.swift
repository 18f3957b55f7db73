/// The title of a page, made of a name that somebody else gave.
enum PageTitle {
  /// The most Unicode scalars of a title; the rest is left out, and no window has room for it.
  static let longest = 200

  /// The title where a name has nothing to show.
  static let fallback = "Map"

  /// The name as markup: on one line, of bounded length, and without characters that are not seen themselves but
  /// turn round or hide what stands beside them.
  static func markup(for name: String) -> String {
    var words = ""
    for scalar in name.unicodeScalars.lazy.map(Self.seen).prefix(longest * 4) {
      guard let scalar, !(scalar == " " && (words.isEmpty || words.last == " ")) else { continue }
      words.unicodeScalars.append(scalar)
    }
    while words.last == " " { words.removeLast() }
    if words.isEmpty { return fallback }
    let isWhole = words.unicodeScalars.count <= longest
    let shown = isWhole ? words : String(words.unicodeScalars.prefix(longest)) + "…"
    return escaped(shown)
  }

  /// Text as HTML writes it, between tags and in attributes.
  static func escaped(_ text: String) -> String {
    var markup = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": markup += "&amp;"
      case "<": markup += "&lt;"
      case ">": markup += "&gt;"
      case "\"": markup += "&quot;"
      case "'": markup += "&#39;"
      default: markup.unicodeScalars.append(scalar)
      }
    }
    return markup
  }

  /// The scalar, or a space, or nothing for what is not seen.
  private static func seen(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    // The two joiners make one sign of several.
    if scalar == "\u{200C}" || scalar == "\u{200D}" { return scalar }
    if scalar.properties.isWhitespace { return " " }
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned: return nil
    default: return scalar
    }
  }
}
