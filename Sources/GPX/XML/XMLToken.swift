/// What a tokenizer came upon; the details are in its properties.
enum XMLToken {
  /// A tag that begins an element: ``XMLTokenizer/name``, ``XMLTokenizer/attributes``.
  case startTag
  /// A tag that ends an element: ``XMLTokenizer/name``.
  case endTag
  /// Text, or CDATA: ``XMLTokenizer/text``.
  case text
  /// The end of the bytes.
  case end
  /// The end of the bytes, inside of markup that begins at ``XMLTokenizer/markupStart``.
  case truncated

  /// Whether more bytes could make it another one.
  var mayGoOn: Bool { self == .end || self == .truncated }
}
