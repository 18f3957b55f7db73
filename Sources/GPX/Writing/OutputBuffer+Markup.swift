extension OutputBuffer {
  /// Appends the declaration of a namespace, with a space before it.
  mutating func append(_ declaration: NamespaceDeclaration) {
    append(" xmlns")
    if !declaration.prefix.utf8.isEmpty {
      append(ASCII.colon)
      append(text: declaration.prefix, in: .attribute)
    }
    append("=\"")
    append(text: declaration.address, in: .attribute)
    append(ASCII.quotationMark)
  }

  /// Appends an attribute of an element of GPX, with a space before it.
  mutating func append(attribute name: StaticString, _ value: String) {
    append(ASCII.space)
    append(name)
    append("=\"")
    append(text: value, in: .attribute)
    append(ASCII.quotationMark)
  }
}

extension [UInt8] {
  /// Appends the bytes of a span.
  mutating func append(contentsOf bytes: Span<UInt8>) {
    bytes.withUnsafeBufferPointer { append(contentsOf: $0) }
  }
}
