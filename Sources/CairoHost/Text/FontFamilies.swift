internal import Drawing

/// The names of the font families that a host sets text in.
struct FontFamilies {
  let sans: String
  let serif: String
  let monospaced: String

  /// The family for a design; there is no common name for a rounded typeface, so it is the default one.
  func name(of design: Font.Design) -> String {
    switch design {
    case .default, .rounded: sans
    case .serif: serif
    case .monospaced: monospaced
    }
  }

  /// The families for a design as CSS lists them.
  ///
  /// First comes the one that was asked for, then the installed one that stands for it, with which the text was
  /// measured, and last what every reader has.
  func cssValue(of design: Font.Design, installed: String?) -> String {
    let generic =
      switch design {
      case .default, .rounded: "sans-serif"
      case .serif: "serif"
      case .monospaced: "monospace"
      }
    let wanted = name(of: design)
    var names: [String] = Self.fontconfigAliases.contains(wanted) ? [] : [wanted]
    if let installed, installed != wanted { names.append(installed) }
    let quoted = names.map { name in
      "'" + name.split(whereSeparator: { "\\'\"".contains($0) }).joined() + "'"
    }
    return (quoted + [generic]).joined(separator: ", ")
  }

  /// What fontconfig calls the generic families.
  private static let fontconfigAliases = ["Sans", "Serif", "Monospace"]
}
