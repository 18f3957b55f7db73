public import Drawing

/// A colour, under the name that UIKit has for it.
public typealias UIColor = Color

/// A picture, under the name that UIKit has for it.
public struct UIImage: Hashable, Sendable {
  /// The symbol that is drawn.
  package let symbol: Symbol

  /// Creates the picture of a symbol.
  package init(symbol: Symbol) {
    self.symbol = symbol
  }

  /// Creates the picture of a symbol; `nil` where there is none of that name.
  public init?(systemName: String) {
    guard let symbol = Symbol.named(systemName) else { return nil }
    self.symbol = symbol
  }
}
