/// An attribute as it stands in a tag.
struct XMLAttribute {
  var name: XMLName

  /// Where the value begins and ends, without its quotation marks.
  var valueStart: Int
  var valueEnd: Int

  /// Whether the bytes are the value; otherwise references and white space are to be replaced.
  var isPlain: Bool

  var value: Range<Int> { valueStart..<valueEnd }
}
