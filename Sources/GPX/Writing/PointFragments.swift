/// The texts around the values that most points have.
struct PointFragments {
  let element: GPXElement

  /// How deep the point stands.
  let depth: Int

  let latitude: Fragment
  let longitude: Fragment
  let endOfStartTag: Fragment
  let endOfEmptyTag: Fragment
  let elevation: Fragment
  let endOfElevation: Fragment
  let time: Fragment
  let endOfTime: Fragment
  let end: Fragment

  init(_ element: GPXElement, depth: Int, _ layout: WritingOptions.Layout) {
    self.element = element
    self.depth = depth
    let line = Self.line(depth, layout)
    let innerLine = Self.line(depth + 1, layout)
    let name = Array(element.name.utf8)
    latitude = Fragment(line, Array("<".utf8), name, Array(" lat=\"".utf8))
    longitude = Fragment(Array("\" lon=\"".utf8))
    endOfStartTag = Fragment(Array("\">".utf8))
    endOfEmptyTag = Fragment(Array("\"/>".utf8))
    elevation = Fragment(innerLine, Array("<ele>".utf8))
    endOfElevation = Fragment(Array("</ele>".utf8))
    time = Fragment(innerLine, Array("<time>".utf8))
    endOfTime = Fragment(Array("</time>".utf8))
    end = Fragment(line, Array("</".utf8), name, Array(">".utf8))
  }

  private static func line(_ depth: Int, _ layout: WritingOptions.Layout) -> [UInt8] {
    if layout == .compact { return [] }
    return [ASCII.lineFeed] + [UInt8](repeating: ASCII.space, count: depth * 2)
  }
}
