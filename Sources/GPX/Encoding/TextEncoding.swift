/// The encodings that are read.
enum TextEncoding: Hashable {
  case utf8
  case utf16LittleEndian
  case utf16BigEndian
  case codePage(CodePage)

  /// The encoding of a name in an XML declaration; upper and lower case are the same.
  ///
  /// UTF-16 is recognised by its bytes, so its name means only that the declaration is wrong.
  init?(name: [UInt8]) {
    var folded: [UInt8] = []
    for byte in name where byte != ASCII.minus && byte != 0x5F {
      folded.append(ASCII.lowercased(byte))
    }
    let span = folded.span.bytes
    func isNamed(_ text: StaticString) -> Bool {
      text.utf8CodeUnitCount == folded.count && span.spells(text, at: 0)
    }
    if isNamed("utf8") || isNamed("usascii") || isNamed("ascii") {
      self = .utf8
    } else if isNamed("iso88591") || isNamed("latin1") || isNamed("windows1252")
      || isNamed("cp1252")
    {
      self = .codePage(.windows1252)
    } else if isNamed("iso885915") || isNamed("latin9") {
      self = .codePage(.iso8859Part15)
    } else if isNamed("windows1250") || isNamed("cp1250") {
      self = .codePage(.windows1250)
    } else if isNamed("windows1251") || isNamed("cp1251") {
      self = .codePage(.windows1251)
    } else if isNamed("utf16") || isNamed("utf16le") || isNamed("ucs2") {
      self = .utf16LittleEndian
    } else if isNamed("utf16be") {
      self = .utf16BigEndian
    } else {
      return nil
    }
  }
}
