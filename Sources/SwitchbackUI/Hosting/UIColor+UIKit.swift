public import Drawing

// What UIKit calls colours, whose type is that of SwiftUI here.
extension UIColor {
  /// The same as `Color.red`.
  public static var systemRed: UIColor { red }

  /// The same as `Color.orange`.
  public static var systemOrange: UIColor { orange }

  /// The same as `Color.yellow`.
  public static var systemYellow: UIColor { yellow }

  /// The same as `Color.green`.
  public static var systemGreen: UIColor { green }

  /// The same as `Color.mint`.
  public static var systemMint: UIColor { mint }

  /// The same as `Color.teal`.
  public static var systemTeal: UIColor { teal }

  /// The same as `Color.cyan`.
  public static var systemCyan: UIColor { cyan }

  /// The same as `Color.blue`.
  public static var systemBlue: UIColor { blue }

  /// The same as `Color.indigo`.
  public static var systemIndigo: UIColor { indigo }

  /// The same as `Color.purple`.
  public static var systemPurple: UIColor { purple }

  /// The same as `Color.pink`.
  public static var systemPink: UIColor { pink }

  /// The same as `Color.brown`.
  public static var systemBrown: UIColor { brown }

  /// The same as `Color.gray`.
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
