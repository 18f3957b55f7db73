extension Variant {
  private static let root =
    "<gpx xmlns=\"http://www.topografix.com/GPX/1/1\" version=\"1.1\" creator=\"t\">"
  private static let point = "<wpt lat=\"1\" lon=\"2\"/>"
  private static let onePoint = ["wpt 1 2"]

  static let markup: [Variant] = [
    Variant("no declaration", file: "\(root)\(point)</gpx>", outline: onePoint),
    Variant(
      "apostrophes",
      file: "<?xml version='1.0' encoding='utf-8' standalone='yes'?>\(root)\(point)</gpx>",
      outline: onePoint
    ),
    Variant(
      "a mark of the order of bytes",
      file: "\u{FEFF}<?xml version=\"1.0\"?>\(root)\(point)</gpx>",
      outline: onePoint
    ),
    Variant(
      "a blank line in front",
      file: "\n⌖<?xml version=\"1.0\"?>\n\(root)\(point)</gpx>",
      "text-before-declaration",
      refusal: 0,
      outline: onePoint
    ),
    Variant(
      "blank lines in front of no declaration",
      file: "\n \n\(root)\(point)</gpx>",
      outline: onePoint
    ),
    Variant(
      "words in front",
      file: "⌖here it is: \(root)\(point)</gpx>",
      "text-before-declaration",
      refusal: 0,
      outline: onePoint
    ),
    Variant(
      "comments and instructions all over",
      file: """
        <?xml version="1.0"?><!-- <gpx> --><?xml-stylesheet href="x"?>\(root)<!-- <wpt lat="9" lon="9"/> -->\(point)\
        <?php <wpt/> ?></gpx><!-- end --><?end?>
        """,
      outline: onePoint
    ),
    Variant("a document type", file: "<!DOCTYPE gpx>\(root)\(point)</gpx>", outline: onePoint),
    Variant(
      "a document type that is elsewhere",
      file: "<!DOCTYPE gpx PUBLIC \"-//X//Y\" 'http://127.0.0.1:9/gpx.dtd'>\(root)\(point)</gpx>",
      outline: onePoint
    ),
    Variant(
      "a document type that declares elements",
      file: """
        <!DOCTYPE gpx [<!ELEMENT gpx ANY><!-- ]> --><!ATTLIST gpx version CDATA ">"><?p ]> ?>]>\(root)\(point)</gpx>
        """,
      outline: onePoint
    ),
    Variant(
      "tags over many lines",
      "<wpt\n  lat\n=\n'1'\r\n\tlon = \"2\"\n></wpt\n>",
      outline: onePoint
    ),
    Variant("tags that end themselves", "<wpt lat='1' lon='2' />", outline: onePoint),
    Variant(
      "a sign of greater in an attribute",
      "<wpt lat=\"1\" lon=\"2\"><link href=\"a>b\"/></wpt>",
      outline: onePoint
    ),
    Variant(
      "no quotation marks",
      "<wpt lat=⌖1 lon=⌖2/>",
      "malformed-tag",
      "malformed-tag",
      refusal: 0,
      outline: onePoint
    ),
    Variant(
      "no space between attributes",
      "<wpt lat=\"1\"⌖lon=\"2\"/>",
      "malformed-tag",
      refusal: 0,
      outline: onePoint
    ),
    Variant(
      "an attribute without a value",
      "<wpt ⌖new lat=\"1\" lon=\"2\"/>",
      "malformed-tag",
      refusal: 0,
      outline: onePoint
    ),
    Variant(
      "no end of an element",
      "⌖<wpt lat=\"1\" lon=\"2\"><name>W</name>".replacing("⌖", with: ""),
      outline: ["wpt 1 2 'W'"]
    ).ended("⌖</gpx>", "mismatched-end-tag"),
    Variant(
      "ends in the wrong turn",
      "<trk><trkseg><trkpt lat=\"1\" lon=\"2\">⌖</trkseg>⌖</trkpt></trk>",
      "mismatched-end-tag",
      "unexpected-end-tag",
      refusal: 0,
      outline: ["trk", "seg", "trkpt 1 2"]
    ),
    Variant(
      "an end that nothing begins",
      "⌖</trk>\(point)",
      "unexpected-end-tag",
      refusal: 0,
      outline: onePoint
    ),
    Variant(
      "a tag that is not closed",
      "⌖<wpt lat=\"1\" lon=\"2\"<name>W</name></wpt>",
      "malformed-tag",
      refusal: 0,
      outline: ["wpt 1 2 'W'"]
    ),
    Variant(
      "two hyphens in a comment",
      "<!-- a ⌖-- b -->\(point)",
      "malformed-tag",
      refusal: 0,
      outline: onePoint
    ),
  ]

  /// The same with another end of the file, which is wrong.
  private func ended(_ end: String, _ code: String) -> Variant {
    Variant(title, file: text.replacing("</gpx>", with: end), code, refusal: 0, outline: outline)
  }

  static let damage: [Variant] = [
    Variant(
      "zeros behind the end",
      file: "\(root)\(point)</gpx>\n⌖\u{0}\u{0}\u{0}",
      "content-after-end",
      refusal: 0,
      outline: onePoint
    ),
    Variant(
      "words behind the end",
      file: "\(root)\(point)</gpx>⌖ok\n".replacing("⌖", with: "⌖"),
      "content-after-end",
      refusal: 0,
      outline: onePoint
    ),
    Variant(
      "a second document behind the end",
      file: "\(root)\(point)</gpx>\n⌖\(root)<wpt lat=\"3\" lon=\"4\"/></gpx>",
      "content-after-end",
      refusal: 0,
      outline: onePoint
    ),
    Variant(
      "blank lines behind the end",
      file: "\(root)\(point)</gpx>\n\n \t\n",
      outline: onePoint
    ),
    cut("behind a whole point", "\(root)\(point)\n⌖", outline: onePoint),
    cut("in the end tag of the document", "\(root)\(point)</gp⌖", outline: onePoint),
    cut("in the name of an element", "\(root)\(point)<wp⌖", outline: onePoint),
    cut("in an attribute", "\(root)\(point)<wpt lat=\"3\" lon=\"4⌖", outline: onePoint),
    cut("before the end of a tag", "\(root)\(point)<wpt lat=\"3\" lon=\"4\"⌖", outline: onePoint),
    cut(
      "behind the start tag of a point, which is not whole",
      "\(root)\(point)<wpt lat=\"3\" lon=\"4\">⌖",
      outline: onePoint
    ),
    cut(
      "in the text of a point, which is not whole",
      "\(root)\(point)<wpt lat=\"3\" lon=\"4\"><name>W⌖",
      outline: onePoint
    ),
    cut("in CDATA", "\(root)\(point)<wpt lat=\"3\" lon=\"4\"><name><![CDATA[W⌖", outline: onePoint),
    cut(
      "in a reference",
      "\(root)\(point)<wpt lat=\"3\" lon=\"4\"><name>a &am⌖",
      outline: onePoint,
      extra: "stray-ampersand"
    ),
    cut(
      "between two segments",
      """
      \(root)<trk><name>T</name><trkseg><trkpt lat="1" lon="2"/></trkseg><trkseg><trkpt lat="3" lon="4"/></trkseg>
      ⌖
      """,
      outline: ["trk 'T'", "seg", "trkpt 1 2", "seg", "trkpt 3 4"]
    ),
    cut("in the name of a track, which is not whole", "\(root)<trk><name>T⌖", outline: ["trk"]),
    Variant(
      "in a comment, at its beginning",
      file: "\(root)\(point)\n ⌖<!-- a <wpt lat=\"3\" lon=\"4\"/>",
      "unexpected-end-of-file",
      refusal: 0,
      outline: onePoint
    ),
  ]

  private static func cut(
    _ title: String,
    _ text: String,
    outline: [String],
    extra: String? = nil
  ) -> Variant {
    if let extra {
      return Variant(
        title,
        file: text.replacing("&am", with: "⌖&am"),
        extra,
        "unexpected-end-of-file",
        refusal: 0,
        outline: outline
      )
    }
    return Variant(title, file: text, "unexpected-end-of-file", refusal: 0, outline: outline)
  }
}
