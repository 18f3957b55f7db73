/// A colour as a host paints it: eight bits each of red, green, blue and opacity, in sRGB, not premultiplied.
public struct RGBA: Hashable, Sendable {
  /// The four parts, red in the highest byte.
  public let bits: UInt32

  /// Nothing.
  public static let clear = RGBA(0)

  /// Creates a colour from `0xRRGGBBAA`.
  public init(_ bits: UInt32) {
    self.bits = bits
  }

  /// Creates a colour from four parts between 0 and 1; what lies outside is brought to the nearer end.
  public init(red: Double, green: Double, blue: Double, opacity: Double) {
    func byte(_ value: Double) -> UInt32 {
      value > 0 ? UInt32((min(value, 1) * 255).rounded()) : 0
    }
    bits = byte(red) << 24 | byte(green) << 16 | byte(blue) << 8 | byte(opacity)
  }

  /// Red, between 0 and 1.
  public var red: Double { Double(bits >> 24) / 255 }

  /// Green, between 0 and 1.
  public var green: Double { Double(bits >> 16 & 0xFF) / 255 }

  /// Blue, between 0 and 1.
  public var blue: Double { Double(bits >> 8 & 0xFF) / 255 }

  /// Opacity, between 0 (nothing) and 1.
  public var opacity: Double { Double(bits & 0xFF) / 255 }

  /// The colour with its opacity multiplied.
  public func multiplyingOpacity(by factor: Double) -> RGBA {
    RGBA(red: red, green: green, blue: blue, opacity: opacity * factor)
  }
}
