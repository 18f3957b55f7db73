package import Drawing

/// The look of what lies on the map and is not of it.
package enum ControlStyle {
  package static let surface = Color(light: RGBA(0xFFFF_FFFF), dark: RGBA(0x2B30_37FF))
  package static let rim = Color(light: RGBA(0x0000_001F), dark: RGBA(0xFFFF_FF24))
}
