public import Drawing

// What UIKit calls colours, whose type is that of SwiftUI here.
extension UIColor {
  public static var systemRed: UIColor { red }
  public static var systemOrange: UIColor { orange }
  public static var systemYellow: UIColor { yellow }
  public static var systemGreen: UIColor { green }
  public static var systemMint: UIColor { mint }
  public static var systemTeal: UIColor { teal }
  public static var systemCyan: UIColor { cyan }
  public static var systemBlue: UIColor { blue }
  public static var systemIndigo: UIColor { indigo }
  public static var systemPurple: UIColor { purple }
  public static var systemPink: UIColor { pink }
  public static var systemBrown: UIColor { brown }
  public static var systemGray: UIColor { gray }

  /// The colour of text.
  public static var label: UIColor { primary }

  /// The colour of text of less weight.
  public static var secondaryLabel: UIColor { secondary }
}

extension UIColor {
  /// Creates a colour from parts between 0 and 1, in sRGB.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      red: Double(red),
      green: Double(green),
      blue: Double(blue),
      opacity: Double(alpha)
    )
  }

  /// Creates a grey between 0 (black) and 1 (white).
  public init(white: CGFloat, alpha: CGFloat) {
    self.init(white: Double(white), opacity: Double(alpha))
  }

  /// Creates what is a colour already.
  @_disfavoredOverload
  public init(_ color: Color) {
    self = color
  }

  /// Creates what is a colour already.
  public init(uiColor: UIColor) {
    self = uiColor
  }

  /// The colour with an opacity in place of its own.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    func changed(_ color: RGBA) -> RGBA {
      RGBA(red: color.red, green: color.green, blue: color.blue, opacity: Double(alpha))
    }
    return Color(light: changed(resolved(in: .light)), dark: changed(resolved(in: .dark)))
  }
}
