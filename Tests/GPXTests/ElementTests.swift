import Testing

@testable import GPX

@Suite struct ElementTests {
  /// The element that a name in a tag stands for.
  private func element(_ name: String) -> GPXElement {
    let bytes = [UInt8]("<\(name)>".utf8)
    var tokenizer = XMLTokenizer(0..<bytes.count, ReadingLimits())
    var diagnostics = DiagnosticCollector(ReadingOptions())
    guard case .startTag = tokenizer.next(bytes.span.bytes, &diagnostics) else { return .unknown }
    return GPXElement(tokenizer.name, in: bytes.span.bytes)
  }

  @Test(arguments: GPXElement.allCases.filter { $0 != .unknown })
  func `is found by its name, with and without a prefix`(_ expected: GPXElement) {
    #expect(element(expected.name) == expected)
    #expect(element("ns1:\(expected.name)") == expected)
    #expect(element("a-long-prefix:\(expected.name)") == expected)
  }

  @Test(arguments: GPXElement.allCases.filter { $0 != .unknown })
  func `is not found by a name that is only like it`(_ expected: GPXElement) {
    let name = expected.name
    #expect(element("\(name)x") != expected)
    #expect(element("x\(name)") != expected)
    #expect(element(String(name.dropLast()) + "_") != expected)
    #expect(element(name.uppercased()) == .unknown)
  }

  @Test func `has a code name that no other has`() {
    let names = Diagnostic.Code.allCases.map(\.name)
    #expect(Set(names).count == names.count)
    for name in names {
      #expect(name.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber || $0 == "-") })
    }
  }
}
