/// How the parts of a symbol are coloured; all have one colour here.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let number: UInt8

  /// All parts in the foreground's colour.
  public static let monochrome = SymbolRenderingMode(number: 0)

  /// The parts in weaker and stronger tones; drawn in one.
  public static let hierarchical = SymbolRenderingMode(number: 1)

  /// The parts in several styles; drawn in the first.
  public static let palette = SymbolRenderingMode(number: 2)

  /// The parts in their own colours; drawn in the foreground's.
  public static let multicolor = SymbolRenderingMode(number: 3)
}

extension View {
  /// The view with symbols coloured in a way: the view as it is, as symbols have one colour.
  public consuming func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    self
  }
}

extension Image {
  /// The symbol coloured in a way: the symbol as it is, as symbols have one colour.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    self
  }
}
