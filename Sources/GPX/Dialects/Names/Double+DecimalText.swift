/// The shortest decimal text, without an exponent, that reads back to a finite number.
func decimalText(_ number: Double) -> String {
  if let whole = Int64(exactly: number) { return "\(whole)" }
  // Swift gives the shortest digits, and an exponent to numbers far from 1.
  let bytes = Array(number.description.utf8)
  let span = bytes.span.bytes
  guard let decimal = Decimal(span, in: 0..<bytes.count), decimal.hasExponent else {
    return number.description
  }
  var digits = Array("\(decimal.significand)".utf8)
  if decimal.exponent >= 0 {
    digits += [UInt8](repeating: ASCII.zero, count: decimal.exponent)
  } else {
    let missing = 1 - decimal.exponent - digits.count
    if missing > 0 {
      digits.insert(contentsOf: [UInt8](repeating: ASCII.zero, count: missing), at: 0)
    }
    digits.insert(ASCII.dot, at: digits.count + decimal.exponent)
  }
  return (decimal.isNegative ? "-" : "") + String(decoding: digits, as: UTF8.self)
}
