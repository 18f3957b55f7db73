/// Makes names that XML accepts of names that it may not accept.
enum XMLNames {
  /// The name itself where it is one that may stand before or behind a colon (`NCName` of *Namespaces in
  /// XML 1.0*); otherwise with `_` for every character that may not be there.
  static func accepted(_ name: String) -> String {
    var isFirst = true
    var isAccepted = true
    for scalar in name.unicodeScalars {
      isAccepted = isAccepted && (isFirst ? canBegin(scalar.value) : canContinue(scalar.value))
      isFirst = false
    }
    if isAccepted, !isFirst { return name }
    var result: [UInt8] = []
    if !(name.unicodeScalars.first.map { canBegin($0.value) } ?? false) {
      result.append(underscore)
    }
    for (index, scalar) in name.unicodeScalars.enumerated() {
      if canContinue(scalar.value) {
        result.append(utf8: scalar.value)
      } else if index > 0 {
        result.append(underscore)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static let underscore: UInt8 = 0x5F

  /// Production 4 of XML 1.0 without the colon: `NameStartChar`.
  private static func canBegin(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x41...0x5A, 0x5F, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x37D,
      0x37F...0x1FFF, 0x200C...0x200D, 0x2070...0x218F, 0x2C00...0x2FEF, 0x3001...0xD7FF,
      0xF900...0xFDCF, 0xFDF0...0xFFFD, 0x10000...0xEFFFF:
      true
    default: false
    }
  }

  /// Production 4a of XML 1.0 without the colon: `NameChar`.
  private static func canContinue(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x2D, 0x2E, 0x30...0x39, 0xB7, 0x300...0x36F, 0x203F...0x2040: true
    default: canBegin(scalar)
    }
  }
}

extension String {
  /// Whether two texts are the same to the byte.
  func isSame(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
