internal import SwitchbackUI

/// What stands in a marker's balloon.
enum MarkerGlyph: Sendable {
  case none
  case symbol(String)
  case monogram(String)

  /// Whether the two look the same.
  func isSame(as other: MarkerGlyph) -> Bool {
    switch (self, other) {
    case (.none, .none): true
    case (.symbol(let name), .symbol(let other)): name.hasSameBytes(as: other)
    case (.monogram(let text), .monogram(let other)): text.hasSameBytes(as: other)
    default: false
    }
  }
}
