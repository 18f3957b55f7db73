internal import CMath

/// A colour that may look different on a dark surface.
///
/// The names are SwiftUI's; the values of the named colours are this project's own.
public struct Color: Hashable, Sendable {
  private let light: RGBA
  private let dark: RGBA

  /// Creates a colour that differs between the two schemes.
  public init(light: RGBA, dark: RGBA) {
    self.light = light
    self.dark = dark
  }

  /// Creates one colour for both schemes.
  public init(_ rgba: RGBA) {
    self.init(light: rgba, dark: rgba)
  }

  /// Creates a colour from parts between 0 and 1, in sRGB.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.init(RGBA(red: red, green: green, blue: blue, opacity: opacity))
  }

  /// Creates a grey between 0 (black) and 1 (white).
  public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  /// The spaces that a colour's parts are numbers in.
  public enum RGBColorSpace: Hashable, Sendable {
    /// That of screens.
    case sRGB

    /// That of screens, with numbers that grow with the light.
    case sRGBLinear
  }

  /// Creates a colour from parts between 0 and 1.
  public init(
    _ colorSpace: RGBColorSpace,
    red: Double,
    green: Double,
    blue: Double,
    opacity: Double = 1
  ) {
    let parts = [red, green, blue].map { colorSpace == .sRGB ? $0 : Self.encoded($0) }
    self.init(red: parts[0], green: parts[1], blue: parts[2], opacity: opacity)
  }

  /// Creates a grey between 0 (black) and 1 (white).
  public init(_ colorSpace: RGBColorSpace, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a colour from a place on the circle of colours, how pure and how bright it is, all between 0 and 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    // Source: A. R. Smith, Color Gamut Transform Pairs, 1978.
    func part(_ number: Double) -> Double {
      let k = (number + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(red: part(5), green: part(3), blue: part(1), opacity: opacity)
  }

  /// The number of sRGB for an amount of light, by IEC 61966-2-1.
  private static func encoded(_ light: Double) -> Double {
    light <= 0.003_130_8 ? 12.92 * light : 1.055 * pow(light, 1 / 2.4) - 0.055
  }

  /// The colour to paint on a surface of that scheme.
  public func resolved(in scheme: ColorScheme) -> RGBA {
    scheme == .dark ? dark : light
  }

  /// The colour with its opacity multiplied.
  public func opacity(_ opacity: Double) -> Color {
    Color(
      light: light.multiplyingOpacity(by: opacity),
      dark: dark.multiplyingOpacity(by: opacity)
    )
  }
}

extension Color {
  public static let clear = Color(.clear)
  public static let black = Color(RGBA(0x0000_00FF))
  public static let white = Color(RGBA(0xFFFF_FFFF))
  public static let gray = Color(light: RGBA(0x8A8D_93FF), dark: RGBA(0x9A9D_A3FF))
  public static let red = Color(light: RGBA(0xE03A_36FF), dark: RGBA(0xFF5A_52FF))
  public static let orange = Color(light: RGBA(0xF08A_0AFF), dark: RGBA(0xFFA0_2EFF))
  public static let yellow = Color(light: RGBA(0xF2C3_00FF), dark: RGBA(0xFFD5_33FF))
  public static let green = Color(light: RGBA(0x2FA8_4FFF), dark: RGBA(0x3CCB_64FF))
  public static let mint = Color(light: RGBA(0x12B5_A6FF), dark: RGBA(0x5BDD_CFFF))
  public static let teal = Color(light: RGBA(0x2A9F_B8FF), dark: RGBA(0x48C3_DCFF))
  public static let cyan = Color(light: RGBA(0x1FA5_D8FF), dark: RGBA(0x5CCB_F5FF))
  public static let blue = Color(light: RGBA(0x0A6C_F0FF), dark: RGBA(0x3D93_FFFF))
  public static let indigo = Color(light: RGBA(0x5650_D0FF), dark: RGBA(0x7671_F0FF))
  public static let purple = Color(light: RGBA(0xA04F_D6FF), dark: RGBA(0xC177_F2FF))
  public static let pink = Color(light: RGBA(0xE836_6BFF), dark: RGBA(0xFF5C_8AFF))
  public static let brown = Color(light: RGBA(0x9A76_50FF), dark: RGBA(0xB58F_66FF))

  /// The colour of text.
  public static let primary = Color(light: RGBA(0x1B1E_24FF), dark: RGBA(0xF2F4_F7FF))

  /// The colour of text of less weight.
  public static let secondary = Color(light: RGBA(0x5A62_6EFF), dark: RGBA(0xAEB6_C2FF))

  /// The colour of what can be operated.
  public static let accentColor = blue
}
