/// A text between tags, as it stands.
struct XMLText {
  var start = 0
  var end = 0

  /// Whether the bytes are the text; otherwise references and line ends are to be replaced.
  var isPlain = true

  /// Whether the text is nothing but white space.
  var isBlank = true

  /// Whether the text is CDATA, which has no references.
  var isCData = false

  var range: Range<Int> { start..<end }
}
