/// Extensions with their texts taken out: the names in their order, and places for the texts.
///
/// Points of one track have extensions alike but for the numbers in them, so that a shape is kept
/// once and the texts in columns. A shape is a run of bytes: comparing two is comparing memory.
struct ExtensionShape: Hashable, Sendable {
  /// The steps one behind the other, each a mark and, for names, what follows it.
  private(set) var bytes: [UInt8] = []

  /// How many places for texts there are.
  private(set) var slotCount = 0

  private enum Mark {
    static let begin: UInt8 = 1
    static let attribute: UInt8 = 2
    static let text: UInt8 = 3
    static let end: UInt8 = 4
  }

  var isEmpty: Bool { bytes.isEmpty }

  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    slotCount = 0
  }
}

// MARK: - Building

extension ExtensionShape {
  /// A name as its parts stand in the source.
  struct Name {
    var prefix: Range<Int>
    var localName: Range<Int>
    /// The number of the namespace, nil without one.
    var namespace: Int?
  }

  mutating func begin(_ name: Name, _ source: RawSpan) {
    bytes.append(Mark.begin)
    append(name, source)
  }

  /// Adds an attribute; its value takes the next slot.
  mutating func addAttribute(_ name: Name, _ source: RawSpan) {
    bytes.append(Mark.attribute)
    append(name, source)
    slotCount += 1
  }

  /// Adds a text; it takes the next slot.
  mutating func addText() {
    bytes.append(Mark.text)
    slotCount += 1
  }

  mutating func end() {
    bytes.append(Mark.end)
  }

  private mutating func append(_ name: Name, _ source: RawSpan) {
    append(count: (name.namespace ?? -1) + 1)
    append(count: name.prefix.count)
    bytes.append(contentsOf: source, in: name.prefix)
    append(count: name.localName.count)
    bytes.append(contentsOf: source, in: name.localName)
  }

  /// Appends a number in groups of seven bits, the lowest first.
  private mutating func append(count: Int) {
    var rest = count
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }
}

// MARK: - Walking

extension ExtensionShape {
  /// One step through a shape.
  enum Step {
    case begin(QualifiedName)
    case attribute(QualifiedName)
    case text
    case end
  }

  /// Goes through the steps of a shape.
  struct Walk {
    private let shape: ExtensionShape
    private let namespaces: [String]
    private var offset = 0

    init(_ shape: ExtensionShape, namespaces: [String]) {
      self.shape = shape
      self.namespaces = namespaces
    }

    mutating func next() -> Step? {
      guard offset < shape.bytes.count else { return nil }
      let mark = shape.bytes[offset]
      offset += 1
      switch mark {
      case Mark.begin: return .begin(name())
      case Mark.attribute: return .attribute(name())
      case Mark.text: return .text
      default: return .end
      }
    }

    private mutating func name() -> QualifiedName {
      let namespace = count()
      let prefix = text()
      let localName = text()
      return QualifiedName(
        localName,
        prefix: prefix,
        namespace: namespace == 0 ? nil : namespaces[namespace - 1]
      )
    }

    private mutating func text() -> String {
      let length = count()
      defer { offset += length }
      return shape.bytes.span.bytes.text(offset..<offset + length)
    }

    private mutating func count() -> Int {
      var result = 0
      var shift = 0
      while true {
        let byte = shape.bytes[offset]
        offset += 1
        result |= Int(byte & 0x7F) << shift
        shift += 7
        if byte < 0x80 { return result }
      }
    }
  }

  /// The elements that the shape and the texts of its slots make.
  ///
  /// The depth of the shape is that of the file, which is limited.
  func elements(namespaces: [String], text: (Int) -> String) -> [ExtensionElement] {
    var walk = Walk(self, namespaces: namespaces)
    var roots: [ExtensionElement] = []
    var open: [ExtensionElement] = []
    var slot = 0
    while let step = walk.next() {
      switch step {
      case .begin(let name):
        open.append(ExtensionElement(name))
      case .attribute(let name):
        open[open.count - 1].attributes.append(.init(name, value: text(slot)))
        slot += 1
      case .text:
        open[open.count - 1].content.append(.text(text(slot)))
        slot += 1
      case .end:
        let ended = open.removeLast()
        if open.isEmpty {
          roots.append(ended)
        } else {
          open[open.count - 1].content.append(.element(ended))
        }
      }
    }
    return roots
  }
}
