import Testing

@testable import GPX

/// What the faulty files hold, in the words of their index: texts to the letter, values to the last bit.
@Suite(Material.isNeeded) struct CaseValueTests {
  private func document(_ file: String) throws -> Document {
    try Document(reading: try Material.bytes("research/gpx-cases/\(file).gpx"))
  }

  // MARK: Encodings and texts

  @Test(arguments: [
    ("01-utf8-bom", "Früh am Grat"),
    ("02-utf16le-bom", "Großer Steig – 日の出"),
    ("04-utf16le-no-bom", "Großer Steig – 日の出"),
    ("05-iso-8859-1", "Gämsälpli über Höchi"),
    ("08-declared-utf8-is-latin1", "Steig 12° Südhang"),
    ("11-no-xml-declaration", "Ohne Kopf"),
    ("12-leading-whitespace", "Leerzeilen"),
    ("13-trailing-garbage", "Ende"),
    ("15-truncated", "Abgerissen"),
    ("16-cdata", "A & B"),
    ("17-html-entity", "Cañon bei 40° & Spätle"),
    ("19-numeric-char-refs", "Mühle → See 🚲 <A> \"B\" 'C'"),
    ("24-escape-round-trip", "1 < 2 && 3 > 2 &amp; \"x\""),
    ("25-xxe", "[]"),
    ("27-doctype-harmless", "Mit Doctype"),
    ("28-one-line", "Einzeiler"),
    ("34-prefixed-elements", "Präfix"),
    ("42-empty-trkseg", "Lücke"),
    ("45-one-point-segments", "Perlen"),
    ("95-antimeridian", "Datumsgrenze"),
    ("100-closed-loop", "Schleife"),
    ("105-reverse-and-times", "Hin"),
  ])
  func `names the track to the letter`(_ file: String, _ name: String) throws {
    let tracks = try document(file).tracks
    #expect(tracks.count == 1)
    #expect(tracks.first?.name.map { Array($0.utf8) } == Array(name.utf8))
  }

  @Test(
    arguments: [
      ("07-windows-1251", ["Родник у дуба"]),
      ("16-cdata", ["Parkplatz <P2> & Brunnen"]),
      ("21-control-characters", ["Alm Nr 7", "Alm 8"]),
      ("28-one-line", ["W"]),
      ("34-prefixed-elements", ["P"]),
      ("48-waypoints-only", [nil, "Schleuse"]),
      // A name that is there and empty is not a name that is not there.
      ("49-waypoint-without-name", [nil, nil, "", "Vier"]),
      ("50-name-belongs-to-parent", ["Start", nil]),
      // Decided: a waypoint inside of a segment becomes one of the document.
      ("51-wpt-inside-trkseg", ["Start", "Ziel"]),
      ("53-wrong-element-order", ["W"]),
      ("54-gpx10-full", ["W1"]),
      ("68-latitude-out-of-range", []),
      ("95-antimeridian", ["West", "Ost"]),
      ("96-poles", ["Nordpol", "Südpol"]),
    ] as [(String, [String?])]
  )
  func `names the waypoints to the letter`(_ file: String, _ names: [String?]) throws {
    #expect(try document(file).waypoints.map(\.name) == names)
  }

  @Test func `keeps markup in CDATA as text, and an empty type as an empty text`() throws {
    let waypoint = try #require(try document("16-cdata").waypoints.first)
    #expect(waypoint.description == "<p>Nur <b>werktags</b></p>")
    #expect(waypoint.type == "")
  }

  @Test func `decodes references in an attribute`() throws {
    let links = try document("24-escape-round-trip").metadata.links
    #expect(
      links == [
        WebLink(address: "https://example.org/t?a=1&b=%C3%BC&c=<x>", text: "Q & A")
      ]
    )
  }

  @Test func `opens no other file`() throws {
    let document = try document("25-xxe")
    // All texts of the document that could hold what an entity points to.
    let texts = [document.tracks.first?.name, document.creator, document.version]
    #expect(texts == ["[]", "case", "1.1"])
    #expect(document.trackPoints.allSatisfy { $0.texts == nil })
  }

  @Test func `keeps lines of a description and every link`() throws {
    let waypoint = try #require(try document("59-waypoint-links-html-desc").waypoints.first)
    #expect(
      waypoint.description == """
        amenity=pharmacy
        opening_hours=Mo-Fr 09:00-13:00
        <a href="https://example.org">mehr</a>
        """
    )
    #expect(
      waypoint.links == [
        WebLink(address: "https://example.org/1", text: "eins"),
        WebLink(address: "https://example.org/2"),
      ]
    )
    #expect(waypoint.name == "Apotheke")
    #expect(waypoint.comment == "k")
    #expect(waypoint.source == "OSM")
    #expect(waypoint.symbol == "Pharmacy")
    #expect(waypoint.type == "POI")
  }

  @Test func `keeps symbols and types to the letter`() throws {
    let waypoints = try document("94-symbols-and-types").waypoints
    #expect(
      waypoints.map(\.symbol) == [
        "Flag, Blue", "Trail Head", "Drinking Water", "Summit", "campground", "Gibt es nicht", "",
      ]
    )
    #expect(waypoints.map(\.type) == [nil, "Trailhead", "WATER", nil, nil, nil, nil])
    #expect(try document("48-waypoints-only").waypoints.first?.symbol == " ")
  }

  @Test func `reads very long texts and attributes`() throws {
    let document = try document("107-long-attribute-and-text")
    #expect(document.creator?.count == 100_000)
    #expect(document.tracks.first?.name?.count == 200_000)
  }

  // MARK: Structure

  @Test func `gives each name to the element that holds it`() throws {
    let document = try document("50-name-belongs-to-parent")
    #expect(document.metadata.name == "Datei")
    #expect(document.metadata.author == Person(name: "Autorin"))
    #expect(document.routes.map(\.name) == ["Route"])
    #expect(document.routes.first?.points.map(\.name) == ["Abzweig"])
    #expect(document.tracks.map(\.name) == ["Spur"])
    #expect(document.trackPoints.map(\.name) == ["Pkt 1", nil])
    #expect(
      document.waypoints.first?.links == [WebLink(address: "https://example.org/", text: "Text")]
    )
  }

  @Test func `reads every field of the metadata`() throws {
    let metadata = try document("56-metadata-full").metadata
    var expected = Metadata()
    expected.name = "Sammlung"
    expected.description = "Beschreibung"
    expected.author = Person(
      name: "A. Beispiel",
      email: "a.beispiel@example.org",
      link: WebLink(address: "https://example.org/a", text: "Seite", mediaType: "text/html")
    )
    expected.copyright = Copyright(
      holder: "A. Beispiel",
      year: "2024",
      license: "https://creativecommons.org/licenses/by/4.0/"
    )
    expected.links = [
      WebLink(address: "https://example.org/1"),
      WebLink(address: "https://example.org/2", text: "Zwei"),
    ]
    // 2025-04-22T19:23:27 by `date -u +%s`.
    expected.time = Timestamp(seconds: 1_745_349_807, nanoseconds: 586_350_000)
    expected.keywords = "rad, alpen"
    expected.bounds = GeographicBounds(south: 47.1, west: 11.2, north: 47.102, east: 11.203)
    var known = metadata
    known.extensions = []
    #expect(known == expected)
  }

  @Test func `reads the head of GPX 1.0 as metadata`() throws {
    let document = try document("54-gpx10-full")
    var expected = Metadata()
    expected.name = "Alt"
    expected.description = "D"
    expected.author = Person(name: "E. Muster", email: "e.muster@example.org")
    expected.links = [WebLink(address: "https://example.org/", text: "Seite")]
    // 2004-06-01T10:00:00Z by `date -u +%s`.
    expected.time = Timestamp(seconds: 1_086_084_000)
    expected.keywords = "a, b"
    expected.bounds = GeographicBounds(south: 47, west: 11, north: 48, east: 12)
    #expect(document.metadata == expected)
    #expect(document.version == "1.0")
    let waypoint = try #require(document.waypoints.first)
    #expect(waypoint.links == [WebLink(address: "https://example.org/w1", text: "W eins")])
    #expect(waypoint.symbol == "Summit")
    #expect(waypoint.elevation == 500)
    #expect(document.tracks.first?.number == 1)
    var reception = Reception()
    reception.magneticVariation = 2.1
    reception.geoidHeight = 48.2
    reception.fix = .threeDimensional
    reception.satellites = 7
    reception.horizontalDilution = 1.2
    #expect(waypoint.reception == reception)
    #expect(document.trackPoints.map { $0.reception?.course } == [52.7, 180])
    #expect(document.trackPoints.map { $0.reception?.speed } == [4.23, 0])
  }

  @Test func `reads children in any order`() throws {
    let document = try document("53-wrong-element-order")
    let point = try #require(document.trackPoints.first)
    #expect(point.elevation == 179)
    // 2024-09-08T00:02:54Z by `date -u +%s`.
    #expect(point.time == Timestamp(seconds: 1_725_753_774))
    #expect(point.name == "n")
    #expect(document.tracks.first?.name == "Reihe")
    #expect(document.waypoints.first?.elevation == 1)
    #expect(document.metadata.name == "M")
  }

  @Test func `ignores bounds that lack an edge`() throws {
    let document = try document("57-bad-bounds")
    #expect(document.metadata.bounds == nil)
    let bounds = GeographicBounds(south: 47.1, west: 11.2, north: 47.102, east: 11.203)
    #expect(document.bounds == bounds)
  }

  // C96
  @Test func `reads a file without a namespace`() throws {
    let document = try document("35-no-namespace")
    #expect(document.version == "0.31")
    #expect(document.trackPoints.map(\.elevation) == [66.2])
    #expect(document.routes.map(\.points.count) == [0])
    #expect(try self.document("33-empty-gpx").bounds == nil)
  }

  @Test func `lets the namespace decide about the version`() throws {
    let document = try document("38-version-disagrees")
    #expect(document.metadata.name == "Kopf")
    #expect(document.version == "1.0")
    #expect(try self.document("36-version-is-app-version").version == "50517")
  }

  // MARK: Numbers and times

  @Test func `reads numbers to the nearest double`() throws {
    let exponents = try document("60-exponent-numbers").trackPoints
    #expect(exponents.map(\.longitude) == [0.0005797, -0.0000002, -0.0005312])
    #expect(exponents.map(\.elevation) == [-0.00065537536, 120, nil])
    let commas = try document("61-decimal-comma").trackPoints
    #expect(commas.map(\.latitude) == [49.978498886, 49.9786])
    #expect(commas.map(\.longitude) == [7.9312479719, 7.9313])
    #expect(commas.map(\.elevation) == [68, 65.336])
    let long = try document("64-long-precision").trackPoints
    #expect(long.map(\.latitude) == [51.437889290973544, 51.43786800093949])
    #expect(long.map(\.longitude) == [6.617012657225132, 6.617006119340658])
    #expect(long.map(\.elevation) == [23.600000381469727, -2.4000000953674316])
  }

  @Test func `turns longitudes back and drops points beyond the poles`() throws {
    let turned = try document("69-longitude-beyond-180").trackPoints.map(\.longitude)
    // Each is the nearest double to the number in the file, less or more 360: Python's `360 - 180.096474` and so on.
    #expect(turned == [179.903526, -179.90387, -179.95, -0.10000000000002274])
    #expect(
      try document("70-longitude-180").trackPoints.map(\.longitude) == [180, -180, 179.9999999]
    )
    #expect(
      try document("68-latitude-out-of-range").trackPoints.map(\.latitude) == [12.43, 12.449]
    )
  }

  @Test(arguments: [
    ("65-missing-coordinates", [60.16992, 60.16994]),
    ("67-duplicate-attribute", [47.2]),
    ("15-truncated", [47.1, 47.101, 47.102]),
  ])
  func `drops points without a place, and puts none at 0, 0`(
    _ file: String,
    _ latitudes: [Double]
  ) throws {
    let points = try document(file).trackPoints
    #expect(points.map(\.latitude) == latitudes)
    #expect(!points.contains { $0.latitude == 0 || $0.longitude == 0 })
  }

  @Test func `has no elevation where none is written`() throws {
    #expect(try document("71-ele-empty").trackPoints.map(\.elevation) == [nil, nil, nil, 500])
    let part = try document("73-ele-missing-in-part")
    #expect(part.trackPoints.map(\.elevation) == [nil, 100, nil, 160, nil])
    // Decided by the schema: an attribute `ele` is none of GPX.
    #expect(try document("74-ele-as-attribute").trackPoints.map(\.elevation) == [nil, nil])
    let figures = try document("71-ele-empty").statistics()
    #expect(figures.minimumElevation == 500)
    #expect(figures.maximumElevation == 500)
    #expect(figures.ascent == 0)
  }

  // Seconds by `date -u +%s`.
  @Test(
    arguments: [
      (
        "75-time-fractions",
        [
          (1_434_548_687, 609_273_374), (1_434_548_688, 100_000_000), (1_434_548_689, 175_000_000),
          (1_434_548_690, 980_000_000), (1_434_548_691, 500_000_000),
        ]
      ),
      (
        "76-time-offsets",
        [
          (1_521_499_750, 0), (1_521_499_810, 0), (1_521_499_870, 0), (1_521_499_930, 0),
          (1_521_499_990, 0),
        ]
      ),
      (
        "78-time-odd-forms",
        [
          (1_733_308_951, 0), (1_733_270_400, 0), (1_733_356_800, 0), (1_483_228_800, 0),
          (1_707_458_587, 0), (1_733_308_951, 0), (1_560_836_943, 993_000_000),
        ]
      ),
    ] as [(String, [(Int64, Int32)])]
  )
  func `reads times exactly`(_ file: String, _ times: [(Int64, Int32)]) throws {
    let expected = times.map { Timestamp(seconds: $0.0, nanoseconds: $0.1) }
    #expect(try document(file).trackPoints.map(\.time) == expected)
  }

  @Test func `has no time where none is written`() throws {
    let document = try document("81-time-empty-or-missing")
    #expect(
      document.trackPoints.map { $0.time != nil } == [false, true, false, false, true, false]
    )
    let figures = document.statistics()
    // 2020-08-18T10:00:00Z and three minutes later, by `date -u +%s`.
    #expect(figures.startTime == Timestamp(seconds: 1_597_744_800))
    #expect(figures.endTime == Timestamp(seconds: 1_597_744_980))
    #expect(figures.duration == 180)
  }

  @Test func `keeps the order of times that run backwards`() throws {
    let document = try document("82-time-backwards")
    #expect(document.trackPoints.map(\.latitude) == [47.1, 47.101, 47.102])
    #expect(document.statistics().duration == 600)
  }

  // MARK: Extensions

  @Test func `keeps the tree of a waypoint's extensions`() throws {
    let garmin = "http://www.garmin.com/xmlschemas/GpxExtensions/v3"
    let waypoint = try #require(try document("91-waypoint-address").waypoints.first)
    #expect(
      waypoint.extensions.map { "\($0.name)" } == [
        "gpxx:WaypointExtension", "ctx:CreationTimeExtension",
      ]
    )
    let top = try #require(waypoint.extensions.first)
    #expect(top.name.namespace == garmin)
    #expect(
      top.children.map(\.name.localName) == [
        "Proximity", "DisplayMode", "Categories", "Address", "PhoneNumber",
      ]
    )
    let address = top.children[3].children.map { ($0.name.localName, $0.text) }
    #expect(address.map(\.0) == ["StreetAddress", "City", "PostalCode"])
    #expect(address.map(\.1) == ["Hauptstr. 1", "Musterdorf", "00000"])
    #expect(top.children.map(\.text) == ["250.5", "SymbolAndName", "", "", "000"])
  }

  @Test func `keeps extensions at all eight places, in their order`() throws {
    let document = try document("92-extensions-everywhere")
    func element(_ name: String, _ text: String) -> ExtensionElement {
      ExtensionElement(QualifiedName(name, prefix: "x", namespace: "urn:x"), text: text)
    }
    func element(
      _ name: String,
      _ content: [ExtensionElement] = []
    ) -> ExtensionElement {
      ExtensionElement(
        QualifiedName(name, prefix: "x", namespace: "urn:x"),
        content: content.map { .element($0) }
      )
    }
    var head = element("m", "m")
    head.attributes = [.init(QualifiedName("a"), value: "1")]
    #expect(document.metadata.extensions == [head])
    #expect(document.waypoints.map(\.extensions) == [[element("w")]])
    #expect(document.routes.map(\.extensions) == [[element("r", "r")]])
    #expect(document.routes[0].points.map(\.extensions) == [[element("rp", "rp")]])
    #expect(document.tracks.map(\.extensions) == [[element("t", "t & t")]])
    #expect(document.tracks[0].segments.map(\.extensions) == [[element("s", "s")]])
    var point = element("tp", [element("deep", [element("er", "1")])])
    let key = QualifiedName("k", prefix: "x", namespace: "urn:x")
    point.attributes = [.init(key, value: "v")]
    #expect(document.trackPoints.map(\.extensions) == [[point]])
    let other = ExtensionElement(QualifiedName("h", prefix: "y", namespace: "urn:y"))
    #expect(document.extensions == [element("g", "g"), other])
  }

  @Test func `reads a sensor by its namespace and counts it once`() throws {
    let garmin = try document("85-garmin-tpx-any-prefix").trackPoints
    #expect(garmin.map(\.heartRate) == [72, 73])
    #expect(garmin.map(\.cadence) == [74, nil])
    #expect(garmin.map(\.temperature) == [27, nil])
    let others = try document("87-bare-and-other-sensor-names").trackPoints
    #expect(others.map(\.heartRate) == [139, 140, 141, 142])
    #expect(others.map(\.cadence) == [101, 99, nil, 98])
    #expect(others.map(\.power) == [633, nil, nil, nil])
    #expect(others.map(\.temperature) == [nil, 20, nil, 21])
    #expect(others.map(\.speed) == [13.13, nil, nil, nil])
    #expect(try document("34-prefixed-elements").trackPoints.map(\.heartRate) == [101])
    #expect(try document("38-version-disagrees").trackPoints.map(\.speed) == [2.5])
  }

  @Test func `reads the colours of tracks`() throws {
    let tracks = try document("89-colours").tracks
    #expect(
      tracks.map { $0.lineStyle?.color?.hexadecimalText } == [
        "006400", "0000FF", "FF8000", "FAF700", "4E4EFF", "00C000", "B51A00", nil,
      ]
    )
    #expect(tracks[1].lineStyle?.opacity == 0.59)
    #expect(tracks[1].lineStyle?.width == .pixels(6))
    // The first two digits of eight are how opaque the line is: 0xAA of 0xFF.
    #expect(tracks[3].lineStyle?.opacity == 0xAA / 255.0)
  }

  @Test func `leads a route by the places that a device found`() throws {
    let route = try #require(try document("90-garmin-route-points").routes.first)
    #expect(route.points.map(\.name) == ["A", "B"])
    #expect(Array(route.line.latitudes) == [46.5446, 46.5444, 46.5444, 46.5450, 46.5460])
    #expect(Array(route.line.longitudes) == [6.658, 6.658, 6.6583, 6.659, 6.66])
    #expect(route.lineStyle?.color == LineColor(red: 255, green: 0, blue: 255))
  }

  // MARK: Geometry

  @Test func `spans the meridian of 180 degrees the short way`() throws {
    let bounds = try #require(try document("95-antimeridian").bounds)
    #expect(bounds.west == 179.9)
    #expect(bounds.east == -179.9)
    #expect(abs(bounds.width - 0.2) < 1e-9)
    #expect(try document("95-antimeridian").statistics().distance < 25_000)
  }

  @Test func `keeps points at the poles`() throws {
    let document = try document("96-poles")
    #expect(document.trackPoints.map(\.latitude) == [89, 89.9, 90, 89])
    #expect(document.waypoints.map(\.latitude) == [90, -90])
    #expect(document.waypoints.map(\.longitude) == [0, 45])
    #expect(document.statistics().distance.isFinite)
  }
}
