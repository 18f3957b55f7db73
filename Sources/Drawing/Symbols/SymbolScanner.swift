/// Walks through the letters and numbers of a symbol's drawing.
struct SymbolScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// Whether a number comes next.
  var hasNumber: Bool {
    mutating get {
      let byte = peek()
      return byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
        || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
    }
  }

  /// The next letter; 0 at the end.
  mutating func letter() -> UInt8 {
    let byte = peek()
    position += 1
    return byte
  }

  /// The next number; 0 where there is none.
  mutating func number() -> CGFloat {
    guard hasNumber else {
      assertionFailure("a drawing lacks a number")
      return 0
    }
    let isNegative = bytes[position] == UInt8(ascii: "-")
    if isNegative { position += 1 }
    var digits: Int32 = 0
    var unit: Int32 = 0
    while position < bytes.count {
      let byte = bytes[position]
      if byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
        digits = digits &* 10 &+ Int32(byte - UInt8(ascii: "0"))
        unit = unit &* 10
      } else if byte == UInt8(ascii: "."), unit == 0 {
        unit = 1
      } else {
        break
      }
      position += 1
    }
    let size = CGFloat(digits) / CGFloat(max(unit, 1))
    return isNegative ? -size : size
  }

  /// The next two numbers.
  mutating func point() -> CGPoint {
    let x = number()
    return CGPoint(x: x, y: number())
  }

  /// The byte after the separators; 0 at the end.
  private mutating func peek() -> UInt8 {
    while position < bytes.count {
      let byte = bytes[position]
      if byte > UInt8(ascii: " "), byte != UInt8(ascii: ",") { return byte }
      position += 1
    }
    return 0
  }
}
