internal import Drawing

extension Symbol {
  /// The extent beside text, in ems.
  private static let extent = 1.2

  /// How far below the top of the symbol the baseline of the text lies, in ems.
  ///
  /// The middle of the symbol is that of the capitals, which are about 0.7 em high.
  private static let ascent = extent / 2 + 0.35

  /// The extent beside text of that size, in points.
  func size(forFontSize size: Double) -> CGSize {
    CGSize(width: size * Self.extent, height: size * Self.extent)
  }

  /// Where the baseline of text lies below the top of a symbol of that height.
  func baseline(forHeight height: CGFloat) -> CGFloat {
    height * CGFloat(Self.ascent / Self.extent)
  }
}
