import Foundation
import TestSupport
import Testing

@testable import GPX

/// A number as it is written.
private func written(_ number: Double) -> String {
  var buffer = OutputBuffer(capacity: 8)
  buffer.append(number)
  return buffer.text()
}

/// The digits and the power of ten of a number as Swift's own `description` has them, which promises
/// the shortest text that reads back to the number, and of those the nearest.
private func digitsOfDescription(_ number: Double) -> (digits: String, exponent: Int) {
  let parts = number.magnitude.description.split(separator: "e")
  var exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
  let halves = parts[0].split(separator: ".")
  var digits = String(halves[0])
  if halves.count > 1, halves[1] != "0" {
    digits += halves[1]
    exponent -= halves[1].count
  }
  while digits.count > 1, digits.hasPrefix("0") { digits.removeFirst() }
  while digits.count > 1, digits.hasSuffix("0") {
    digits.removeLast()
    exponent += 1
  }
  return (digits, digits == "0" ? 0 : exponent)
}

@Suite struct ShortestDecimalTests {
  private func expectShortest(
    _ number: Double,
    at location: SourceLocation = #_sourceLocation
  ) {
    let expected = digitsOfDescription(number)
    let decimal = ShortestDecimal(number)
    #expect("\(decimal.digits)" == expected.digits, "\(number)", sourceLocation: location)
    #expect(decimal.exponent == expected.exponent, "\(number)", sourceLocation: location)
    let text = written(number)
    #expect(!text.utf8.contains(0x65), "\(number)", sourceLocation: location)
    #expect(
      Double(text)?.bitPattern == number.bitPattern,
      "\(number) \(text)",
      sourceLocation: location
    )
    // The short way must have the same digits as the long one.
    var significant = Array(text.utf8.filter { $0 >= 0x30 }.drop { $0 == 0x30 })
    while significant.last == 0x30 { significant.removeLast() }
    let digits = String(decoding: significant, as: UTF8.self)
    #expect(digits == (expected.digits == "0" ? "" : expected.digits), sourceLocation: location)
  }

  @Test(arguments: [
    (0.0, "0"), (-0.0, "-0"), (1, "1"), (-1, "-1"), (0.1, "0.1"), (47.051_234_5, "47.0512345"),
    (-180, "-180"), (1e7, "10000000"), (123_456_789, "123456789"), (0.000_000_1, "0.0000001"),
    (0.00001, "0.00001"), (1e22, "10000000000000000000000"),
    (Double.leastNonzeroMagnitude, "0.000" + String(repeating: "0", count: 320) + "5"),
    (0.1 + 0.2, "0.30000000000000004"), (99_999_999.999_999_995, "100000000"),
    (99_999_999.999_999_985, "99999999.99999999"), (9_007_199_254_740_992, "9007199254740992"),
  ])
  func `writes a number without an exponent`(_ number: Double, _ text: String) {
    #expect(written(number) == text)
  }

  @Test func `writes the largest number with all its places`() {
    let text = written(.greatestFiniteMagnitude)
    #expect(text.hasPrefix("17976931348623157000"))
    #expect(text.count == 309)
    #expect(Double(text) == .greatestFiniteMagnitude)
  }

  @Test func `has the digits that Swift has for every power of two and its neighbours`() {
    for exponent in -1074...1023 {
      let power = Double(sign: .plus, exponent: exponent, significand: 1)
      expectShortest(power)
      expectShortest(power.nextUp)
      if exponent > -1074 { expectShortest(power.nextDown) }
    }
  }

  @Test func `has the digits that Swift has for powers of ten and their neighbours`() {
    for exponent in -323...308 {
      guard let power = Double("1e\(exponent)") else { continue }
      for number in [power, power.nextUp, power.nextDown, power * 5, power * 9.999_999]
      where number.isFinite {
        expectShortest(number)
      }
    }
  }

  @Test func `has the digits that Swift has for any bits`() {
    var generator = SeededGenerator(seed: 41)
    for _ in 0..<10_000 {
      let number = Double(bitPattern: generator.next())
      if number.isFinite { expectShortest(number) }
    }
  }

  @Test func `has the digits that Swift has for coordinates of any precision`() {
    var generator = SeededGenerator(seed: 42)
    for round in 0..<40_000 {
      let scale = [1e1, 1e2, 1e5, 1e6, 1e7, 1e8, 1e9, 1e12, 1e15, 0][round % 10]
      let number = Double.random(in: -200...200, using: &generator)
      expectShortest(scale == 0 ? number : (number * scale).rounded() / scale)
    }
  }

  @Test func `has the digits that Swift has for small and large numbers`() {
    var generator = SeededGenerator(seed: 43)
    for _ in 0..<20_000 {
      let exponent = Int.random(in: -60...70, using: &generator)
      let significand = Double.random(in: 1..<2, using: &generator)
      expectShortest(Double(sign: .minus, exponent: exponent, significand: significand))
    }
  }

  @Test(arguments: [
    "0", "142", "23.0", "-0.25", "0.00", "-1.50", "123456789012345678", "0.1234567890123456",
    "-99999999", "100000000", "12345678.900000000", "1.000000000",
  ])
  func `writes a decimal as it was read`(_ text: String) throws {
    let bytes = Array(text.utf8)
    let read = DecimalText(bytes.span.bytes, in: 0..<bytes.count)
    let decimal = try #require(read)
    var buffer = OutputBuffer(capacity: 8)
    buffer.append(decimal)
    #expect(buffer.text() == text)
  }

  @Test(arguments: [0, 7, -7, 99_999_999, 100_000_000, Int.max, Int.min])
  func `writes a whole number`(_ number: Int) {
    var buffer = OutputBuffer(capacity: 8)
    buffer.append(whole: number)
    #expect(buffer.text() == "\(number)")
  }
}

extension OutputBuffer {
  /// What the buffer holds, taken out of it.
  mutating func text() -> String {
    var bytes: [UInt8] = []
    drain { bytes.append(contentsOf: $0) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
