extension Variant {
  private static let root =
    "<gpx xmlns=\"http://www.topografix.com/GPX/1/1\" version=\"1.1\" creator=\"t\">"

  private static func named(_ text: String) -> String {
    "\(root)<wpt lat=\"1\" lon=\"2\"><name>\(text)</name></wpt></gpx>"
  }

  /// Entities of entities: a line of text that would become a thousand million.
  private static let laughs: String = {
    var types = "<!ENTITY l0 \"ha\">"
    for level in 1...9 {
      let content = String(repeating: "&l\(level - 1);", count: 10)
      types += "<!ENTITY l\(level) \"\(content)\">"
    }
    return types
  }()

  static let attacks: [Variant] = [
    Variant(
      "entities of entities",
      file: "<!DOCTYPE gpx [⌖\(laughs)]>\(named("[⌖&l9;]"))",
      "entity-declaration",
      "unknown-entity",
      refusal: 0,
      outline: ["wpt 1 2 '[]'"]
    ),
    Variant(
      "an entity of a file",
      file: "<!DOCTYPE gpx [⌖<!ENTITY f SYSTEM \"file:///etc/passwd\">]>\(named("[⌖&f;]"))",
      "entity-declaration",
      "unknown-entity",
      refusal: 0,
      outline: ["wpt 1 2 '[]'"]
    ),
    Variant(
      "an entity in an attribute",
      file:
        "<!DOCTYPE gpx [⌖<!ENTITY n \"47\">]>\(root)<wpt lat=\"⌖⌖&n;\" lon=\"2\"/><wpt lat=\"3\" lon=\"4\"/></gpx>",
      "entity-declaration",
      "unknown-entity",
      "malformed-number",
      refusal: 0,
      outline: ["wpt 3 4"]
    ),
    Variant(
      "an entity of the document type itself",
      file: "<!DOCTYPE gpx [⌖<!ENTITY % p SYSTEM \"http://127.0.0.1:9/x.dtd\"> %p;]>\(named("a"))",
      "entity-declaration",
      refusal: 0,
      outline: ["wpt 1 2 'a'"]
    ),
    Variant(
      "an entity that is called as one of XML's",
      file: "<!DOCTYPE gpx [⌖<!ENTITY amp \"no\"><!ENTITY auml \"no\">]>\(named("&amp;"))",
      "entity-declaration",
      refusal: 0,
      outline: ["wpt 1 2 '&'"]
    ),
    Variant(
      "elements ten thousand deep in extensions",
      "<wpt lat=\"1\" lon=\"2\"><extensions>" + deep
        + "</extensions></wpt><wpt lat=\"3\" lon=\"4\"/>",
      "nesting-too-deep",
      refusal: 0,
      outline: ["wpt 1 2", "wpt 3 4"]
    ),
    Variant(
      "a script, which is a text",
      named: "&lt;script&gt;alert(1)&lt;/script&gt;",
      outline: ["wpt 1 2 '<script>alert(1)</script>'"]
    ),
    Variant(
      "another file, which is a foreign element",
      "⌖<xi:include xmlns:xi=\"http://www.w3.org/2001/XInclude\" href=\"/etc/passwd\"/><wpt lat=\"1\" lon=\"2\"/>",
      "foreign-element",
      outline: ["wpt 1 2"]
    ),
  ]

  private init(_ title: String, named text: String, outline: [String]) {
    self.init(title, file: Self.named(text), outline: outline)
  }

  /// The limit is 256, and four elements are open around.
  private static let deep =
    String(repeating: "<a>", count: 253) + "⌖" + String(repeating: "<a>", count: 9747)
    + String(repeating: "</a>", count: 10_000)
}
