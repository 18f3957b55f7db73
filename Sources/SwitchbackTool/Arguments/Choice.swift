/// The values of an option that takes one of a few words, as its placeholder: `light|dark`.
func choices<Value: RawRepresentable<String> & CaseIterable>(_ type: Value.Type) -> String {
  type.allCases.map(\.rawValue).joined(separator: "|")
}

/// Reads one of a few words.
func choice<Value: RawRepresentable<String> & CaseIterable>(
  _ text: String
) throws(MalformedValue) -> Value {
  guard let value = Value(rawValue: text) else {
    let words = Value.allCases.map(\.rawValue)
    let list = words.dropLast().joined(separator: ", ") + " or " + words.suffix(1).joined()
    throw MalformedValue(expected: list, suggestion: nearest(to: text, among: words))
  }
  return value
}
