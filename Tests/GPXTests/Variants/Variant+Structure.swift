extension Variant {
  static let structure: [Variant] = [
    Variant("nothing at all", "", outline: []),
    Variant(
      "a track without segments",
      "<trk><name>T</name></trk><trk/>",
      outline: ["trk 'T'", "trk"]
    ),
    Variant(
      "segments without points",
      "<trk><trkseg/><trkseg></trkseg><trkseg>\n</trkseg></trk>",
      outline: ["trk", "seg", "seg", "seg"]
    ),
    Variant(
      "a track and a route of the same journey",
      """
      <rte><name>R</name><rtept lat="1" lon="2"/><rtept lat="1" lon="3"/></rte><trk><name>T</name><trkseg>\
      <trkpt lat="1" lon="2"/><trkpt lat="1" lon="3"/></trkseg></trk>
      """,
      outline: ["rte 'R'", "rtept 1 2", "rtept 1 3", "trk 'T'", "seg", "trkpt 1 2", "trkpt 1 3"]
    ),
    Variant(
      "several tracks of several segments",
      """
      <trk><name>A</name><trkseg><trkpt lat="1" lon="1"/></trkseg><trkseg><trkpt lat="2" lon="2"/></trkseg></trk>\
      <trk><name>B</name><trkseg><trkpt lat="3" lon="3"/></trkseg></trk>
      """,
      outline: ["trk 'A'", "seg", "trkpt 1 1", "seg", "trkpt 2 2", "trk 'B'", "seg", "trkpt 3 3"]
    ),
    Variant(
      "names at every level",
      """
      <metadata><name>M</name><author><name>A</name></author></metadata><wpt lat="1" lon="1"><name>W</name>\
      <link href="h"><text>L</text></link></wpt><rte><name>R</name><rtept lat="2" lon="2"><name>RP</name></rtept></rte>\
      <trk><name>T</name><trkseg><trkpt lat="3" lon="3"><name>TP</name></trkpt></trkseg></trk>
      """,
      outline: [
        "meta 'M'", "wpt 1 1 'W'", "rte 'R'", "rtept 2 2 'RP'", "trk 'T'", "seg", "trkpt 3 3 'TP'",
      ]
    ),
    Variant(
      "a name of a track behind its segments",
      "<trk><trkseg><trkpt lat=\"1\" lon=\"2\"/></trkseg>⌖<name>T</name></trk>",
      "wrong-order",
      outline: ["trk 'T'", "seg", "trkpt 1 2"]
    ),
    Variant(
      "a time before an elevation",
      points: """
        <trkpt lat="1" lon="2"><time>2024-05-01T06:00:00Z</time>⌖<ele>5</ele></trkpt>
        """,
      "wrong-order",
      outline: ["trkpt 1 2 ele 5 time 2024-05-01T06:00:00Z"]
    ),
    Variant(
      "metadata at the end",
      "<wpt lat=\"1\" lon=\"2\"/>⌖<metadata><name>M</name></metadata>",
      "wrong-order",
      outline: ["meta 'M'", "wpt 1 2"]
    ),
    Variant(
      "metadata twice",
      "<metadata><name>M</name></metadata><metadata><name>⌖N</name><keywords>k</keywords></metadata>",
      "duplicate-element",
      outline: ["meta 'M'"]
    ),
    Variant(
      "waypoints, routes and tracks in any order",
      """
      <trk><trkseg><trkpt lat="1" lon="1"/></trkseg></trk>⌖<rte><rtept lat="2" lon="2"/></rte>\
      ⌖<wpt lat="3" lon="3"/><trk/>
      """,
      "wrong-order",
      "wrong-order",
      outline: ["wpt 3 3", "rte", "rtept 2 2", "trk", "seg", "trkpt 1 1", "trk"]
    ),
    Variant(
      "a waypoint in a segment, with all that it holds",
      points: """
        <trkpt lat="1" lon="1"/>⌖<wpt lat="2" lon="2"><ele>5</ele><name>W</name></wpt><trkpt lat="3" lon="3"/>
        """,
      "misplaced-waypoint",
      refusal: 0,
      outline: ["trkpt 1 1", "trkpt 3 3"]
    ).with(waypoints: ["wpt 2 2 ele 5 'W'"]),
    Variant(
      "a waypoint in a track, and one in a route",
      "<rte>⌖<wpt lat=\"1\" lon=\"1\"/></rte><trk>⌖<wpt lat=\"2\" lon=\"2\"/></trk>",
      "misplaced-waypoint",
      "misplaced-waypoint",
      refusal: 0,
      outline: ["wpt 1 1", "wpt 2 2", "rte", "trk"]
    ),
    Variant(
      "track points in a track without a segment",
      "<trk>⌖<trkpt lat=\"1\" lon=\"2\"/>⌖<trkpt lat=\"3\" lon=\"4\"/></trk>",
      "misplaced-element",
      "misplaced-element",
      outline: ["trk", "seg", "trkpt 1 2", "trkpt 3 4"]
    ),
    Variant(
      "a segment without a track",
      "⌖<trkseg><trkpt lat=\"1\" lon=\"2\"/></trkseg>",
      "misplaced-element",
      outline: ["trk", "seg", "trkpt 1 2"]
    ),
    Variant(
      "route points in a segment, and track points in a route",
      """
      <rte>⌖<trkpt lat="1" lon="1"/></rte><trk><trkseg>⌖<rtept lat="2" lon="2"/></trkseg></trk>
      """,
      "misplaced-element",
      "misplaced-element",
      outline: ["rte", "rtept 1 1", "trk", "seg", "trkpt 2 2"]
    ),
    Variant(
      "a track inside of a track",
      "<trk><name>A</name>⌖<trk><name>B</name></trk>⌖</trk>",
      "unclosed-element",
      "unexpected-end-tag",
      refusal: 0,
      outline: ["trk 'A'", "trk 'B'"]
    ),
    Variant(
      "elements that nobody knows, and what is in them",
      """
      ⌖<what><wpt lat="1" lon="1"/></what><wpt lat="2" lon="2">⌖<fun>1</fun><name>W</name></wpt>
      """,
      "unknown-element",
      "unknown-element",
      outline: ["wpt 2 2 'W'"]
    ),
    Variant(
      "elements of GPX 1.0 in 1.1",
      "<wpt lat=\"1\" lon=\"2\"><name>W</name>⌖<url>u</url></wpt>",
      "misplaced-element",
      outline: ["wpt 1 2 'W'"]
    ),
    Variant(
      "the head of GPX 1.0 in 1.1",
      "⌖<name>N</name><wpt lat=\"1\" lon=\"2\"/>",
      "misplaced-element",
      outline: ["meta 'N'", "wpt 1 2"]
    ),
    Variant(
      "capital letters",
      "⌖<WPT lat=\"1\" lon=\"2\"/><wpt lat=\"3\" lon=\"4\">⌖<Name>W</Name></wpt>",
      "unknown-element",
      "unknown-element",
      outline: ["wpt 3 4"]
    ),
    Variant(
      "text where there should be none",
      "⌖x<trk>⌖y<trkseg>⌖z<trkpt lat=\"1\" lon=\"2\">⌖!</trkpt></trkseg></trk>",
      "unexpected-text",
      "unexpected-text",
      "unexpected-text",
      "unexpected-text",
      outline: ["trk", "seg", "trkpt 1 2"]
    ),
    Variant(
      "bounds that are none",
      "<metadata>⌖<bounds minlat=\"2\" minlon=\"1\" maxlat=\"1\" maxlon=\"2\"/></metadata>",
      "malformed-bounds",
      outline: []
    ),
    Variant(
      "a number that is no whole one",
      "<rte><number>⌖x</number></rte><trk><number>⌖1.5</number></trk>",
      "malformed-number",
      "malformed-number",
      refusal: 0,
      outline: ["rte", "trk"]
    ),
    Variant(
      "GPX inside of something else",
      file: """
        <soap><body>⌖<gpx xmlns="http://www.topografix.com/GPX/1/1" version="1.1" creator="t"><wpt lat="1" lon="2"/>\
        </gpx></body></soap>
        """,
      "nested-document",
      outline: ["wpt 1 2"]
    ),
  ]

  /// The same, with waypoints in front of the outline.
  private func with(waypoints: [String]) -> Variant {
    Variant(self, waypoints: waypoints)
  }

  private init(_ other: Variant, waypoints: [String]) {
    self.title = other.title
    self.text = other.text
    self.codes = other.codes
    self.refusal = other.refusal
    self.outline = waypoints + other.outline
  }
}
