import CairoHost

/// How large a picture is.
struct PictureSize: Hashable {
  /// Points from left to right.
  let width: Int

  /// Points from top to bottom.
  let height: Int

  /// What a side may have, in points: less shows no map, and more no reader of PDF needs to accept.
  static let sides = 16...Int(CairoHost.maximumPageLength)

  /// What no option asks for.
  static let standard = PictureSize(width: 1200, height: 800)

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// Reads `1200x800`: nothing but digits on both sides of the letter.
  init(_ text: String) throws(MalformedValue) {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false).map(Self.side)
    guard sides.count == 2, let width = sides[0], let height = sides[1] else {
      throw MalformedValue(
        expected: "two whole numbers from \(Self.sides.lowerBound) to \(Self.sides.upperBound)"
          + " with an x between, as in 1200x800"
      )
    }
    self.init(width: width, height: height)
  }

  private static func side(_ text: Substring) -> Int? {
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let side = Int(text) else {
      return nil
    }
    return sides.contains(side) ? side : nil
  }
}
