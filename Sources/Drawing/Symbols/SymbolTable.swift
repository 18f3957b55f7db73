/// The set of symbols.
enum SymbolTable {
  /// A symbol of the set.
  struct Entry: Sendable {
    let name: StaticString
    let drawing: StaticString

    init(_ name: StaticString, _ drawing: StaticString) {
      self.name = name
      self.drawing = drawing
    }

    /// Negative where this name comes before the other by its bytes, 0 where they are the same.
    func order(to other: String) -> Int {
      name.withUTF8Buffer { bytes in
        var position = 0
        for byte in other.utf8 {
          if position == bytes.count { return -1 }
          if bytes[position] != byte { return bytes[position] < byte ? -1 : 1 }
          position += 1
        }
        return position == bytes.count ? 0 : 1
      }
    }
  }

  /// The symbols, sorted by the bytes of their names.
  static let entries: [Entry] = [
    Entry("basket.fill", SymbolDrawings.basketFill),
    Entry("circle.fill", SymbolDrawings.circleFill),
    Entry("mappin", SymbolDrawings.mappin),
    Entry("mappin.circle.fill", SymbolDrawings.mappinCircleFill),
    Entry("minus", SymbolDrawings.minus),
    Entry("plus", SymbolDrawings.plus),
    Entry("tent", SymbolDrawings.tent),
    Entry("tent.fill", SymbolDrawings.tentFill),
    Entry("xmark", SymbolDrawings.xmark),
  ]
}
