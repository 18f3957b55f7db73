import TestSupport
import Testing

@testable import GPX

/// The number that a text holds, nil where it is none or too large.
private func decimal(_ text: String) -> Double? {
  let bytes = [UInt8](text.utf8)
  guard let decimal = Decimal(bytes.span.bytes, in: 0..<bytes.count) else { return nil }
  return DecimalReader().value(of: decimal, in: bytes.span.bytes)
}

@Suite struct DecimalTests {
  @Test(arguments: [
    ("0", 0), ("-0.0", 0), ("47.1234567", 47.1234567), ("+7", 7), ("7.", 7), (".5", 0.5),
    ("-180", -180), ("00012.50", 12.5), ("5.6e-05", 5.6e-05), ("1.2E+2", 120), ("49,97", 49.97),
    ("51.437889290973544120788574218750", 51.437889290973544),
    ("9007199254740993", 9_007_199_254_740_992),
    ("9007199254740993.0000000000000000000001", 9_007_199_254_740_994),
    ("123456789012345678901234567890", 1.2345678901234568e29),
  ])
  func `reads a decimal`(_ text: String, _ expected: Double) {
    #expect(decimal(text) == expected)
  }

  @Test(arguments: [
    "", "-", "+", ".", "-.", "12x", "x", "1.2.3", "1,2,3", "1e", "1e+", "1e5.5", "--1", "NaN",
    "inf",
    "0x1F", "1 2", " 1", "١",
  ])
  func `refuses what is none`(_ text: String) {
    #expect(decimal(text) == nil)
  }

  @Test func `says that a number is too large, and makes one that is too small zero`() {
    #expect(decimal("1e309") == nil)
    #expect(decimal("1e999999999999") == nil)
    #expect(decimal("1e-400") == 0)
    #expect(decimal("1e-999999999999") == 0)
    #expect(decimal("1.7976931348623157e308") == .greatestFiniteMagnitude)
    #expect(decimal("4.9406564584124654e-324") == .leastNonzeroMagnitude)
    #expect(decimal("2.4703282292062327e-324") == 0)
    #expect(decimal("2.4703282292062328e-324") == .leastNonzeroMagnitude)
    #expect(decimal("0." + String(repeating: "0", count: 400) + "1") == 0)
    #expect(decimal("1" + String(repeating: "0", count: 308)) == 1e308)
    #expect(decimal("0e999999999999") == 0)
  }

  @Test func `rounds the middle between two numbers to the even one, and all beside it away`() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<400 {
      // The middle between two doubles around 2^60, as a whole number and with a fraction.
      let lower = (1 << 60) + UInt64.random(in: 0..<(1 << 51), using: &random) * 256
      let middle = lower + 128
      let even = lower / 256 % 2 == 0 ? Double(lower) : Double(lower + 256)
      #expect(decimal("\(middle)") == even)
      #expect(decimal("\(middle).0000") == even)
      #expect(decimal("\(middle).00000000000000000000000000000000001") == Double(lower + 256))
      #expect(decimal("\(middle - 1).99999999999999999999999999999999999") == Double(lower))
    }
  }

  /// The standard library rounds correctly, by another way.
  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func `agrees with the standard library on random decimals`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var differences: [String] = []
    for _ in 0..<25_000 {
      let text = Self.randomDecimal(&random)
      let expected = Double(text)
      let value = decimal(text)
      if value?.bitPattern != (expected?.isFinite == true ? expected : nil)?.bitPattern {
        differences.append(text)
      }
    }
    #expect(differences.isEmpty)
  }

  static func randomDecimal(_ random: inout SeededGenerator) -> String {
    var text: [UInt8] = Bool.random(using: &random) ? [] : [0x2D]
    func digits(_ count: Int, _ random: inout SeededGenerator) {
      for _ in 0..<count { text.append(UInt8.random(in: 0x30...0x39, using: &random)) }
    }
    switch Int.random(in: 0..<6, using: &random) {
    case 0:  // a coordinate
      digits(Int.random(in: 1...3, using: &random), &random)
      text.append(0x2E)
      digits(Int.random(in: 1...7, using: &random), &random)
    case 1:  // a coordinate of a device that writes all digits
      digits(Int.random(in: 1...3, using: &random), &random)
      text.append(0x2E)
      digits(Int.random(in: 12...30, using: &random), &random)
    case 2:  // any length
      digits(Int.random(in: 1...40, using: &random), &random)
      text.append(0x2E)
      digits(Int.random(in: 0...60, using: &random), &random)
    case 3:  // a whole number
      digits(Int.random(in: 1...40, using: &random), &random)
    case 4:  // a double written out in full
      let value = Double(bitPattern: random.next())
      guard value.isFinite else { return "1" }
      return "\(value)"
    default:  // an exponent
      digits(Int.random(in: 1...25, using: &random), &random)
      text += Array("e\(Int.random(in: -345...310, using: &random))".utf8)
    }
    return String(decoding: text, as: UTF8.self)
  }
}
