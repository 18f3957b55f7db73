// The `gpx` element and what stands around it.
extension GPXReader {
  @inline(never)
  mutating func beginOutside(
    _ element: GPXElement,
    _ namespace: GPXNamespace,
    _ bytes: RawSpan
  ) -> ReadingContext {
    let name = tokenizer.name
    if rootName == nil { rootName = name.range }
    guard element == .gpx, !hasBegun else { return .outside }
    hasBegun = true
    if !open.isEmpty {
      diagnostics.report(
        .nestedDocument,
        at: tokenizer.markupStart,
        "<gpx> stands inside of another element"
      )
    }
    let version = attribute("version", bytes)
    isVersion10 = namespace.isGPX ? namespace.isVersion10 : version.map(Self.says10) ?? false
    adopt(namespace, name, bytes)
    readHead(version, bytes)
    return .gpx
  }

  private static func says10(_ version: String) -> Bool {
    version.utf8.elementsEqual("1.0".utf8)
  }

  private static func says11(_ version: String) -> Bool {
    version.utf8.elementsEqual("1.1".utf8)
  }

  /// Takes the version and the creator.
  private mutating func readHead(_ version: String?, _ bytes: RawSpan) {
    let creator = attribute("creator", bytes)
    // The schema demands the attribute also where there is nobody to name.
    builder.setHead(version: version, creator: creator?.utf8.isEmpty ?? true ? nil : creator)
    let start = tokenizer.markupStart
    if let version {
      if !Self.says10(version), !Self.says11(version) {
        diagnostics.report(
          .unknownVersion,
          at: start,
          "version '\(version)' is none of GPX; the file is read as \(isVersion10 ? "1.0" : "1.1")"
        )
      } else if Self.says10(version) != isVersion10 {
        diagnostics.report(
          .versionMismatch,
          at: start,
          "the version is \(version), but the namespace is that of \(isVersion10 ? "1.0" : "1.1")"
        )
      }
    } else {
      diagnostics.report(.missingVersion, at: start, "<gpx> has no version")
    }
    if creator == nil {
      diagnostics.report(.missingCreator, at: start, "<gpx> does not say who made it")
    }
  }

  /// Makes the namespace of the root that of GPX, whatever it is.
  private mutating func adopt(_ namespace: GPXNamespace, _ name: XMLName, _ bytes: RawSpan) {
    let start = tokenizer.markupStart
    let prefix = name.start..<name.start + max(0, name.prefixCount - 1)
    switch namespace {
    case .gpx10, .gpx11:
      return
    case .none:
      hasNotedNamespace = true
      diagnostics.report(.missingNamespace, at: start, "<gpx> has no namespace; it is read as GPX")
      return
    case .undeclared:
      diagnostics.report(
        .undeclaredPrefix,
        at: start,
        "the prefix '\(bytes.text(prefix))' is not declared"
      )
    case .variant10, .variant11:
      diagnostics.report(
        .unknownNamespace,
        at: start,
        "the namespace of GPX is not spelled like this"
      )
      return
    case .foreign:
      diagnostics.report(
        .unknownNamespace,
        at: start,
        "<gpx> has a namespace that is not GPX's; it is read as GPX"
      )
    }
    let address = scope.address(of: name, in: bytes)
    _ = scope.declare(prefix: prefix, isVersion10 ? .gpx10 : .gpx11, address: address)
  }
}
