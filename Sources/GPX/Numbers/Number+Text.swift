/// The number that a text is, white space around it allowed; nil where it is none.
func readNumber(_ text: String) -> Double? {
  let bytes = Array(text.utf8)
  let span = bytes.span.bytes
  guard let decimal = Decimal(span, in: span.trimmed(0..<bytes.count)) else { return nil }
  return DecimalReader().value(of: decimal, in: span)
}
