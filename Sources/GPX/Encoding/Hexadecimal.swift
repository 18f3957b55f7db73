/// A number in upper case hexadecimal digits, at least so many of them.
func hexadecimal(_ value: UInt32, digits: Int) -> String {
  var text: [UInt8] = []
  var rest = value
  while rest > 0 || text.count < digits {
    let digit = UInt8(rest & 15)
    text.append(digit < 10 ? ASCII.zero + digit : 0x41 + digit - 10)
    rest >>= 4
  }
  text.reverse()
  return String(decoding: text, as: UTF8.self)
}

/// A byte such as `0xB0`.
func hexadecimal(_ byte: UInt8) -> String {
  "0x\(hexadecimal(UInt32(byte), digits: 2))"
}
