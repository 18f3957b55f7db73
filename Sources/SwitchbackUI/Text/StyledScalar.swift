/// A scalar of a text, and which of the text's styles it has.
struct StyledScalar: Equatable {
  var scalar: Unicode.Scalar
  var style: UInt16 = 0
}
