/// The title of a page or picture, made of a name that somebody else gave.
package enum Title {
  /// The most Unicode scalars of a title; the rest is left out, and no window has room for it.
  static let longest = 200

  /// The title where a name has nothing to show.
  static let fallback = "Map"

  /// The name on one line, of bounded length, and without characters that are not seen themselves but turn round or
  /// hide what stands beside them.
  package static func text(for name: String) -> String {
    var words: [Unicode.Scalar] = []
    for scalar in name.unicodeScalars {
      guard let scalar = seen(scalar), scalar != " " || (words.last ?? " ") != " " else { continue }
      words.append(scalar)
      // One space may have to go, and one more scalar tells that there is a rest.
      if words.count > longest + 1 { break }
    }
    if words.last == " " { words.removeLast() }
    if words.isEmpty { return fallback }
    var shown = String.UnicodeScalarView(words.prefix(longest))
    if words.count > longest { shown.append("…") }
    return String(shown)
  }

  /// The same as markup.
  static func markup(for name: String) -> String {
    escaped(text(for: name))
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
