/// Takes elements out of a tree of extensions, without a call inside of another for each level.
struct ExtensionFilter {
  /// An element whose content is looked through.
  private struct Level {
    let source: ExtensionElement
    var position = 0
    var kept: [ExtensionElement.Content] = []

    /// The element with what is left; nil where it held something, and nothing is left.
    var result: ExtensionElement? {
      if kept.isEmpty, !source.content.isEmpty, source.attributes.isEmpty { return nil }
      return ExtensionElement(source.name, attributes: source.attributes, content: kept)
    }
  }

  private let isRemoved: (ExtensionElement) -> Bool
  private var levels: [Level] = []

  init(_ isRemoved: @escaping (ExtensionElement) -> Bool) {
    self.isRemoved = isRemoved
  }

  /// An element without those inside that are removed; nil where it goes itself.
  mutating func filtered(_ root: ExtensionElement) -> ExtensionElement? {
    guard !isRemoved(root) else { return nil }
    levels = [Level(source: root)]
    while let level = levels.last {
      guard level.position < level.source.content.count else {
        levels.removeLast()
        if levels.isEmpty { return level.result }
        if let element = level.result { levels[levels.count - 1].kept.append(.element(element)) }
        continue
      }
      let part = level.source.content[level.position]
      levels[levels.count - 1].position += 1
      switch part {
      case .text: levels[levels.count - 1].kept.append(part)
      case .element(let child):
        if !isRemoved(child) { levels.append(Level(source: child)) }
      }
    }
    return nil
  }
}

extension [ExtensionElement] {
  /// The elements without those that a rule chooses, inside of others as well.
  func removing(where isRemoved: (ExtensionElement) -> Bool) -> [ExtensionElement] {
    withoutActuallyEscaping(isRemoved) { rule in
      var filter = ExtensionFilter(rule)
      return compactMap { filter.filtered($0) }
    }
  }
}
