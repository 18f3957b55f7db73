/// A drawing that is made once and used at many places, as the pictures of markers are.
///
/// A list that uses it holds it once. A host may paint it once and put down copies.
public struct Stamp: Hashable, Sendable {
  /// A number that only drawings of the same words have, as far as chance goes: 1 in 2^64 for two of them.
  public let id: UInt64

  /// What is drawn, without the stamps in what it was created from.
  public let commands: DrawingCommands

  /// Creates a stamp.
  public init(_ commands: DrawingCommands) {
    let plain = commands.withoutStamps
    self.init(plain, id: plain.words.fingerprint)
  }

  init(_ commands: DrawingCommands, id: UInt64) {
    self.id = id
    self.commands = commands
  }
}

extension [UInt32] {
  /// FNV-1a, over words instead of bytes.
  ///
  /// Source: https://www.rfc-editor.org/rfc/rfc9923 (the 64-bit prime and offset).
  fileprivate var fingerprint: UInt64 {
    var result: UInt64 = 0xCBF2_9CE4_8422_2325
    for word in self { result = (result ^ UInt64(word)) &* 0x100_0000_01B3 }
    return result
  }
}
