/// A small picture in one colour, for markers, buttons and legends.
///
/// The names are those of SF Symbols; the pictures are this project's own. They share an em square of 24 units and a
/// stroke of about 2, so they sit beside each other at any size, and are meant to be read from 12 points up.
public struct Symbol: Hashable, Sendable {
  private static let placeholderIndex = -1

  private let index: Int

  /// A neutral dot, for a name that is not in the set.
  public static let placeholder = Symbol(index: placeholderIndex)

  /// The ending of the names of symbols that are filled.
  private static let fillSuffix = Array(".fill".utf8)

  /// The symbol of that name; `nil` where the set has none.
  ///
  /// A symbol that the set has only filled, or only in outline, is found by either name: `star` is `star.fill`.
  ///
  /// - Complexity: O(log *n*) comparisons of bytes.
  public static func named(_ name: String) -> Symbol? {
    var name = name
    let found = name.withUTF8 { index(of: $0) ?? indexOfOtherVariant(of: $0) }
    return found.map { Symbol(index: $0) }
  }

  private static func indexOfOtherVariant(of name: UnsafeBufferPointer<UInt8>) -> Int? {
    if isFilled(name[...]) {
      let outline = name.dropLast(fillSuffix.count)
      return isFilled(outline) ? nil : index(of: UnsafeBufferPointer(rebasing: outline))
    }
    return (Array(name) + fillSuffix).withUnsafeBufferPointer { index(of: $0) }
  }

  private static func isFilled(_ name: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    name.suffix(fillSuffix.count).elementsEqual(fillSuffix)
  }

  private static func index(of name: UnsafeBufferPointer<UInt8>) -> Int? {
    var low = 0
    var high = SymbolTable.entries.count
    while low < high {
      let middle = (low + high) / 2
      let order = SymbolTable.entries[middle].order(to: name)
      if order == 0 { return middle }
      if order < 0 {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return nil
  }

  /// The names of all symbols, sorted by their bytes.
  public static var names: [String] {
    SymbolTable.entries.map { Self.string($0.name) }
  }

  /// What the symbol is called; "placeholder", which is not a name of the set, for the placeholder.
  public var name: String {
    index == Self.placeholderIndex ? "placeholder" : Self.string(SymbolTable.entries[index].name)
  }

  /// The text of the drawing, in the form that `SymbolReader` reads.
  var drawing: StaticString {
    index == Self.placeholderIndex ? "f O12 12 4" : SymbolTable.entries[index].drawing
  }

  private static func string(_ text: StaticString) -> String {
    text.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
  }
}

extension Symbol {
  /// The length of the sides of the square that symbols are drawn in, in units.
  package static let emSize: CGFloat = 24

  /// The parts of the drawing in order, fitted to the largest square in the middle of the rectangle.
  package func parts(in rect: CGRect) -> [SymbolPart] {
    let side = min(rect.width, rect.height)
    let origin = CGPoint(x: rect.midX - side / 2, y: rect.midY - side / 2)
    return drawing.withUTF8Buffer { bytes in
      var reader = SymbolReader(bytes, origin: origin, scale: side / Self.emSize)
      return reader.readParts()
    }
  }
}
