/// Writes a style into extensions as `gpx_style` has it, in place of all that they say about it.
struct LineStyleEditor {
  private static let address = "http://www.topografix.com/GPX/gpx_style/0/2"

  private let style: LineStyle

  init(_ style: LineStyle?) {
    self.style = style ?? LineStyle()
  }

  func edit(_ elements: inout [ExtensionElement]) {
    var isWritten = style.isEmpty
    var result: [ExtensionElement] = []
    for element in elements {
      guard let holder = LineStyle.Holder(element.name) else {
        if !isProperty(element) { result.append(element) }
        continue
      }
      var changed = element
      changed.content.removeAll { part in
        if case .element(let child) = part { isProperty(child) } else { false }
      }
      if holder == .style, !isWritten {
        changed.content.insert(contentsOf: properties(like: element.name), at: 0)
        isWritten = true
      }
      if !changed.content.isEmpty || element.content.isEmpty { result.append(changed) }
    }
    if !isWritten {
      let name = QualifiedName("line", prefix: "gpx_style", namespace: Self.address)
      result.append(ExtensionElement(name, content: properties(like: name)))
    }
    elements = result
  }

  private func isProperty(_ element: ExtensionElement) -> Bool {
    element.name.isOfKnownDialect && LineStyle.Property(element.name) != nil
  }

  /// The properties in the order of the schema, in the namespace of the element that holds them.
  private func properties(like holder: QualifiedName) -> [ExtensionElement.Content] {
    let texts: [(name: String, text: String?)] = [
      ("color", style.color?.hexadecimalText),
      ("opacity", style.opacity.map(decimalText)),
      ("width", style.width?.styleText),
    ]
    return texts.compactMap { name, text in
      guard let text else { return nil }
      let name = QualifiedName(name, prefix: holder.prefix, namespace: holder.namespace)
      return .element(ExtensionElement(name, text: text))
    }
  }
}
