import Testing

@testable import GPX

@Suite struct ExtensionWritingTests {
  /// The extensions of a waypoint as they are written, without `extensions` around them.
  private func written(_ elements: [ExtensionElement]) -> String {
    var encoder = GPXEncoder(
      WritingOptions(layout: .compact),
      [.init(prefix: "r", address: "urn:r")]
    )
    encoder.appendElements(elements, 0)
    return encoder.buffer.text()
  }

  private func element(
    _ local: String,
    _ prefix: String = "",
    _ namespace: String? = nil,
    attributes: [ExtensionElement.Attribute] = [],
    content: [ExtensionElement.Content] = []
  ) -> ExtensionElement {
    ExtensionElement(
      QualifiedName(local, prefix: prefix, namespace: namespace),
      attributes: attributes,
      content: content
    )
  }

  @Test func `relies on what the root declares`() {
    #expect(written([element("a", "r", "urn:r")]) == "<r:a/>")
  }

  @Test func `declares where the root does not`() {
    let inner = element("b", "p", "urn:p")
    let outer = element("a", "p", "urn:p", content: [.element(inner)])
    #expect(
      written([outer, inner]) == "<p:a xmlns:p=\"urn:p\"><p:b/></p:a><p:b xmlns:p=\"urn:p\"/>"
    )
  }

  @Test func `declares a prefix anew where it stands for something else`() {
    let inner = element("b", "r", "urn:other")
    let outer = element(
      "a",
      "r",
      "urn:r",
      content: [.element(inner), .element(element("c", "r", "urn:r"))]
    )
    #expect(written([outer]) == "<r:a><r:b xmlns:r=\"urn:other\"/><r:c/></r:a>")
  }

  @Test func `changes the default namespace, and takes it away`() {
    let none = element("c")
    let inner = element("b", "", "urn:d", content: [.element(none)])
    let outer = element("a", "", "urn:d", content: [.element(inner)])
    #expect(written([outer]) == "<a xmlns=\"urn:d\"><b><c xmlns=\"\"/></b></a>")
    #expect(written([element("p", "", "http://www.topografix.com/GPX/1/1")]) == "<p/>")
  }

  @Test func `gives an address to a prefix that has none`() throws {
    let text = written([element("a", "p", nil)])
    #expect(text == "<p:a xmlns:p=\"urn:undeclared:p\"/>")
  }

  @Test func `keeps attributes in their namespaces`() {
    let attributes: [ExtensionElement.Attribute] = [
      .init(QualifiedName("k"), value: "1"),
      .init(QualifiedName("k", prefix: "q", namespace: "urn:q"), value: "<2>"),
      .init(QualifiedName("lang", prefix: "xml"), value: "de"),
      .init(QualifiedName("m", prefix: "u"), value: ""),
    ]
    #expect(
      written([element("a", "r", "urn:r", attributes: attributes)]) == """
        <r:a k="1" xmlns:q="urn:q" q:k="&lt;2&gt;" xml:lang="de" xmlns:u="urn:undeclared:u" u:m=""/>
        """
    )
  }

  @Test func `finds another prefix where one start tag has one for two namespaces`() {
    let attributes: [ExtensionElement.Attribute] = [
      .init(QualifiedName("k", prefix: "r", namespace: "urn:one"), value: "1"),
      .init(QualifiedName("l", prefix: "r", namespace: "urn:two"), value: "2"),
      .init(QualifiedName("m", namespace: "urn:r"), value: "3"),
      .init(QualifiedName("n", namespace: "urn:three"), value: "4"),
    ]
    #expect(
      written([element("a", "r", "urn:r", attributes: attributes)]) == """
        <r:a xmlns:r1="urn:one" r1:k="1" xmlns:r2="urn:two" r2:l="2" r:m="3" xmlns:ns="urn:three" ns:n="4"/>
        """
    )
  }

  @Test func `leaves out an attribute that is there already`() {
    let attributes: [ExtensionElement.Attribute] = [
      .init(QualifiedName("k"), value: "1"), .init(QualifiedName("k"), value: "2"),
      .init(QualifiedName("x", prefix: "p", namespace: "urn:r"), value: "3"),
      .init(QualifiedName("x", prefix: "r", namespace: "urn:r"), value: "4"),
      .init(QualifiedName("xmlns"), value: "urn:evil"),
    ]
    #expect(
      written([element("a", "r", "urn:r", attributes: attributes)])
        == "<r:a k=\"1\" xmlns:p=\"urn:r\" p:x=\"3\"/>"
    )
  }

  @Test(arguments: [
    ("a b", "a_b"), ("", "_"), ("1a", "_1a"), ("a:b", "a_b"), ("<x>", "_x_"), ("-", "_-"),
    ("größe", "größe"), ("·a", "_·a"), ("a\u{0}", "a_"), ("山.b-1", "山.b-1"),
  ])
  func `makes a name of what is none`(_ name: String, _ written: String) {
    #expect(self.written([element(name)]) == "<\(written) xmlns=\"\"/>")
  }

  @Test(arguments: ["xml", "xmlns"])
  func `declares no reserved prefix`(_ prefix: String) {
    #expect(
      written([element("a", prefix, "urn:x")]) == "<\(prefix)_:a xmlns:\(prefix)_=\"urn:x\"/>"
    )
  }

  @Test func `declares at most as many namespaces on the root as readers take`() throws {
    var document = Document()
    document.extensions = (0..<300).map { element("a", "p\($0)", "urn:\($0)") }
    #expect(document.namespaces().count == RootNamespaces.limit)
    let again = try Document(reading: document.gpx())
    #expect(again == document)
    #expect(again.codes == [])
  }

  @Test func `indents elements and leaves texts as they are`() throws {
    var document = Document()
    let mixed = element(
      "m",
      "r",
      "urn:r",
      content: [
        .text("x "),
        .element(element("b", "r", "urn:r", content: [.element(element("c", "r", "urn:r"))])),
      ]
    )
    document.extensions = [
      element("a", "r", "urn:r", content: [.element(mixed), .element(element("e", "r", "urn:r"))])
    ]
    let text = String(decoding: document.gpx(), as: UTF8.self)
    #expect(
      text.hasSuffix(
        """
          <extensions>
            <r:a>
              <r:m>x <r:b><r:c/></r:b></r:m>
              <r:e/>
            </r:a>
          </extensions>
        </gpx>

        """
      )
    )
    #expect(try Document(reading: document.gpx()) == document)
  }
}
