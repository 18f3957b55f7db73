// Elements that GPX does not define: kept as they stand.
//
// Those of a point are gathered in one flat list until the point ends. Those of any other holder
// are handed to it when the outermost of them ends.
extension GPXReader {
  /// The number of elements that are being kept, one inside of the other, is the depth of the stack
  /// above the holder: see ``holder``.
  var isKeeping: Bool { context == .foreign || context == .extensions }

  /// Begins an element that is kept.
  @inline(never)
  mutating func keep(_ name: XMLName, _ bytes: RawSpan) -> ReadingContext {
    if context == .foreign { takeKeptText(bytes, keepsBlank: false) }
    kept.begin(shapeName(name, isAttribute: false, bytes), bytes)
    for index in tokenizer.attributes.indices {
      let attribute = tokenizer.attributes[index]
      if attribute.name.isNamespaceDeclaration(in: bytes) { continue }
      kept.addAttribute(shapeName(attribute.name, isAttribute: true, bytes), bytes)
      if attribute.isPlain {
        markKept(bytes, attribute.value)
        kept.appendText(bytes, in: attribute.value)
      } else {
        recorder.giveUp()
        let buffer = decoded(attribute, bytes)
        kept.appendText(buffer.span.bytes, in: 0..<buffer.count)
      }
    }
    isKeptLeaf = true
    return .foreign
  }

  /// Ends an element that is kept.
  @inline(__always)
  mutating func endKept(_ bytes: RawSpan) {
    takeKeptText(bytes, keepsBlank: isKeptLeaf)
    kept.end()
    isKeptLeaf = false
    if context == .foreign {
      captured.begin(at: tokenizer.position)
    } else if context != .extensions {
      endExtensions()
    }
  }

  /// Lets go of elements that are to be kept but whose end is missing.
  mutating func dropKept() {
    kept.removeAll()
    while context == .foreign, let last = open.popLast() {
      scope.restore(last.scopeMark)
      context = open.last?.context ?? .outside
    }
  }

  /// Takes the text since the last tag inside of an element that is kept.
  ///
  /// White space beside other elements only sets them apart.
  @inline(__always)
  private mutating func takeKeptText(_ bytes: RawSpan, keepsBlank: Bool) {
    if captured.isBuffered {
      recorder.giveUp()
      let buffer = captured.buffer
      takeKeptText(buffer.span.bytes, 0..<buffer.count, keepsBlank)
    } else if let piece = captured.piece {
      guard !piece.isEmpty, keepsBlank || !bytes.trimmed(piece).isEmpty else { return }
      takeKeptText(bytes, piece, keepsBlank)
      // Beside other elements, the text of another point may be blank and not count.
      if keepsBlank { markKept(bytes, piece) } else { recorder.giveUp() }
    }
  }

  private mutating func takeKeptText(_ text: RawSpan, _ range: Range<Int>, _ keepsBlank: Bool) {
    // CDATA of nothing is no text.
    guard !range.isEmpty, keepsBlank || !text.trimmed(range).isEmpty else { return }
    kept.addText()
    kept.appendText(text, in: range)
  }

  /// Notes the text that comes next for points that are like this one.
  private mutating func markKept(_ bytes: RawSpan, _ range: Range<Int>) {
    guard recorder.isUsable else { return }
    let isDecimal = DecimalText(bytes, in: range) != nil
    recorder.mark(range, PointSlot(isDecimal ? .decimal : .text, index: kept.shape.slotCount - 1))
  }

  private func shapeName(
    _ name: XMLName,
    isAttribute: Bool,
    _ bytes: RawSpan
  ) -> ExtensionShape.Name {
    let hasNamespace = !isAttribute || name.prefixCount > 0
    return ExtensionShape.Name(
      prefix: name.start..<name.start + max(0, name.prefixCount - 1),
      localName: name.localStart..<name.start + name.count,
      namespace: hasNamespace ? scope.address(of: name, in: bytes) : nil
    )
  }
}

// MARK: - Holders

extension GPXReader {
  /// Hands what was kept to its holder; what belongs to a point waits for the end of the point.
  mutating func endExtensions() {
    guard !kept.isEmpty else { return }
    let holder = holder
    if holder.isPoint { return }
    let elements = kept.elements(namespaces: scope.addresses)
    kept.removeAll()
    switch holder {
    case .metadata:
      metadata.extensions.append(contentsOf: elements)
    case .route, .track:
      builder.wayExtensions.append(contentsOf: elements)
    case .nestedSegment:
      keepSegmentExtensions(elements)
    case .segment:
      builder.appendSegmentExtensions(elements)
    default:
      builder.appendExtensions(elements)
    }
  }

  /// The context of the innermost element that may have extensions.
  var holder: ReadingContext {
    for element in open.reversed() where element.context.holdsExtensions { return element.context }
    return .gpx
  }
}
