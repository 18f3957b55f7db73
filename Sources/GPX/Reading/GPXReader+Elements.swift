// The way into an element and out of it.
extension GPXReader {
  /// Takes the start tag that the tokenizer has read.
  @inline(__always)
  mutating func beginElement(_ bytes: RawSpan) {
    let name = tokenizer.name
    if skippedDepth > 0 || open.count >= limits.depth || name.count > limits.nameLength {
      skipElement(bytes)
      return
    }
    let mark = scope.mark
    if tokenizer.declaresNamespaces {
      if !isInPoint { forgetTemplates() }
      declareNamespaces(bytes)
    }
    if tokenizer.hasPrefixedAttributes, hasBegun || context == .outside { notePrefixes(bytes) }
    let namespace = scope.namespace(of: name, in: bytes)
    if namespace == .undeclared, hasBegun { noteUndeclared(name, bytes) }
    var element = GPXElement.unknown
    var inner = context
    if isKeeping {
      inner = beginKept(name, namespace, bytes, &element)
    } else if context != .skipped {
      if namespace.isGPX || (namespace == .none && hasBegun) || context == .outside {
        if namespace == .none || context == .outside { noteMissingNamespace(name, bytes) }
        element = GPXElement(name, in: bytes)
        inner = begin(element, namespace, bytes)
      } else {
        inner = beginForeign(name, bytes)
      }
    }
    open.append(
      OpenElement(name: name, element: element, context: inner, scopeMark: mark)
    )
    context = inner
    if inner == .value || inner == .foreign { captured.begin(at: tokenizer.position) }
    if tokenizer.isSelfClosing { endInnermost(bytes) }
  }

  /// Takes the end tag that the tokenizer has read.
  @inline(__always)
  mutating func endElement(_ bytes: RawSpan) {
    if skippedDepth > 0 {
      skippedDepth -= 1
      return
    }
    if let last = open.last, last.name.isSame(as: tokenizer.name, in: bytes) {
      endInnermost(bytes)
    } else {
      mendEnd(bytes)
    }
  }

  /// Ends the innermost element, whatever the tag says.
  @inline(__always)
  mutating func endInnermost(_ bytes: RawSpan) {
    guard let ended = open.popLast() else { return }
    if scope.mark > ended.scopeMark {
      scope.restore(ended.scopeMark)
      if ended.context.holdsPoints { forgetTemplates() }
    }
    context = open.last?.context ?? .outside
    switch ended.context {
    case .value: endValue(ended.element, bytes)
    case .trackPoint: endTrackPoint(bytes)
    case .foreign: endKept(bytes)
    case .extensions: endExtensions()
    case .skipped, .markup, .outside: break
    default: endGroup(ended, bytes)
    }
  }
}

// MARK: - Mending

extension GPXReader {
  /// Steps over an element that is too deep or whose name is too long.
  @inline(never)
  private mutating func skipElement(_ bytes: RawSpan) {
    if skippedDepth == 0 {
      if tokenizer.name.count > limits.nameLength {
        diagnostics.report(
          .nameTooLong,
          at: tokenizer.markupStart,
          "the name of an element is longer than \(limits.nameLength) bytes; it is skipped"
        )
      } else {
        diagnostics.report(
          .nestingTooDeep,
          at: tokenizer.markupStart,
          "elements are nested deeper than \(limits.depth); they are skipped"
        )
      }
    }
    if !tokenizer.isSelfClosing { skippedDepth += 1 }
  }

  /// Ends the elements that an end tag closes without naming them, or ignores it.
  @inline(never)
  private mutating func mendEnd(_ bytes: RawSpan) {
    let name = tokenizer.name
    // Whatever is closed here was opened once, and the depth is limited: the cost is linear.
    guard let index = open.lastIndex(where: { $0.name.isSame(as: name, in: bytes) }) else {
      if hasBegun {
        diagnostics.report(
          .unexpectedEndTag,
          at: tokenizer.markupStart,
          "</\(name.shown(in: bytes))> ends nothing; it is ignored"
        )
      }
      return
    }
    if hasBegun, let last = open.last {
      diagnostics.report(
        .mismatchedEndTag,
        at: tokenizer.markupStart,
        "</\(name.shown(in: bytes))> stands where </\(last.name.shown(in: bytes))> should"
      )
    }
    while open.count > index { endAnyhow(bytes) }
  }

  /// Ends the innermost element without its end tag.
  @inline(never)
  mutating func endAnyhow(_ bytes: RawSpan) {
    endInnermost(bytes)
  }

  /// Ends elements up to one that a route, track, segment or point may stand in.
  @inline(never)
  mutating func unwind(to element: GPXElement, _ bytes: RawSpan) {
    let name = tokenizer.name
    if let last = open.last {
      diagnostics.report(
        .unclosedElement,
        at: tokenizer.markupStart,
        "<\(name.shown(in: bytes))> begins inside of <\(last.name.shown(in: bytes))>, which is ended before it"
      )
    }
    while !context.mayHold(element), context != .gpx, open.count > 1 { endAnyhow(bytes) }
  }
}

// MARK: - Namespaces

extension GPXReader {
  /// Whether a point is open.
  private var isInPoint: Bool { open.contains { $0.context.isPoint } }

  @inline(never)
  private mutating func declareNamespaces(_ bytes: RawSpan) {
    for attribute in tokenizer.attributes where attribute.name.isNamespaceDeclaration(in: bytes) {
      let name = attribute.name
      let prefix = name.prefixCount == 0 ? 0..<0 : name.localStart..<name.start + name.count
      let address = String(decoding: decoded(attribute, bytes), as: UTF8.self)
      if !scope.declare(prefix: prefix, address) {
        diagnostics.report(
          .tooManyNamespaces,
          at: name.start,
          "more than \(limits.namespaces) namespaces are declared at once; the rest is ignored"
        )
        return
      }
    }
  }

  /// Notes attributes whose prefixes are not declared.
  @inline(never)
  private mutating func notePrefixes(_ bytes: RawSpan) {
    for attribute in tokenizer.attributes
    where attribute.name.prefixCount > 0 && !attribute.name.isNamespaceDeclaration(in: bytes)
      && scope.namespace(of: attribute.name, in: bytes) == .undeclared
    {
      noteUndeclared(attribute.name, bytes)
    }
  }

  @inline(never)
  private mutating func noteUndeclared(_ name: XMLName, _ bytes: RawSpan) {
    // `xml:` needs no declaration.
    if name.prefixCount == 4, bytes.spells("xml:", at: name.start) { return }
    let prefix = name.start..<name.start + min(name.prefixCount - 1, 40)
    diagnostics.report(
      .undeclaredPrefix,
      at: name.start,
      "the prefix '\(bytes.text(prefix))' is not declared"
    )
  }

  /// Notes the first GPX element without a namespace inside of a document that has one.
  @inline(never)
  private mutating func noteMissingNamespace(_ name: XMLName, _ bytes: RawSpan) {
    guard hasBegun, !hasNotedNamespace else { return }
    hasNotedNamespace = true
    diagnostics.report(
      .missingNamespace,
      at: tokenizer.markupStart,
      "<\(name.shown(in: bytes))> has no namespace; it is read as GPX"
    )
  }
}
