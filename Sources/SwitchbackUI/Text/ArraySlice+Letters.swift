extension ArraySlice<StyledScalar> {
  /// Whether a letter starts at that scalar, as far as it can be told without tables of all letters.
  func isBoundary(_ index: Int) -> Bool {
    guard index > startIndex, index < endIndex else { return true }
    if self[index].scalar.extendsLetter || self[index - 1].scalar == "\u{200D}" { return false }
    guard self[index].scalar.isRegional else { return true }
    // Two of them make a flag.
    var before = index
    while before > startIndex, self[before - 1].scalar.isRegional { before -= 1 }
    return (index - before) % 2 == 0
  }
}

extension String {
  /// The first letters, each with the marks upon it.
  package func prefix(letters count: Int) -> String {
    var scalars: [StyledScalar] = []
    var letters = 0
    for scalar in unicodeScalars {
      scalars.append(StyledScalar(scalar: scalar))
      if scalars[...].isBoundary(scalars.count - 1) { letters += 1 }
      if letters > count {
        scalars.removeLast()
        break
      }
    }
    return scalars[...].string
  }
}

extension ArraySlice<StyledScalar> {
  /// The text without its styles.
  var string: String {
    var view = String.UnicodeScalarView()
    for element in self { view.append(element.scalar) }
    return String(view)
  }
}
