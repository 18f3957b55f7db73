/// The extensions of one place, taken apart into a shape and the texts of its slots.
struct FlatExtensions: Sendable {
  private(set) var shape = ExtensionShape()

  /// The texts one behind the other.
  private(set) var texts: [UInt8] = []

  /// Where each text ends.
  private var ends: [Int] = []

  var isEmpty: Bool { shape.isEmpty }

  mutating func removeAll() {
    shape.removeAll()
    texts.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
  }

  /// Where the text of a slot stands in ``texts``.
  func range(_ slot: Int) -> Range<Int> {
    (slot == 0 ? 0 : ends[slot - 1])..<ends[slot]
  }

  mutating func begin(_ name: ExtensionShape.Name, _ source: RawSpan) {
    shape.begin(name, source)
  }

  mutating func end() { shape.end() }

  mutating func addAttribute(_ name: ExtensionShape.Name, _ source: RawSpan) {
    shape.addAttribute(name, source)
  }

  mutating func addText() { shape.addText() }

  /// Gives the slot that was added last its text.
  mutating func appendText(_ source: RawSpan, in range: Range<Int>) {
    texts.append(contentsOf: source, in: range)
    ends.append(texts.count)
  }

  /// The elements themselves.
  func elements(namespaces: [String]) -> [ExtensionElement] {
    shape.elements(namespaces: namespaces) { texts.span.bytes.text(range($0)) }
  }
}

extension FlatExtensions {
  /// Takes elements apart; new namespaces are added to the list.
  init(_ elements: [ExtensionElement], namespaces: inout [String]) {
    for element in elements { append(element, &namespaces) }
  }

  private mutating func append(_ element: ExtensionElement, _ namespaces: inout [String]) {
    withName(element.name, &namespaces) { flat, name, source in flat.begin(name, source) }
    for attribute in element.attributes {
      withName(attribute.name, &namespaces) { flat, name, source in
        flat.addAttribute(name, source)
      }
      append(attribute.value)
    }
    for part in element.content {
      switch part {
      case .text(let text):
        addText()
        append(text)
      case .element(let child):
        append(child, &namespaces)
      }
    }
    end()
  }

  private mutating func append(_ text: String) {
    let bytes = Array(text.utf8)
    appendText(bytes.span.bytes, in: 0..<bytes.count)
  }

  private mutating func withName(
    _ name: QualifiedName,
    _ namespaces: inout [String],
    _ add: (inout FlatExtensions, ExtensionShape.Name, RawSpan) -> Void
  ) {
    let bytes = Array(name.prefix.utf8) + Array(name.localName.utf8)
    let prefixCount = name.prefix.utf8.count
    let number = name.namespace.map { namespaces.number(of: $0) }
    let parts = ExtensionShape.Name(
      prefix: 0..<prefixCount,
      localName: prefixCount..<bytes.count,
      namespace: number
    )
    add(&self, parts, bytes.span.bytes)
  }
}

extension [String] {
  /// The place of an address in a list of few, where it is put if it is not there.
  mutating func number(of address: String) -> Int {
    if let index = firstIndex(where: { $0.utf8.elementsEqual(address.utf8) }) { return index }
    append(address)
    return count - 1
  }
}
