extension Variant {
  private static func name(_ title: String, _ text: String, _ expected: String) -> Variant {
    Variant(
      title,
      "<wpt lat=\"1\" lon=\"2\"><name>\(text)</name></wpt>",
      outline: ["wpt 1 2 '\(expected)'"]
    )
  }

  private static func name(
    _ title: String,
    _ text: String,
    _ codes: [String],
    _ expected: String,
    refusal: Int? = 0
  ) -> Variant {
    Variant(
      title,
      name: text,
      codes,
      refusal: refusal,
      outline: ["wpt 1 2 '\(expected)'"]
    )
  }

  private init(
    _ title: String,
    name text: String,
    _ codes: [String],
    refusal: Int?,
    outline: [String]
  ) {
    self.title = title
    self.text = gpx("<wpt lat=\"1\" lon=\"2\"><name>\(text)</name></wpt>")
    self.codes = codes
    self.refusal = refusal
    self.outline = outline
  }

  static let texts: [Variant] = [
    name(
      "text, references and CDATA in turns",
      "K&#228;se <![CDATA[& <Brot>]]>: Stra&#xDF;e",
      "Käse & <Brot>: Straße"
    ),
    name("CDATA with what looks like its end", "<![CDATA[a]]]]><![CDATA[>b]]>", "a]]>b"),
    name("CDATA of nothing", "<![CDATA[]]>", ""),
    name("CDATA with references, which are none", "<![CDATA[&amp;&#65;]]>", "&amp;&#65;"),
    name("a comment in the middle", "a<!-- no -->b", "ab"),
    name("an instruction in the middle", "a<?no no?>b", "ab"),
    name("white space at both ends, which is part of it", " a ", " a "),
    name("ends of lines of another system", "a\r\nb\rc", "a\nb\nc"),
    name("an end of line that was meant", "a&#13;&#10;b", "a\r\nb"),
    name("escaped once too often", "&amp;amp;&amp;lt;", "&amp;&lt;"),
    name("letters beyond the first plane", "&#x1F6B2;🏔\u{10FFFD}", "🚲🏔\u{10FFFD}"),
    name("a letter and its accent apart", "e\u{301}", "e\u{301}"),
    name("no letters at all", "", ""),
    name("one mark of the order of bytes inside", "a\u{FEFF}b", "a\u{FEFF}b"),
    name("a stray ampersand", "Fish ⌖& chips", ["stray-ampersand"], "Fish & chips"),
    name("an ampersand without its semicolon", "a⌖&amp b", ["stray-ampersand"], "a&amp b"),
    name("an ampersand in front of a tag", "a⌖&", ["stray-ampersand"], "a&"),
    name(
      "names of HTML",
      "⌖&Uuml;ber ⌖&frac12; ⌖&nbsp;⌖&hellip;",
      ["unknown-entity", "unknown-entity", "unknown-entity", "unknown-entity"],
      "Über ½ \u{A0}…"
    ),
    name("a name that nobody knows", "⌖&nosuch;", ["unknown-entity"], "&nosuch;"),
    name("names in capital letters, which are others", "⌖&AMP;", ["unknown-entity"], "&AMP;"),
    name("a character of nothing", "a⌖&#0;b", ["forbidden-character"], "ab"),
    name("half a character", "a⌖&#xD83D;b", ["forbidden-character"], "ab"),
    name("a number beyond all characters", "a⌖&#1114112;b", ["forbidden-character"], "ab"),
    name(
      "control characters",
      "a⌖\u{1}b⌖\u{B}c⌖\u{1F}",
      ["forbidden-character", "forbidden-character", "forbidden-character"],
      "abc"
    ),
    name("a control character in CDATA", "<![CDATA[a⌖\u{8}b]]>", ["forbidden-character"], "ab"),
    name("a character that is none, by its number", "a⌖&#xFFFE;b", ["forbidden-character"], "ab"),
    name("a character that is none", "a⌖\u{FFFE}b", ["forbidden-character"], "ab"),
    name("the end of CDATA without its beginning", "a⌖]]>b", ["stray-markup"], "a]]>b"),
    name("less than", "a ⌖< b", ["stray-markup"], "a < b"),
    name("an arrow", "a ⌖<- b -> c", ["stray-markup"], "a <- b -> c"),
    name(
      "tags of HTML",
      "a⌖<b>c</b>⌖<br/>d",
      ["markup-in-text", "markup-in-text"],
      "acd",
      refusal: nil
    ),
    Variant(
      "a name twice",
      "<wpt lat=\"1\" lon=\"2\"><name>a</name><name>⌖b</name></wpt>",
      "duplicate-element",
      outline: ["wpt 1 2 'a'"]
    ),
    Variant(
      "an empty name and another one",
      "<wpt lat=\"1\" lon=\"2\"><name></name><name>⌖b</name></wpt>",
      "duplicate-element",
      outline: ["wpt 1 2 ''"]
    ),
    Variant(
      "references in the address of a namespace",
      file: """
        <gpx xmlns="http://www.topografix.com&#x2F;GPX/1/1" version="1.1" creator="a &lt; b"><wpt lat="1" lon="2"/></gpx>
        """,
      outline: ["wpt 1 2"]
    ),
    Variant(
      "a stray ampersand in an attribute",
      "<wpt lat=\"1\" lon=\"2\"><link href=\"a?b⌖&c=d\"/></wpt>",
      "stray-ampersand",
      refusal: 0,
      outline: ["wpt 1 2"]
    ),
    Variant(
      "a control character in an attribute",
      "<wpt lat=\"1⌖\u{1}\" lon=\"2\"/>",
      "forbidden-character",
      refusal: 0,
      outline: ["wpt 1 2"]
    ),
  ]
}
