internal import Drawing

/// The colours of the world.
struct WorldColors: Hashable {
  var sea: RGBA
  var land: RGBA
  var urban: RGBA
  var water: RGBA
  var river: RGBA
  var coast: RGBA
  var border: RGBA
  var borderCasing: RGBA
  var region: RGBA

  /// What low land, high land, light slopes and shaded ones are tinted with.
  var lowland: RGBA
  var highland: RGBA
  var light: RGBA
  var shade: RGBA
}

extension WorldColors {
  /// In full colours.
  static func standard(_ scheme: ColorScheme) -> WorldColors {
    scheme == .dark ? standardDark : standardLight
  }

  /// So that what lies on the map stands out.
  static func muted(_ scheme: ColorScheme) -> WorldColors {
    scheme == .dark ? mutedDark : mutedLight
  }

  private static let standardLight = WorldColors(
    sea: RGBA(0xAAD3_ECFF),
    land: RGBA(0xF4F1_E6FF),
    urban: RGBA(0xE3DA_CCFF),
    water: RGBA(0xAAD3_ECFF),
    river: RGBA(0x86B9_DBFF),
    coast: RGBA(0x7DAE_CEFF),
    border: RGBA(0x9B86_A5FF),
    borderCasing: RGBA(0xE7DD_EAB0),
    region: RGBA(0xB9AD_BCFF),
    lowland: RGBA(0xCADD_B0FF),
    highland: RGBA(0xBFA6_85FF),
    light: RGBA(0xFFFF_FFFF),
    shade: RGBA(0x4048_60FF)
  )

  private static let standardDark = WorldColors(
    sea: RGBA(0x1629_3AFF),
    land: RGBA(0x2F35_39FF),
    urban: RGBA(0x3E3D_3CFF),
    water: RGBA(0x1B32_47FF),
    river: RGBA(0x3A67_8AFF),
    coast: RGBA(0x4674_95FF),
    border: RGBA(0x8A7B_95FF),
    borderCasing: RGBA(0x332E_38B0),
    region: RGBA(0x5850_5EFF),
    lowland: RGBA(0x3244_38FF),
    highland: RGBA(0x5A4D_3FFF),
    light: RGBA(0xB9C4_D0FF),
    shade: RGBA(0x0608_0CFF)
  )

  private static let mutedLight = WorldColors(
    sea: RGBA(0xCCDD_E6FF),
    land: RGBA(0xF5F4_F0FF),
    urban: RGBA(0xE9E6_E1FF),
    water: RGBA(0xCCDD_E6FF),
    river: RGBA(0xB0CA_D9FF),
    coast: RGBA(0xA9C0_CEFF),
    border: RGBA(0xB2AA_B6FF),
    borderCasing: RGBA(0xEDE9_EEA0),
    region: RGBA(0xCDC8_CFFF),
    lowland: RGBA(0xE2E9_D9FF),
    highland: RGBA(0xD6CC_BFFF),
    light: RGBA(0xFFFF_FFFF),
    shade: RGBA(0x555A_68FF)
  )

  private static let mutedDark = WorldColors(
    sea: RGBA(0x1B24_2CFF),
    land: RGBA(0x2628_2AFF),
    urban: RGBA(0x2D2D_2FFF),
    water: RGBA(0x1D27_30FF),
    river: RGBA(0x2B40_50FF),
    coast: RGBA(0x3145_54FF),
    border: RGBA(0x6F66_76FF),
    borderCasing: RGBA(0x2D2A_30A0),
    region: RGBA(0x4844_4BFF),
    lowland: RGBA(0x2930_2AFF),
    highland: RGBA(0x3835_31FF),
    light: RGBA(0x9AA3_ACFF),
    shade: RGBA(0x0A0B_0DFF)
  )
}
