import Drawing
import Testing

@Suite struct ColorTests {
  @Test func `every byte survives the way through fractions`() {
    for byte in 0...UInt32(255) {
      let bits = byte << 24 | (255 - byte) << 16 | (byte / 2) << 8 | byte
      let color = RGBA(bits)
      let again = RGBA(
        red: color.red,
        green: color.green,
        blue: color.blue,
        opacity: color.opacity
      )
      #expect(again.bits == bits)
    }
  }

  private static let roundings: [(Double, UInt32)] = [
    (0, 0), (-1, 0), (-.infinity, 0), (.nan, 0), (1, 255), (7, 255), (.infinity, 255),
    (0.5, 128), (0.001_5, 0), (0.002, 1), (0.002_5, 1), (0.997_6, 254), (0.998_5, 255),
  ]

  @Test(arguments: roundings)
  func `a fraction becomes the nearest byte`(fraction: Double, byte: UInt32) {
    #expect(
      RGBA(red: fraction, green: 0, blue: 0, opacity: 0).bits == byte << 24
    )
    #expect(RGBA(red: 0, green: fraction, blue: 0, opacity: 0).bits == byte << 16)
    #expect(RGBA(red: 0, green: 0, blue: fraction, opacity: 0).bits == byte << 8)
    #expect(RGBA(red: 0, green: 0, blue: 0, opacity: fraction).bits == byte)
  }

  @Test func `opacity multiplies and leaves the rest`() {
    #expect(RGBA(0x1234_56FF).multiplyingOpacity(by: 0.5) == RGBA(0x1234_5680))
    #expect(RGBA(0x1234_5680).multiplyingOpacity(by: 0.5) == RGBA(0x1234_5640))
    #expect(RGBA(0x1234_5680).multiplyingOpacity(by: 2) == RGBA(0x1234_56FF))
    #expect(RGBA(0x1234_5680).multiplyingOpacity(by: 1) == RGBA(0x1234_5680))
  }

  @Test func `a colour resolves to the one of the scheme`() {
    let color = Color(light: RGBA(0x1122_33FF), dark: RGBA(0x4455_66FF))
    #expect(color.resolved(in: .light) == RGBA(0x1122_33FF))
    #expect(color.resolved(in: .dark) == RGBA(0x4455_66FF))
    #expect(color.opacity(0.5).resolved(in: .dark) == RGBA(0x4455_6680))
    #expect(Color(white: 1).resolved(in: .dark) == RGBA(0xFFFF_FFFF))
  }

  @Test func `text can be read on its surface`() {
    // WCAG 2.2, 1.4.3: 4.5 to 1, with the relative luminance that it defines.
    func luminance(_ color: RGBA) -> Double {
      func linear(_ value: Double) -> Double {
        value <= 0.04045 ? value / 12.92 : power((value + 0.055) / 1.055)
      }
      return 0.2126 * linear(color.red) + 0.7152 * linear(color.green)
        + 0.0722 * linear(color.blue)
    }
    // x^2.4 = x² · x^0.4, and x^0.4 by Newton's method on y⁵ = x².
    func power(_ x: Double) -> Double {
      var y = 1.0
      for _ in 0..<60 { y -= (y * y * y * y * y - x * x) / (5 * y * y * y * y) }
      return x * x * y
    }
    for color in [Color.primary, .secondary] {
      let onWhite = 1.05 / (luminance(color.resolved(in: .light)) + 0.05)
      let onBlack = (luminance(color.resolved(in: .dark)) + 0.05) / 0.05
      #expect(onWhite >= 4.5)
      #expect(onBlack >= 4.5)
    }
  }
}
