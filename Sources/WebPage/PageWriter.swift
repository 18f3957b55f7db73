/// Writes the page of the viewer: one file that needs no other, and asks a network for nothing.
///
/// What comes from a file that somebody else made goes into the page as Base64 or as escaped text, never as markup,
/// and the page's policy lets the browser run nothing but the one script that it names by its hash.
package struct PageWriter: Sendable {
  /// A file to show.
  package struct Document: Hashable, Sendable {
    /// What it is called.
    package var name: String

    /// Its bytes as they are.
    package var bytes: [UInt8]

    /// A file of that name.
    package init(name: String, bytes: [UInt8]) {
      self.name = name
      self.bytes = bytes
    }
  }

  private let template: PageTemplate
  private let script: [UInt8]
  private let program: [UInt8]

  /// Creates a writer of the parts that `make web` brings together.
  ///
  /// - Parameters:
  ///   - template: `page.html`.
  ///   - script: `host.js`.
  ///   - program: The WebAssembly module.
  /// - Throws: `PageError` if the template lacks a place or the script would not stay whole in a page.
  package init(template: [UInt8], script: [UInt8], program: [UInt8]) throws(PageError) {
    self.template = try PageTemplate(template)
    let script = script.withoutCarriageReturns
    // The page's script ends at the first of these, wherever it stands.
    for word in ["</script", "<!--"] where script.lowercasedASCII.firstRange(of: word.utf8) != nil {
      throw PageError(.scriptHolds(word))
    }
    self.script = script
    self.program = try Gzip.compress(program, level: Gzip.best)
  }

  /// The page, with the world below its map if there is one.
  package func page(
    title: String,
    documents: [Document],
    world: [UInt8]? = nil
  ) throws(PageError) -> [UInt8] {
    var data = Self.block("id=\"program\" data-encoding=\"gzip\"", program)
    // Its parts are deflated each.
    if let world { data += Self.block("id=\"world\"", world) }
    for document in documents {
      let name = Base64.encode(Array(document.name.utf8))
      let attributes =
        "data-encoding=\"gzip\" class=\"document\""
        + " data-name=\"\(String(decoding: name, as: UTF8.self))\""
      data += Self.block(attributes, try Gzip.compress(document.bytes, level: Gzip.quick))
    }
    return template.filled(
      policy: Array(policy.utf8),
      title: Array(Title.markup(for: title).utf8),
      data: data,
      script: script
    )
  }

  /// What the browser may do: run the one script and the program in it, the script in a worker, too, use the one style
  /// sheet, and no more.
  private var policy: String {
    """
    default-src 'none'; \
    script-src '\(Self.source(script))' 'wasm-unsafe-eval'; \
    style-src '\(Self.source(template.style))'; \
    img-src data: blob:; \
    worker-src blob:; \
    base-uri 'none'; \
    form-action 'none'; \
    require-trusted-types-for 'script'; \
    trusted-types worker
    """
  }

  private static func source(_ text: [UInt8]) -> String {
    "sha256-" + String(decoding: Base64.encode(SHA256.digest(of: text)), as: UTF8.self)
  }

  /// Bytes as a script of a type that browsers do not run.
  private static func block(_ attributes: String, _ bytes: [UInt8]) -> [UInt8] {
    let start = "<script type=\"application/octet-stream;base64\" \(attributes)>"
    return Array(start.utf8) + Base64.encode(bytes) + Array("</script>\n".utf8)
  }
}
