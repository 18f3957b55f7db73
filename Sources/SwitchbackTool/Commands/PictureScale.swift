import CairoHost

/// How many pixels a point of a picture has.
struct PictureScale: Hashable {
  let factor: Double

  /// What the scale may be.
  static let factors = 0.25...8

  /// What no option asks for: sharp on paper and on the screens of today.
  static let standard = PictureScale(factor: 2)

  /// The most pixels of a picture: a gigabyte of memory at four bytes each.
  static let pixels = 268_435_456

  /// The most pixels of a side.
  static let side = CairoHost.maximumPixelCount

  init(factor: Double) {
    self.factor = factor
  }

  /// Reads a decimal number such as `2` or `1.5`: digits, and at most one dot among them.
  init(_ text: String) throws(MalformedValue) {
    let isDecimal =
      text.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2E }
      && text.first != "." && text.last != "."
    guard isDecimal, let factor = Double(text), Self.factors.contains(factor) else {
      throw MalformedValue(expected: "a number from 0.25 to 8")
    }
    self.init(factor: factor)
  }

  /// The pixels of a side in points.
  func pixels(of points: Int) -> Int {
    Int((Double(points) * factor).rounded())
  }
}
