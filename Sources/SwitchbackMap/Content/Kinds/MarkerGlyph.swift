internal import SwitchbackUI

/// What stands in a marker's balloon.
@usableFromInline
enum MarkerGlyph: Sendable {
  case none
  case symbol(String)
  case monogram(String)

  /// The kind of a glyph and the bits of its text: see `StringBits`.
  struct Bits {
    let kind: UInt8
    let text: StringBits

    func isSame(as other: Bits) -> Bool {
      kind == other.kind && text.isSame(as: other.text)
    }
  }

  var bits: Bits {
    switch self {
    case .none: Bits(kind: 0, text: StringBits(""))
    case .symbol(let name): Bits(kind: 1, text: StringBits(name))
    case .monogram(let text): Bits(kind: 2, text: StringBits(text))
    }
  }

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
