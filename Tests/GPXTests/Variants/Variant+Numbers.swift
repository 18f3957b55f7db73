extension Variant {
  private static func elevation(_ title: String, _ text: String, _ value: String) -> Variant {
    Variant(title, points: point(text), outline: ["trkpt 1 2 ele \(value)"])
  }

  private static func fault(
    _ title: String,
    _ text: String,
    _ code: String,
    isFatal: Bool,
    _ value: String? = nil
  ) -> Variant {
    Variant(
      title,
      points: point("⌖\(text)"),
      code,
      refusal: isFatal ? 0 : nil,
      outline: [value.map { "trkpt 1 2 ele \($0)" } ?? "trkpt 1 2"]
    )
  }

  private static func point(_ elevation: String) -> String {
    "<trkpt lat=\"1\" lon=\"2\"><ele>\(elevation)</ele></trkpt>"
  }

  static let numbers: [Variant] = [
    elevation("a plus sign", "+12.5", "12.5"),
    elevation("no digit before the dot", "-.5", "-0.5"),
    elevation("no digit behind the dot", "7.", "7"),
    elevation("zeros in front", "-00012.50", "-12.5"),
    elevation("white space around", "\n\t 612.25 \n", "612.25"),
    elevation("a comment inside", "6<!-- c -->1<?p i?>2", "612"),
    elevation("CDATA", "<![CDATA[612]]>.<![CDATA[5]]>", "612.5"),
    elevation("references", "&#x36;1&#50;", "612"),
    elevation("a negative zero", "-0", "-0"),
    elevation("29 digits", "23.6000003814697265625000000001", "23.600000381469727"),
    elevation(
      "a third of a metre in 40 digits",
      "0.3333333333333333333333333333333333333333",
      "\(1.0 / 3)"
    ),
    fault("a comma", "68,000", "decimal-comma", isFatal: true, "68"),
    fault("a comma and nothing behind it", "68,", "decimal-comma", isFatal: true, "68"),
    fault("an exponent", "1.2e+2", "exponent-number", isFatal: false, "120"),
    fault("a capital exponent", "-6E-4", "exponent-number", isFatal: false, "-0.0006"),
    fault("an exponent that leaves nothing", "5e-400", "exponent-number", isFatal: false, "0"),
    fault("groups of three digits", "1,234.5", "malformed-number", isFatal: true),
    fault("two dots", "1.234.5", "malformed-number", isFatal: true),
    fault("a unit", "612 m", "malformed-number", isFatal: true),
    fault("not a number", "NaN", "malformed-number", isFatal: true),
    fault("infinity", "-INF", "malformed-number", isFatal: true),
    fault("another infinity", "Infinity", "malformed-number", isFatal: true),
    fault("a word", "undefined", "malformed-number", isFatal: true),
    fault("hexadecimal digits", "0x1F", "malformed-number", isFatal: true),
    fault("digits of another script", "٦١٢", "malformed-number", isFatal: true),
    fault("a minus sign of typographers", "−5", "malformed-number", isFatal: true),
    fault("a sign alone", "-", "malformed-number", isFatal: true),
    fault(
      "too large for any number",
      "1" + String(repeating: "0", count: 400),
      "malformed-number",
      isFatal: true
    ),
    fault("white space alone", " \n ", "empty-value", isFatal: false),
    fault("higher than the moon", "400000000", "elevation-out-of-range", isFatal: true),
    fault("the lowest number of a program", "-32768000", "elevation-out-of-range", isFatal: true),
    Variant(
      "an empty tag",
      points: "<trkpt lat=\"1\" lon=\"2\"><ele/>⌖<time>2024-05-01T06:00:00Z</time></trkpt>",
      "empty-value",
      outline: ["trkpt 1 2 time 2024-05-01T06:00:00Z"]
    ),
    Variant(
      "two elevations",
      points: "<trkpt lat=\"1\" lon=\"2\"><ele>5</ele><ele>⌖6</ele></trkpt>",
      "duplicate-element",
      outline: ["trkpt 1 2 ele 5"]
    ),
    Variant(
      "an empty elevation and another one",
      points: "<trkpt lat=\"1\" lon=\"2\"><ele>⌖</ele><ele>6</ele></trkpt>",
      "empty-value",
      outline: ["trkpt 1 2 ele 6"]
    ),
    // Points that are alike are read in words of eight bytes; behind them there must be some to load.
    Variant(
      "more digits than a word holds, in a point that is like the one before",
      points: """
        <trkpt lat="1" lon="2"><ele>5.5</ele></trkpt><trkpt lat="1" lon="2"><ele>18446.744073709551617</ele></trkpt>\
        \(rest)
        """,
      outline: ["trkpt 1 2 ele 5.5", "trkpt 1 2 ele 18446.744073709553"]
    ),
    Variant(
      "a latitude of more digits than a word holds, in a point that is like the one before",
      points: """
        <trkpt lat="1.5" lon="2"/><trkpt lat="⌖18446.744073709551617" lon="2"/><trkpt lat="1.6" lon="2"/>\(rest)
        """,
      "latitude-out-of-range",
      refusal: 0,
      outline: ["trkpt 1.5 2", "trkpt 1.6 2"]
    ),
  ]

  private static let rest = "<!--\(String(repeating: " ", count: 1000))-->"

  private static func wpt(_ attributes: String) -> String { "<wpt \(attributes)/>" }

  /// A waypoint that is left out, of three.
  private static func dropped(_ title: String, _ point: String, _ codes: String...) -> Variant {
    Variant(
      title,
      all: "<wpt lat=\"1\" lon=\"1\"/>\(point)<wpt lat=\"3\" lon=\"3\"/>",
      codes,
      refusal: 0,
      outline: ["wpt 1 1", "wpt 3 3"]
    )
  }

  private init(
    _ title: String,
    all content: String,
    _ codes: [String],
    refusal: Int?,
    outline: [String]
  ) {
    self.title = title
    self.text = gpx(content)
    self.codes = codes
    self.refusal = refusal
    self.outline = outline
  }

  static let coordinates: [Variant] = [
    dropped("no latitude", "⌖<wpt lon=\"2\"/>", "missing-latitude"),
    dropped("no longitude", "⌖<wpt lat=\"2\"/>", "missing-longitude"),
    dropped("no place", "⌖⌖<wpt/>", "missing-latitude", "missing-longitude"),
    dropped("an empty latitude", "<wpt lat=\"⌖\" lon=\"2\"/>", "malformed-number"),
    dropped("an empty longitude", "<wpt lat=\"2\" lon=\"⌖\"/>", "malformed-number"),
    dropped(
      "a place of spaces",
      "<wpt lat=\"⌖ \" lon=\"⌖  \"/>",
      "malformed-number",
      "malformed-number"
    ),
    dropped(
      "undefined",
      "<wpt lat=\"⌖undefined\" lon=\"⌖undefined\"/>",
      "malformed-number",
      "malformed-number"
    ),
    dropped(
      "not a number",
      "<wpt lat=\"⌖NaN\" lon=\"⌖nan\"/>",
      "malformed-number",
      "malformed-number"
    ),
    dropped("null", "<wpt lat=\"⌖null\" lon=\"2\"/>", "malformed-number"),
    dropped(
      "a hemisphere",
      "<wpt lat=\"⌖47.5N\" lon=\"⌖11.5E\"/>",
      "malformed-number",
      "malformed-number"
    ),
    dropped("degrees and minutes", "<wpt lat=\"⌖47° 30'\" lon=\"2\"/>", "malformed-number"),
    dropped(
      "beyond the north pole",
      "<wpt lat=\"⌖90.0000001\" lon=\"2\"/>",
      "latitude-out-of-range"
    ),
    dropped("beyond the south pole", "<wpt lat=\"⌖-91\" lon=\"2\"/>", "latitude-out-of-range"),
    dropped(
      "degrees times a million",
      "<wpt lat=\"⌖47123456\" lon=\"11123456\"/>",
      "latitude-out-of-range"
    ),
    dropped(
      "capital letters",
      "⌖⌖<wpt ⌖LAT=\"1\" ⌖LON=\"2\"/>",
      "missing-latitude",
      "missing-longitude",
      "unknown-attribute",
      "unknown-attribute"
    ),
    Variant(
      "longitudes that go round more than once",
      [
        wpt("lat=\"1\" lon=\"⌖180.5\""), wpt("lat=\"1\" lon=\"⌖-180.5\""),
        wpt("lat=\"1\" lon=\"⌖360\""),
        wpt("lat=\"1\" lon=\"⌖-360\""), wpt("lat=\"1\" lon=\"⌖540\""),
        wpt("lat=\"1\" lon=\"⌖725\""),
        wpt("lat=\"1\" lon=\"⌖-1085\""),
      ].joined(),
      "longitude-out-of-range",
      "longitude-out-of-range",
      "longitude-out-of-range",
      "longitude-out-of-range",
      "longitude-out-of-range",
      "longitude-out-of-range",
      "longitude-out-of-range",
      refusal: 0,
      outline: [
        "wpt 1 -179.5", "wpt 1 179.5", "wpt 1 0", "wpt 1 -0", "wpt 1 -180", "wpt 1 5", "wpt 1 -5",
      ]
    ),
    Variant(
      "the edges of the earth",
      wpt("lat=\"90\" lon=\"-180\"") + wpt("lat=\"-90.000\" lon=\"179.9999999999\"")
        + wpt("lat=\"-0\" lon=\"0\""),
      outline: ["wpt 90 -180", "wpt -90 179.9999999999", "wpt -0 0"]
    ),
    Variant(
      "the meridian of 180 degrees from the west",
      wpt("lat=\"0\" lon=\"⌖180.000\""),
      "longitude-180",
      outline: ["wpt 0 180"]
    ),
    Variant(
      "a real 0, 0, which is a place",
      points: "<trkpt lat=\"0\" lon=\"0\"/><trkpt lat=\"0.0\" lon=\"-0.0\"/>",
      outline: ["trkpt 0 0", "trkpt 0 -0"]
    ),
    Variant(
      "commas",
      wpt("lat=\"⌖47,5\" lon=\"⌖-11,25\""),
      "decimal-comma",
      "decimal-comma",
      refusal: 0,
      outline: ["wpt 47.5 -11.25"]
    ),
    Variant(
      "a comma and an exponent",
      wpt("lat=\"⌖⌖4,75e1\" lon=\"1\""),
      "decimal-comma",
      "exponent-number",
      refusal: 0,
      outline: ["wpt 47.5 1"]
    ),
    Variant(
      "exponents",
      wpt("lat=\"⌖5.6e-05\" lon=\"⌖-2E-7\""),
      "exponent-number",
      "exponent-number",
      outline: ["wpt 5.6e-05 -2e-07"]
    ),
    Variant(
      "white space and references around a number",
      wpt("lat=\" 4&#55;.5 \" lon=\"&#32;11.5\t\n\""),
      outline: ["wpt 47.5 11.5"]
    ),
    Variant(
      "a latitude twice",
      wpt("lat=\"1\" ⌖lat=\"9\" lon=\"2\""),
      "duplicate-attribute",
      refusal: 0,
      outline: ["wpt 1 2"]
    ),
    Variant(
      "other attributes",
      wpt("lat=\"1\" lon=\"2\" ⌖ele=\"5\" ⌖time=\"2024-05-01T06:00:00Z\""),
      "unknown-attribute",
      "unknown-attribute",
      outline: ["wpt 1 2"]
    ),
    Variant(
      "route points without a place",
      "<rte><rtept lat=\"1\" lon=\"2\"/>⌖<rtept lat=\"1\"/><rtept lat=\"⌖x\" lon=\"2\"/><rtept lat=\"5\" lon=\"6\"/></rte>",
      "missing-longitude",
      "malformed-number",
      refusal: 0,
      outline: ["rte", "rtept 1 2", "rtept 5 6"]
    ),
    Variant(
      "a point that is left out, with all that it holds",
      points: """
        <trkpt lat="1" lon="1"/>⌖<trkpt lat="2"><ele>5</ele><time>2024-05-01T06:00:00Z</time><name>no</name></trkpt>\
        <trkpt lat="3" lon="3"/>
        """,
      "missing-longitude",
      refusal: 0,
      outline: ["trkpt 1 1", "trkpt 3 3"]
    ),
  ]
}
