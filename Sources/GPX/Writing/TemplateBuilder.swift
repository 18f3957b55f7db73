/// Puts the bytes of a template together.
struct TemplateBuilder {
  /// An element that has begun.
  private struct Open {
    var name: [UInt8]
    /// Whether white space inside would change a text.
    var isInline: Bool
    /// Whether there is something in it.
    var hasContent = false
  }

  private var resolver: NamespaceResolver
  private let indentation: Int?

  private(set) var bytes: [UInt8] = []
  private(set) var places: [Int] = []
  private(set) var slots: [ExtensionTemplate.Slot] = []
  private var open: [Open] = []

  init(resolver: consuming NamespaceResolver, indentation: Int?) {
    self.resolver = resolver
    self.indentation = indentation
  }

  /// Whether no element is open.
  var isAtTop: Bool { open.isEmpty }

  mutating func begin(_ name: QualifiedName, hasText: Bool) {
    closeStartTag()
    let isInline = open.last?.isInline ?? false
    if !isInline { beginLine() }
    let resolved = resolver.begin(name)
    let tag = Self.tag(resolved)
    bytes.append(ASCII.less)
    bytes += tag
    if let declaration = resolved.declaration { declare(declaration) }
    open.append(Open(name: tag, isInline: isInline || hasText))
  }

  mutating func addAttribute(_ name: QualifiedName) {
    guard let resolved = resolver.add(name) else {
      addSlot(.dropped)
      return
    }
    if let declaration = resolved.declaration { declare(declaration) }
    bytes.append(ASCII.space)
    bytes += Self.tag(resolved)
    bytes += [ASCII.equals, ASCII.quotationMark]
    addSlot(.attribute)
    bytes.append(ASCII.quotationMark)
  }

  mutating func addText() {
    closeStartTag()
    addSlot(.content)
  }

  mutating func end() {
    guard let ended = open.popLast() else { return }
    resolver.end()
    guard ended.hasContent else {
      bytes += "/>".utf8
      return
    }
    if !ended.isInline { beginLine() }
    bytes += "</".utf8
    bytes += ended.name
    bytes.append(ASCII.greater)
  }

  private mutating func addSlot(_ slot: ExtensionTemplate.Slot) {
    places.append(bytes.count)
    slots.append(slot)
  }

  /// Ends the start tag of the innermost element before the first thing in it.
  private mutating func closeStartTag() {
    guard let last = open.indices.last, !open[last].hasContent else { return }
    bytes.append(ASCII.greater)
    open[last].hasContent = true
  }

  private mutating func beginLine() {
    guard let indentation else { return }
    bytes.append(ASCII.lineFeed)
    bytes += [UInt8](repeating: ASCII.space, count: (indentation + open.count) * 2)
  }

  private mutating func declare(_ declaration: NamespaceDeclaration) {
    var buffer = OutputBuffer(capacity: 128)
    buffer.append(declaration)
    buffer.drain { bytes.append(contentsOf: $0) }
  }

  private static func tag(_ name: NamespaceResolver.Resolved) -> [UInt8] {
    let localName = Array(name.localName.utf8)
    if name.prefix.utf8.isEmpty { return localName }
    return Array(name.prefix.utf8) + [ASCII.colon] + localName
  }
}
