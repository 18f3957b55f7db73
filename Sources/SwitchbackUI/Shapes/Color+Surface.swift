internal import Drawing

extension Color {
  /// The colour below text.
  static let surface = Color(light: RGBA(0xFFFF_FFFF), dark: RGBA(0x1D20_25FF))
}
