/// The tags of elements of GPX 1.0 in a file of GPX 1.1, which has none for what they say.
struct CrossingTags {
  private let prefix: String?

  /// Takes the prefix that the root declares for GPX 1.0.
  init(_ declarations: [NamespaceDeclaration]) {
    let address = NamespaceDeclaration.gpx10.address
    prefix = declarations.first { $0.address.isSame(as: address) }?.prefix
  }

  func appendStart(of element: GPXElement, to buffer: inout OutputBuffer) {
    buffer.append(ASCII.less)
    appendName(of: element, to: &buffer)
    if prefix == nil {
      let address = NamespaceDeclaration.gpx10.address
      buffer.append(NamespaceDeclaration(prefix: "", address: address))
    }
    buffer.append(ASCII.greater)
  }

  func appendEnd(of element: GPXElement, to buffer: inout OutputBuffer) {
    buffer.append("</")
    appendName(of: element, to: &buffer)
    buffer.append(ASCII.greater)
  }

  private func appendName(of element: GPXElement, to buffer: inout OutputBuffer) {
    if let prefix {
      buffer.append(text: prefix, in: .attribute)
      buffer.append(ASCII.colon)
    }
    buffer.append(element.text)
  }
}
