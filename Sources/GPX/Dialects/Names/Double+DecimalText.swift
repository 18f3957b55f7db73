/// The shortest decimal text, without an exponent, that reads back to a finite number.
func decimalText(_ number: Double) -> String {
  // No zero has a sign, which whole numbers in schemas do not have.
  var buffer = OutputBuffer(capacity: 32)
  buffer.append(number == 0 ? 0 : number)
  var bytes: [UInt8] = []
  buffer.drain { bytes.append(contentsOf: $0.bytes, in: 0..<$0.count) }
  return String(decoding: bytes, as: UTF8.self)
}
