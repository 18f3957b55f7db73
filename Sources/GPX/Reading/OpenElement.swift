/// An element whose end has not come yet.
struct OpenElement {
  var name: XMLName
  var element: GPXElement
  var context: ReadingContext

  /// The namespace declarations in force outside of it.
  var scopeMark: Int

  /// The place in the schema's order of the last child.
  var lastOrder: UInt8 = 0
}
