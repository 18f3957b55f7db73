/// A value of JSON (RFC 8259) with the order of its keys.
enum JSON: Hashable {
  /// A name and its value.
  struct Member: Hashable {
    let key: String
    let value: JSON
  }

  case object([Member])
  case array([JSON])
  case string(String)
  case integer(Int)

  /// A finite number.
  case number(Double)

  /// An object without the values that are not there.
  static func object(_ members: KeyValuePairs<String, JSON?>) -> JSON {
    .object(members.compactMap { key, value in value.map { Member(key: key, value: $0) } })
  }
}

extension JSON {
  /// The value in lines with an indent of two spaces a level, with a line break at the end.
  var text: String {
    var text = ""
    write(to: &text, indent: "\n")
    return text + "\n"
  }

  private func write(to text: inout String, indent: String) {
    switch self {
    case .object(let members):
      Self.write(members, between: ("{", "}"), to: &text, indent: indent) { member, text, indent in
        Self.write(member.key, to: &text)
        text += ": "
        member.value.write(to: &text, indent: indent)
      }
    case .array(let elements):
      Self.write(elements, between: ("[", "]"), to: &text, indent: indent) {
        element,
        text,
        indent in
        element.write(to: &text, indent: indent)
      }
    case .string(let string): Self.write(string, to: &text)
    case .integer(let integer): text += "\(integer)"
    case .number(let number): Self.write(number, to: &text)
    }
  }

  private static func write<Element>(
    _ elements: [Element],
    between brackets: (opening: String, closing: String),
    to text: inout String,
    indent: String,
    writeElement: (Element, inout String, String) -> Void
  ) {
    text += brackets.opening
    let inner = indent + "  "
    for (index, element) in elements.enumerated() {
      text += index == 0 ? inner : ",\(inner)"
      writeElement(element, &text, inner)
    }
    text += elements.isEmpty ? brackets.closing : indent + brackets.closing
  }

  /// The shortest digits that read back as the same number; what JSON cannot say is null.
  private static func write(_ number: Double, to text: inout String) {
    guard number.isFinite else {
      text += "null"
      return
    }
    let digits = number == 0 ? "0" : "\(number)"
    text += digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits
  }

  /// Escapes what JSON requires, and what a terminal would obey.
  private static func write(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where scalar.isInvisible:
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16)
          text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
