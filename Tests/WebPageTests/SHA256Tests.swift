import Testing

@testable import WebPage

struct HashCase: Sendable, CustomTestStringConvertible {
  let text: String
  let count: Int
  let hash: String
  var testDescription: String { "'\(text)' × \(count)" }
}

@Suite struct SHA256Tests {
  // NIST's examples: https://csrc.nist.gov/projects/cryptographic-standards-and-guidelines/example-values
  static let published = [
    HashCase(
      text: "",
      count: 1,
      hash: "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    ),
    HashCase(
      text: "abc",
      count: 1,
      hash: "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    ),
    HashCase(
      text: "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      count: 1,
      hash: "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    HashCase(
      text: "a",
      count: 1_000_000,
      hash: "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
    ),
  ]

  // Lengths round the end of a block, by coreutils' sha256sum.
  static let edges = [
    HashCase(
      text: "a",
      count: 55,
      hash: "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318"
    ),
    HashCase(
      text: "a",
      count: 56,
      hash: "b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a"
    ),
    HashCase(
      text: "a",
      count: 63,
      hash: "7d3e74a05d7db15bce4ad9ec0658ea98e3f06eeecf16b4c6fff2da457ddc2f34"
    ),
    HashCase(
      text: "a",
      count: 64,
      hash: "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"
    ),
  ]

  @Test(arguments: published + edges)
  func `gives the published hash`(_ expected: HashCase) {
    let message = [[UInt8]](repeating: Array(expected.text.utf8), count: expected.count)
    let digest = SHA256.digest(of: Array(message.joined()))
    let hexadecimal = digest.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    #expect(hexadecimal == expected.hash)
  }
}
