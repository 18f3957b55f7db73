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
}
