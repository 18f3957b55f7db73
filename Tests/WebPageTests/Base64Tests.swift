import Foundation
import Testing

@testable import WebPage

@Suite struct Base64Tests {
  // https://www.rfc-editor.org/rfc/rfc4648#section-10
  static let published = [
    ["", ""], ["f", "Zg=="], ["fo", "Zm8="], ["foo", "Zm9v"], ["foob", "Zm9vYg=="],
    ["fooba", "Zm9vYmE="], ["foobar", "Zm9vYmFy"],
  ]

  @Test(arguments: published)
  func `writes the published examples`(_ pair: [String]) {
    #expect(Base64.encode(Array(pair[0].utf8)) == Array(pair[1].utf8))
  }

  @Test func `writes every byte as Foundation does`() {
    let bytes = (0..<1_000).map { UInt8(truncatingIfNeeded: $0 * $0) }
    for count in [255, 256, 257, 1_000] {
      let expected = Data(bytes.prefix(count)).base64EncodedString()
      #expect(Base64.encode(Array(bytes.prefix(count))) == Array(expected.utf8))
    }
  }
}
