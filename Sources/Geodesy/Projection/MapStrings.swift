/// A point as text, such as `{134217728.0, 0.0}`.
// The name is Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func MKStringFromMapPoint(_ point: MKMapPoint) -> String {
  "{\(oneDecimal(point.x)), \(oneDecimal(point.y))}"
}

/// A size as text, such as `{268435456.0, 268435456.0}`.
// The name is Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func MKStringFromMapSize(_ size: MKMapSize) -> String {
  "{\(oneDecimal(size.width)), \(oneDecimal(size.height))}"
}

/// A rectangle as text: its origin and its size, such as `{{0.0, 0.0}, {1.0, 1.0}}`.
// The name is Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func MKStringFromMapRect(_ rect: MKMapRect) -> String {
  "{\(MKStringFromMapPoint(rect.origin)), \(MKStringFromMapSize(rect.size))}"
}

/// A number as C's `%.1f` writes it.
private func oneDecimal(_ value: Double) -> String {
  if value.isNaN { return "nan" }
  let sign = value.sign == .minus ? "-" : ""
  let magnitude = value.magnitude
  if magnitude.isInfinite { return sign + "inf" }
  // From here on a Double has no digits behind the point.
  if magnitude >= 0x1p52 { return sign + wholeDigits(magnitude) + ".0" }
  let whole = magnitude.rounded(.down)
  let fraction = magnitude - whole
  var tenths = (fraction * 10).rounded(.toNearestOrEven)
  // The product is rounded: where that made a tie, what was lost decides.
  let lost = (-fraction * 10).addingProduct(fraction, 10)
  if abs(fraction * 10 - tenths) == 0.5 && lost != 0 {
    tenths = (fraction * 10).rounded(lost > 0 ? .up : .down)
  }
  let carry: Int64 = tenths == 10 ? 1 : 0
  return "\(sign)\(Int64(whole) + carry).\(Int64(tenths) % 10)"
}

/// The digits of a whole number that an `Int64` may not hold.
private func wholeDigits(_ magnitude: Double) -> String {
  if let whole = Int64(exactly: magnitude) { return "\(whole)" }
  // The significand is 53 bits, so the number is an integer times a power of two: doubling the decimal
  // digits is exact.
  var digits: [UInt8] = []
  var rest = UInt64(magnitude.significand * 0x1p52)
  while rest > 0 {
    digits.append(UInt8(rest % 10))
    rest /= 10
  }
  for _ in 0..<(magnitude.exponent - 52) {
    var carry: UInt8 = 0
    for index in digits.indices {
      let doubled = digits[index] * 2 + carry
      digits[index] = doubled % 10
      carry = doubled / 10
    }
    if carry > 0 { digits.append(carry) }
  }
  return String(decoding: digits.reversed().map { $0 + 48 }, as: UTF8.self)
}
