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

  /// The family for a design and a generic one, as CSS lists them.
  func cssValue(of design: Font.Design) -> String {
    let name = name(of: design)
    let generic =
      switch design {
      case .default, .rounded: "sans-serif"
      case .serif: "serif"
      case .monospaced: "monospace"
      }
    // These are what fontconfig calls the generic families.
    if ["Sans", "Serif", "Monospace"].contains(name) { return generic }
    let quoted = name.split(whereSeparator: { "\\'\"".contains($0) }).joined()
    return "'\(quoted)', \(generic)"
  }
}
