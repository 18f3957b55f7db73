import Testing

@testable import GPX

@Suite struct WriterTests {
  private static let garmin = "http://www.garmin.com/xmlschemas/TrackPointExtension/v1"

  /// What stands between the root's tags in the compact layout.
  private func body(_ document: Document, _ version: WritingOptions.Version = .gpx11) -> String {
    let options = WritingOptions(version: version, layout: .compact)
    let text = String(decoding: document.gpx(options: options), as: UTF8.self)
    guard let start = text.range(of: ".xsd\">"), let end = text.range(of: "</gpx>", last: true)
    else { return text }
    return String(text[start.upperBound..<end.lowerBound])
  }

  @Test func `writes a document for people to read`() throws {
    var document = Document()
    document.creator = "Switch & back"
    document.metadata.name = "Two huts"
    document.waypoints = [Waypoint(latitude: 46.5, longitude: -7, elevation: 2034, name: "Hut")]
    var point = TrackPoint(
      latitude: 46.123_456_7,
      longitude: 7.25,
      time: Timestamp("2024-05-01T06:00:00.25Z")
    )
    let heartRate = QualifiedName("hr", prefix: "gpxtpx", namespace: Self.garmin)
    let group = QualifiedName("TrackPointExtension", prefix: "gpxtpx", namespace: Self.garmin)
    point.extensions = [
      ExtensionElement(group, content: [.element(ExtensionElement(heartRate, text: "142"))])
    ]
    document.tracks = [
      Track(name: "Way", segments: [TrackSegment([point, TrackPoint(latitude: 0, longitude: 0)])])
    ]
    document.routes = [Route()]
    let expected = """
      <?xml version="1.0" encoding="UTF-8"?>
      <gpx version="1.1" creator="Switch &amp; back"
          xmlns="http://www.topografix.com/GPX/1/1"
          xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
          xmlns:gpxtpx="http://www.garmin.com/xmlschemas/TrackPointExtension/v1"
          xsi:schemaLocation="http://www.topografix.com/GPX/1/1 http://www.topografix.com/GPX/1/1/gpx.xsd">
        <metadata>
          <name>Two huts</name>
        </metadata>
        <wpt lat="46.5" lon="-7">
          <ele>2034</ele>
          <name>Hut</name>
        </wpt>
        <rte/>
        <trk>
          <name>Way</name>
          <trkseg>
            <trkpt lat="46.1234567" lon="7.25">
              <time>2024-05-01T06:00:00.25Z</time>
              <extensions>
                <gpxtpx:TrackPointExtension>
                  <gpxtpx:hr>142</gpxtpx:hr>
                </gpxtpx:TrackPointExtension>
              </extensions>
            </trkpt>
            <trkpt lat="0" lon="0"/>
          </trkseg>
        </trk>
      </gpx>

      """
    #expect(String(decoding: document.gpx(), as: UTF8.self) == expected)
  }

  @Test func `takes the creator of the options before that of the document`() throws {
    var document = Document()
    document.creator = "old"
    let written = document.gpx(options: WritingOptions(creator: "new"))
    #expect(try Document(reading: written).creator == "new")
  }

  @Test func `escapes what means something else`() {
    var document = Document()
    document.waypoints = [Waypoint(latitude: 0, longitude: 0, name: "a<b>&\"'\t\r\n]]>\u{0}\u{B}")]
    document.waypoints[0].links = [WebLink(address: "?a=1&b=\"<>'\t\r\n\u{1}")]
    #expect(
      body(document) == """
        <wpt lat="0" lon="0"><name>a&lt;b&gt;&amp;"'\t&#13;\n]]&gt;</name>\
        <link href="?a=1&amp;b=&quot;&lt;&gt;'&#9;&#13;&#10;"/></wpt>
        """
    )
  }

  @Test(arguments: 0..<24)
  func `escapes wherever a character stands`(_ place: Int) throws {
    for character in ["&", "<", ">", "\"", "\r", "\u{FFFE}", "\u{FFFF}", "\u{1F}", "\u{FFFD}", "ï"]
    {
      let front = String(repeating: "a", count: place)
      var document = Document()
      document.metadata.name = front + character + "b"
      document.metadata.links = [WebLink(address: front + character)]
      let again = try Document(reading: document.gpx())
      let kept = ["\u{FFFE}", "\u{FFFF}", "\u{1F}"].contains(character) ? "" : character
      #expect(again.codes == [])
      #expect(again.metadata.name == front + kept + "b")
      #expect(again.metadata.links.first?.address == front + kept)
    }
  }

  @Test func `writes the edges of angles as the schema of 1_1 wants them`() throws {
    var document = Document()
    document.metadata.bounds = GeographicBounds(south: -90, west: -180, north: 90, east: 180)
    document.waypoints = [Waypoint(latitude: 90, longitude: 180)]
    var reception = Reception()
    reception.magneticVariation = 360
    document.waypoints[0].reception = reception
    #expect(
      body(document) == """
        <metadata><bounds minlat="-90" minlon="-180" maxlat="90" maxlon="179.99999999999999"/></metadata>\
        <wpt lat="90" lon="179.99999999999999"><magvar>359.99999999999999</magvar></wpt>
        """
    )
    #expect(
      body(document, .gpx10) == """
        <bounds minlat="-90" minlon="-180" maxlat="90" maxlon="180"/>\
        <wpt lat="90" lon="180"><magvar>360</magvar></wpt>
        """
    )
    #expect(try Document(reading: document.gpx()) == document)
  }

  @Test func `nests in 1_0 what it has no element for`() {
    var document = Document()
    document.metadata.author = Person(name: "A", email: "a1@b.c")
    document.metadata.copyright = Copyright(holder: "B")
    document.waypoints = [Waypoint(latitude: 1, longitude: 2)]
    document.waypoints[0].links = [WebLink(address: "a", text: "A"), WebLink(address: "b")]
    let power = QualifiedName("power", namespace: "http://www.topografix.com/GPX/1/1")
    document.waypoints[0].extensions = [ExtensionElement(power, text: "250")]
    var track = Track(segments: [TrackSegment(), TrackSegment()])
    track.type = "hike"
    track.extensions = [ExtensionElement(QualifiedName("c", prefix: "x", namespace: "urn:x"))]
    track.segments[1].extensions = [ExtensionElement(QualifiedName("s", namespace: "urn:x"))]
    document.tracks = [Track(), track]
    let nested = "<gpx xmlns=\"http://www.topografix.com/GPX/1/1\" version=\"1.1\" creator=\"\">"
    #expect(
      body(document, .gpx10) == """
        <author>A</author>\
        <wpt lat="1" lon="2"><url>a</url><urlname>A</urlname>\
        \(nested)<wpt lat="1" lon="2"><link href="a"><text>A</text></link><link href="b"/>\
        <extensions><power>250</power></extensions></wpt></gpx></wpt>\
        <trk/><trk><x:c/>\(nested)<trk><type>hike</type></trk></gpx>\
        <trkseg/><trkseg/></trk>\
        \(nested)<metadata><author><name>A</name><email id="a1" domain="b.c"/></author>\
        <copyright author="B"/></metadata><trk/><trk><trkseg/><trkseg><extensions>\
        <s xmlns="urn:x"/></extensions></trkseg></trk></gpx>
        """
    )
  }

  @Test func `writes in 1_1 what 1_0 alone has`() {
    var document = Document()
    document.metadata.author = Person(email: "nobody")
    var reception = Reception()
    reception.course = 90
    reception.speed = 2.5
    var point = TrackPoint(latitude: 1, longitude: 2)
    point.reception = reception
    document.tracks = [Track(segments: [TrackSegment([point])])]
    #expect(
      body(document) == """
        <metadata><author/><extensions><gpx10:email>nobody</gpx10:email></extensions></metadata>\
        <trk><trkseg><trkpt lat="1" lon="2"><extensions><gpx10:course>90</gpx10:course>\
        <gpx10:speed>2.5</gpx10:speed></extensions></trkpt></trkseg></trk>
        """
    )
    #expect(
      body(document, .gpx10).hasPrefix(
        "<trk><trkseg><trkpt lat=\"1\" lon=\"2\"><course>90</course><speed>2.5</speed></trkpt>"
      )
    )
  }
}

extension String {
  /// Where a text stands, first or last.
  fileprivate func range(of text: String, last: Bool = false) -> Range<Index>? {
    let places = indices.filter { self[$0...].hasPrefix(text) }
    guard let start = last ? places.last : places.first else { return nil }
    return start..<index(start, offsetBy: text.count)
  }
}
