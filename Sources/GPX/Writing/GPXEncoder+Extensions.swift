// Elements that GPX does not define.
extension GPXEncoder {
  /// Writes elements as the children of `extensions` of GPX 1.1, where there are any.
  mutating func appendExtensions(_ elements: [ExtensionElement], _ depth: Int) {
    guard !elements.isEmpty else { return }
    begin(.extensions, depth)
    appendElements(elements, depth + 1)
    end(.extensions, depth)
  }

  /// Writes the extensions of a point, and before them what GPX 1.0 has for it alone.
  mutating func appendExtensions(
    _ elements: [ExtensionElement],
    _ reception: Reception?,
    _ depth: Int
  ) {
    let course = reception?.course
    let speed = reception?.speed
    guard !elements.isEmpty || course != nil || speed != nil else { return }
    begin(.extensions, depth)
    appendCrossing(.course, course, depth + 1)
    appendCrossing(.speed, speed, depth + 1)
    appendElements(elements, depth + 1)
    end(.extensions, depth)
  }

  mutating func appendCrossing(_ element: GPXElement, _ number: Double?, _ depth: Int) {
    guard let number else { return }
    beginLine(depth)
    crossings.appendStart(of: element, to: &buffer)
    buffer.append(number)
    crossings.appendEnd(of: element, to: &buffer)
  }

  /// Writes the extensions of metadata, and before them an e-mail address that GPX 1.1 cannot hold.
  mutating func appendMetadataExtensions(_ metadata: Metadata, _ depth: Int) {
    let email = metadata.author?.email
    let isCrossing = email != nil && email.flatMap(EmailAddress.init) == nil
    guard isCrossing || !metadata.extensions.isEmpty else { return }
    begin(.extensions, depth)
    if isCrossing, let email {
      beginLine(depth + 1)
      crossings.appendStart(of: .email, to: &buffer)
      buffer.append(text: email, in: .content)
      crossings.appendEnd(of: .email, to: &buffer)
    }
    appendElements(metadata.extensions, depth + 1)
    end(.extensions, depth)
  }

  /// Writes elements one after the other.
  mutating func appendElements(_ elements: [ExtensionElement], _ depth: Int) {
    guard !elements.isEmpty else { return }
    var namespaces: [String] = []
    let flat = FlatExtensions(elements, namespaces: &namespaces)
    let template = template(for: flat.shape, namespaces, depth)
    let texts = flat.texts.span.bytes
    append(template) { buffer, slot, place in
      buffer.append(text: texts, flat.range(slot), in: place)
    }
  }

  /// Whether elements can stand in GPX 1.0 without a nested document around them.
  mutating func areForeign(_ elements: [ExtensionElement]) -> Bool {
    elements.allSatisfy { ExtensionTemplate.isForeign($0.name) }
  }

  private mutating func template(
    for shape: ExtensionShape,
    _ namespaces: [String],
    _ depth: Int
  ) -> ExtensionTemplate {
    var key = shape.bytes
    for namespace in namespaces {
      key.append(0)
      key += Array(namespace.utf8)
    }
    key += [0, UInt8(truncatingIfNeeded: depth), version == .gpx10 ? 0 : 1]
    let resolver = resolver
    let indentation = options.layout == .pretty ? depth : nil
    return templates.template(for: key) {
      ExtensionTemplate(
        shape,
        namespaces: namespaces,
        resolver: resolver,
        indentation: indentation
      )
    }
  }

  /// The namespaces in force in an element of GPX.
  private var resolver: NamespaceResolver {
    NamespaceResolver(defaultAddress: version.address, root: declarations)
  }

  /// The templates of all shapes that the points of a segment have.
  func templates(of table: ExtensionTable, _ depth: Int) -> [ExtensionTemplate] {
    var result: [ExtensionTemplate] = []
    for group in table.groups {
      result.append(
        ExtensionTemplate(
          group.shape,
          namespaces: table.namespaces,
          resolver: resolver,
          indentation: options.layout == .pretty ? depth : nil
        )
      )
    }
    return result
  }

  /// Writes a template, with the texts of its slots by a closure.
  @inline(__always)
  mutating func append(
    _ template: ExtensionTemplate,
    _ appendText: (inout OutputBuffer, _ slot: Int, OutputBuffer.Place) -> Void
  ) {
    let bytes = template.bytes.span.bytes
    var start = 0
    for slot in 0..<template.slots.count {
      let end = template.places[slot]
      buffer.append(bytes, in: start..<end)
      start = end
      switch template.slots[slot] {
      case .attribute: appendText(&buffer, slot, .attribute)
      case .content: appendText(&buffer, slot, .content)
      case .dropped: break
      }
    }
    buffer.append(bytes, in: start..<template.bytes.count)
  }
}
