/// Extensions of one shape, ready to be written: tags as bytes, and places for texts between them.
struct ExtensionTemplate {
  /// What becomes of a text.
  enum Slot: UInt8 {
    case attribute
    case content
    /// The text of an attribute that its element has twice.
    case dropped
  }

  /// All bytes but those of the texts.
  private(set) var bytes: [UInt8] = []

  /// Where each text stands in the bytes.
  private(set) var places: [Int] = []

  /// What becomes of each text.
  private(set) var slots: [Slot] = []

  /// Whether every outermost element is in a namespace that is not GPX's.
  private(set) var isForeign = true

  /// Makes a template.
  ///
  /// - Parameters:
  ///   - shape: the names, in their order.
  ///   - namespaces: the addresses that the shape names by their place.
  ///   - resolver: the namespaces in force around the elements.
  ///   - indentation: how deep the elements stand; nil for no white space.
  init(
    _ shape: ExtensionShape,
    namespaces: [String],
    resolver: consuming NamespaceResolver,
    indentation: Int?
  ) {
    let steps = Self.steps(of: shape, namespaces)
    let texts = Self.elementsWithText(steps)
    var builder = TemplateBuilder(resolver: resolver, indentation: indentation)
    for (index, step) in steps.enumerated() {
      switch step {
      case .begin(let name):
        if builder.isAtTop { isForeign = isForeign && Self.isForeign(name) }
        builder.begin(name, hasText: texts[index])
      case .attribute(let name):
        builder.addAttribute(name)
      case .text:
        builder.addText()
      case .end:
        builder.end()
      }
    }
    bytes = builder.bytes
    places = builder.places
    slots = builder.slots
  }

  private static func steps(
    of shape: ExtensionShape,
    _ namespaces: [String]
  ) -> [ExtensionShape.Step] {
    var walk = ExtensionShape.Walk(shape, namespaces: namespaces)
    var steps: [ExtensionShape.Step] = []
    while let step = walk.next() { steps.append(step) }
    return steps
  }

  /// For each step whether it begins an element that has a text of its own.
  private static func elementsWithText(_ steps: [ExtensionShape.Step]) -> [Bool] {
    var result = [Bool](repeating: false, count: steps.count)
    var open: [Int] = []
    for (index, step) in steps.enumerated() {
      switch step {
      case .begin: open.append(index)
      case .attribute: break
      case .text: if let last = open.last { result[last] = true }
      case .end: open.removeLast()
      }
    }
    return result
  }

  /// Whether an element may stand outside of `extensions` without being taken for one of GPX.
  static func isForeign(_ name: QualifiedName) -> Bool {
    guard let address = NamespaceResolver.address(of: name) else { return false }
    let bytes = Array(address.utf8)
    return GPXNamespace(bytes.span.bytes, in: 0..<bytes.count) == .foreign
  }
}
