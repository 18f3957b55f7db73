import Testing

@testable import GPX

@Suite struct MendingTests {
  struct Damage: Sendable, CustomTestStringConvertible {
    let text: String
    var points: [Double] = []
    var waypoints: [Double] = []
    let codes: [String]
    var testDescription: String { text }
  }

  /// Points are told by their longitude.
  @Test(arguments: [
    // Coordinates
    Damage(text: "<wpt lat='91' lon='1'/>", codes: ["latitude-out-of-range"]),
    Damage(text: "<wpt lat='-90' lon='180'/>", waypoints: [180], codes: ["longitude-180"]),
    Damage(text: "<wpt lat='90' lon='-180'/>", waypoints: [-180], codes: []),
    Damage(text: "<wpt lat='0' lon='540'/>", waypoints: [-180], codes: ["longitude-out-of-range"]),
    Damage(text: "<wpt lat='0' lon='-270'/>", waypoints: [90], codes: ["longitude-out-of-range"]),
    Damage(text: "<wpt lat='1,5' lon='2'/>", waypoints: [2], codes: ["decimal-comma"]),
    Damage(text: "<wpt lat='' lon='2'/>", codes: ["malformed-number"]),
    Damage(text: "<wpt lat='NaN' lon='2'/>", codes: ["malformed-number"]),
    Damage(text: "<wpt lat='1e999' lon='2'/>", codes: ["malformed-number"]),
    Damage(text: "<wpt lat=' 1 ' lon='&#50;'/>", waypoints: [2], codes: []),
    Damage(text: "<wpt LAT='1' lon='2'/>", codes: ["missing-latitude", "unknown-attribute"]),
    Damage(text: "<wpt/>", codes: ["missing-latitude", "missing-longitude"]),
    // Attributes
    Damage(text: "<wpt lat=1 lon=2/>", waypoints: [2], codes: ["malformed-tag", "malformed-tag"]),
    Damage(text: "<wpt lat='1'lon='2'/>", waypoints: [2], codes: ["malformed-tag"]),
    Damage(text: "<wpt lat = '1' lon\n=\n'2' />", waypoints: [2], codes: []),
    Damage(text: "<wpt lat='1' lat='9' lon='2'/>", waypoints: [2], codes: ["duplicate-attribute"]),
    Damage(text: "<wpt lat lat='1' lon='2'/>", waypoints: [2], codes: ["malformed-tag"]),
    Damage(text: "<wpt , lat='1' lon='2'/>", waypoints: [2], codes: ["malformed-tag"]),
    Damage(
      text: "<wpt lat='1' lon='2</wpt><wpt lat='3' lon='4'/>",
      waypoints: [4],
      codes: ["malformed-tag", "missing-longitude"]
    ),
    Damage(
      text: "<wpt lat='1' lon='2'<name>n</name></wpt>",
      waypoints: [2],
      codes: ["malformed-tag"]
    ),
    // Nesting
    Damage(
      text: "<trk><trkpt lat='1' lon='2'/><trkpt lat='1' lon='3'/></trk>",
      points: [2, 3],
      codes: ["misplaced-element", "misplaced-element"]
    ),
    Damage(
      text: "<trkseg><trkpt lat='1' lon='2'/></trkseg>",
      points: [2],
      codes: ["misplaced-element"]
    ),
    Damage(text: "<trkpt lat='1' lon='2'/>", points: [2], codes: ["misplaced-element"]),
    Damage(
      text: "<trk><trkseg><trkpt lat='1' lon='2'><trkpt lat='1' lon='3'/></trkseg></trk>",
      points: [2, 3],
      codes: ["unclosed-element"]
    ),
    Damage(
      text: "<trk><trkseg><trkpt lat='1' lon='2'><ele>1<trkpt lat='1' lon='3'/></trkseg></trk>",
      points: [2, 3],
      codes: ["unclosed-element"]
    ),
    Damage(
      text:
        "<trk><trkseg><trkpt lat='1' lon='2'/><trk><trkseg><trkpt lat='1' lon='3'/></trkseg></trk>",
      points: [2, 3],
      codes: ["unclosed-element"]
    ),
    Damage(
      text: "<rte><wpt lat='1' lon='2'/></rte>",
      waypoints: [2],
      codes: ["misplaced-waypoint"]
    ),
    Damage(
      text: "<wpt lat='1' lon='2'><name>a<b>c</b></name></wpt>",
      waypoints: [2],
      codes: ["markup-in-text"]
    ),
    Damage(
      text: "<wpt lat='1' lon='2'><name>a</wpt><wpt lat='1' lon='3'/>",
      waypoints: [2, 3],
      codes: ["mismatched-end-tag"]
    ),
    Damage(
      text: "<wpt lat='1' lon='2'></name></wpt>",
      waypoints: [2],
      codes: ["unexpected-end-tag"]
    ),
    Damage(text: "<wpt lat='1' lon='2'></wpt >", waypoints: [2], codes: []),
    Damage(text: "<wpt lat='1' lon='2'></wpt x>", waypoints: [2], codes: ["malformed-tag"]),
    // Text
    Damage(
      text: "x<wpt lat='1' lon='2'>y</wpt>",
      waypoints: [2],
      codes: ["unexpected-text", "unexpected-text"]
    ),
    Damage(
      text: "<wpt lat='1' lon='2'/>< 3",
      waypoints: [2],
      codes: ["stray-markup", "unexpected-text"]
    ),
    Damage(text: "<!-- <wpt/> --><?x <wpt/> ?><wpt lat='1' lon='2'/>", waypoints: [2], codes: []),
    // Values
    Damage(
      text: "<wpt lat='1' lon='2'><ele>1</ele><ele>2</ele><name/><name/></wpt>",
      waypoints: [2],
      codes: ["duplicate-element", "duplicate-element"]
    ),
    Damage(
      text: "<wpt lat='1' lon='2'><ele>high</ele><time>now</time></wpt>",
      waypoints: [2],
      codes: ["malformed-number", "malformed-time"]
    ),
    Damage(
      text: "<wpt lat='1' lon='2'><ele>1e308</ele></wpt>",
      waypoints: [2],
      codes: ["exponent-number", "elevation-out-of-range"]
    ),
    Damage(
      text: "<wpt lat='1' lon='2'><ele>-1000000.1</ele><ele>-1000000</ele></wpt>",
      waypoints: [2],
      codes: ["elevation-out-of-range"]
    ),
    Damage(
      text: "<wpt lat='1' lon='2'><ele> \n </ele><time/></wpt>",
      waypoints: [2],
      codes: ["empty-value", "empty-value"]
    ),
    Damage(text: "<trk><number>1.5</number></trk>", codes: ["malformed-number"]),
    Damage(
      text: "<trk><number>1e30</number></trk>",
      codes: ["exponent-number", "malformed-number"]
    ),
    Damage(
      text: "<wpt lat='1' lon='2'><link/></wpt>",
      waypoints: [2],
      codes: ["missing-attribute"]
    ),
    Damage(
      text: "<wpt lat='1' lon='2'><speed>1</speed><what/></wpt>",
      waypoints: [2],
      codes: ["misplaced-element", "unknown-element"]
    ),
  ])
  func `reads what can be read, and says what was wrong`(_ damage: Damage) throws {
    let document = try read(gpx(damage.text))
    #expect(document.trackPoints.map(\.longitude) == damage.points)
    #expect(document.waypoints.map(\.longitude) == damage.waypoints)
    #expect(document.codes == damage.codes)
  }

  @Test(arguments: [
    ("&lt;&gt;&amp;&quot;&apos;", "<>&\"'", []),
    ("&#65;&#x42;&#X43;", "ABC", []),
    ("&deg;&szlig;&euro;", "°ß€", ["unknown-entity", "unknown-entity", "unknown-entity"]),
    ("A & B", "A & B", ["stray-ampersand"]),
    ("A &B", "A &B", ["stray-ampersand"]),
    ("&what;", "&what;", ["unknown-entity"]),
    ("&#;&#x;&#xZ;", "&#;&#x;&#xZ;", ["stray-ampersand", "stray-ampersand", "stray-ampersand"]),
    ("&#0;&#xD800;&#x110000;&#99999999999;", "", Array(repeating: "forbidden-character", count: 4)),
    ("a\u{1}b\u{1F}c", "abc", ["forbidden-character", "forbidden-character"]),
    ("a\r\nb\rc\td", "a\nb\nc\td", []),
    ("<![CDATA[a &amp; <b>]]>", "a &amp; <b>", []),
    ("<![CDATA[a]]><![CDATA[\r\nb]]>", "a\nb", []),
    (" a <!-- c --> b ", " a  b ", []),
    ("a < b", "a < b", ["stray-markup"]),
    ("a ]]> b", "a ]]> b", ["stray-markup"]),
  ])
  func `reads a text`(_ text: String, _ expected: String, _ codes: [String]) throws {
    let document = try read(gpx("<wpt lat='1' lon='2'><name>\(text)</name></wpt>"))
    #expect(document.waypoints[0].name == expected)
    #expect(document.codes == codes)
  }

  @Test func `never expands what a document type declares`() throws {
    let document = try read(
      """
      <?xml version="1.0"?><!DOCTYPE gpx [ <!ENTITY a "AAAA"> <!ENTITY b "&a;&a;> <!-- > ] -->
      " > <!ENTITY c SYSTEM 'file:///etc/hostname'> ]>
      <gpx version="1.1" creator="t" xmlns="http://www.topografix.com/GPX/1/1">
      <wpt lat="1" lon="2"><name>[&b;&c;]</name></wpt></gpx>
      """
    )
    #expect(document.waypoints[0].name == "[]")
    #expect(document.codes == ["entity-declaration", "unknown-entity", "unknown-entity"])
  }

  @Test func `reads a document that stands inside of another element`() throws {
    let document = try read(
      "<soap><body><gpx version='1.1' creator='t'><wpt lat='1' lon='2'/></gpx></body></soap>"
    )
    #expect(document.waypoints.count == 1)
    #expect(document.codes == ["nested-document", "missing-namespace"])
  }

  @Test(arguments: ["", "\n", "<!-- c -->\n<?p i?>", "<!--"])
  func `accepts little behind the end`(_ rest: String) throws {
    let document = try read(gpx("") + rest)
    #expect(document.codes == (rest == "<!--" ? ["content-after-end"] : []))
  }

  @Test(arguments: ["x", "<trk/>", "\u{0}\u{0}\u{0}", gpx("<wpt/>"), "]]>"])
  func `ignores the rest behind the end, and says so once`(_ rest: String) throws {
    let document = try read(gpx("<wpt lat='1' lon='2'/>") + rest)
    #expect(document.waypoints.count == 1)
    #expect(document.codes == ["content-after-end"])
  }
}
