/// Writes JSON, an object a line.
///
/// Numbers with a fraction are written as the sixteen hexadecimal digits of their bits, so that whoever reads them
/// compares exactly and no printing of numbers comes between.
struct JSONLines {
  private(set) var bytes: [UInt8] = []

  /// Whether the next field is the first of its object.
  private var isFirst = true

  /// Writes a line that says what it is about in its field `is`.
  mutating func line(_ subject: StaticString, _ fields: (inout JSONLines) -> Void) {
    isFirst = true
    write("{")
    field("is", "\(subject)")
    fields(&self)
    write("}\n")
  }

  mutating func field(_ name: StaticString, _ value: String?) {
    guard let value else { return }
    key(name)
    quote(value)
  }

  mutating func field(_ name: StaticString, _ value: Int?) {
    guard let value else { return }
    key(name)
    write("\(value)")
  }

  mutating func field(_ name: StaticString, _ value: Double?) {
    guard let value else { return }
    key(name)
    write("\"")
    digits(value.bitPattern, count: 16)
    write("\"")
  }

  mutating func field(_ name: StaticString, objects: Int, _ each: (Int, inout JSONLines) -> Void) {
    guard objects > 0 else { return }
    key(name)
    write("[")
    for index in 0..<objects {
      write(index == 0 ? "{" : ",{")
      isFirst = true
      each(index, &self)
      write("}")
    }
    write("]")
    isFirst = false
  }

  private mutating func key(_ name: StaticString) {
    if !isFirst { write(",") }
    isFirst = false
    write("\"\(name)\":")
  }

  private mutating func write(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  private mutating func quote(_ text: String) {
    write("\"")
    for byte in text.utf8 {
      if byte < 0x20 || byte == 0x22 || byte == 0x5C {
        write("\\u")
        digits(UInt64(byte), count: 4)
      } else {
        bytes.append(byte)
      }
    }
    write("\"")
  }

  private mutating func digits(_ value: UInt64, count: Int) {
    for place in (0..<count).reversed() {
      let digit = UInt8(truncatingIfNeeded: value >> UInt64(4 * place)) & 15
      bytes.append(digit < 10 ? 0x30 + digit : 0x61 + digit - 10)
    }
  }
}
