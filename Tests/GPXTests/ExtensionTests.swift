import TestSupport
import Testing

@testable import GPX

/// What GPX does not define is kept as it stands.
struct ExtensionTests {
  private static let garmin = "http://www.garmin.com/xmlschemas/TrackPointExtension/v1"

  private func element(
    _ name: String,
    _ content: [ExtensionElement.Content] = []
  )
    -> ExtensionElement
  {
    ExtensionElement(QualifiedName(name, prefix: "x", namespace: "urn:x"), content: content)
  }

  private func file(_ content: String) -> String {
    """
    <gpx version="1.1" creator="test" xmlns="http://www.topografix.com/GPX/1/1" xmlns:x="urn:x">
    \(content)
    </gpx>
    """
  }

  @Test func `extensions stand at all eight places`() throws {
    func mark(_ name: String) -> String { "<extensions><x:\(name)/></extensions>" }
    let document = try read(
      file(
        """
        <metadata>\(mark("metadata"))</metadata>
        <wpt lat="1" lon="2">\(mark("wpt"))</wpt>
        <rte>\(mark("rte"))<rtept lat="1" lon="2">\(mark("rtept"))</rtept></rte>
        <trk>\(mark("trk"))<trkseg><trkpt lat="1" lon="2">\(mark("trkpt"))</trkpt>
        \(mark("trkseg"))</trkseg></trk>
        \(mark("gpx"))
        """
      )
    )
    #expect(document.codes == [])
    #expect(document.metadata.extensions == [element("metadata")])
    #expect(document.waypoints[0].extensions == [element("wpt")])
    #expect(document.routes[0].extensions == [element("rte")])
    #expect(document.routes[0].points[0].extensions == [element("rtept")])
    #expect(document.tracks[0].extensions == [element("trk")])
    #expect(document.tracks[0].segments[0].extensions == [element("trkseg")])
    #expect(document.tracks[0].segments[0][0].extensions == [element("trkpt")])
    #expect(document.extensions == [element("gpx")])
  }

  @Test func `a tree keeps order, attributes and text`() throws {
    let document = try read(
      file(
        """
        <wpt lat="1" lon="2"><extensions>
          <x:a k="1" x:k="a&amp;b"> one <x:b/> two</x:a>
          <x:c>
            <x:d>007</x:d>
            <x:d><![CDATA[<3]]></x:d>
          </x:c>
          <x:a xmlns="urn:y"><d xmlns="">&#x2192;</d></x:a>
        </extensions></wpt>
        """
      )
    )
    #expect(document.codes == [])
    var first = element("a", [.text(" one "), .element(element("b")), .text(" two")])
    first.attributes = [
      .init(QualifiedName("k"), value: "1"),
      .init(QualifiedName("k", prefix: "x", namespace: "urn:x"), value: "a&b"),
    ]
    let second = element(
      "c",
      [.element(element("d", [.text("007")])), .element(element("d", [.text("<3")]))]
    )
    let inner = ExtensionElement(QualifiedName("d"), text: "→")
    #expect(
      document.waypoints[0].extensions == [first, second, element("a", [.element(inner)])]
    )
  }

  @Test func `points of one shape keep their own texts`() throws {
    let texts = ["142", "0", "-3", "07", "1.50", "9999999999", "x", "", " 1 ", "1e3", "-0", ".5"]
    var points = ""
    for text in texts {
      points += """
        <trkpt lat="1" lon="2"><extensions><x:p a="\(text)"><x:hr>\(text)</x:hr></x:p></extensions>
        </trkpt><trkpt lat="1" lon="2"/>
        """
    }
    let document = try read(file("<trk><trkseg>\(points)</trkseg></trk>"))
    let segment = document.tracks[0].segments[0]
    for (row, text) in texts.enumerated() {
      let extensions = segment[2 * row].extensions
      let rate = try #require(extensions.first?.children.first)
      #expect(rate.text == text)
      #expect(extensions.first?.attributes.first?.value == text)
      #expect(segment[2 * row + 1].extensions == [])
    }
    #expect(TrackSegment(Array(segment)) == segment)
    #expect(segment.selecting(segment.indices) == segment)
    #expect(segment.selecting(segment.indices.reversed()).reversed() == Array(segment))
  }

  @Test func `what stands outside of its place is kept`() throws {
    let document = try read(
      file(
        """
        <trk><x:color>red</x:color><number>1</number><trkseg>
        <trkpt lat="1" lon="2"><hr>99</hr><trkseg>3</trkseg></trkpt></trkseg></trk>
        """
      )
    )
    #expect(document.tracks[0].extensions == [element("color", [.text("red")])])
    let point = document.tracks[0].segments[0][0]
    #expect(point.extensions.map(\.name.localName) == ["hr"])
    #expect(point.extensions.map(\.text) == ["99"])
  }

  // C96
  @Test func `an undeclared prefix has no namespace`() throws {
    let declared = #"<y:a xmlns:y="urn:undeclared:y"/>"#
    let document = try read(
      file("<metadata><extensions><y:a/>\(declared)</extensions></metadata>")
    )
    let name = QualifiedName("a", prefix: "y")
    #expect(document.codes == ["undeclared-prefix"])
    #expect(document.metadata.extensions == [ExtensionElement(name), ExtensionElement(name)])
  }

  @Test func `a cut file keeps whole points alone`() throws {
    let whole = file(
      "<trk><trkseg>"
        + String(
          repeating:
            "<trkpt lat='1' lon='2'><extensions><x:p><x:hr>142</x:hr></x:p></extensions></trkpt>",
          count: 2
        )
    )
    let bytes = Array(whole.utf8)
    for end in 0..<bytes.count {
      guard let document = try? Document(reading: Array(bytes[..<end])) else { continue }
      for point in document.trackPoints {
        #expect(point.extensions.first?.children.first?.text == "142")
      }
    }
  }

  @Test func `decimal texts come back to the letter`() {
    for text in ["0", "-1", "142", "23.0", "0.05", "-0.25", "100", "123456789012345678"] {
      let bytes = Array(text.utf8)
      let decimal = DecimalText(bytes.span.bytes, in: 0..<bytes.count)
      #expect(decimal?.text == text)
      #expect(decimal?.value == Double(text))
    }
    for text in [
      "", "-", "+1", "007", ".5", "1.", "1e3", "-0", "-0.0", " 1", "1234567890123456789",
    ] {
      let bytes = Array(text.utf8)
      #expect(DecimalText(bytes.span.bytes, in: 0..<bytes.count) == nil, "\(text)")
    }
  }

  @Test func `many shapes in any order come back`() throws {
    var generator = SeededGenerator(seed: 7)
    var segment = TrackSegment()
    var expected: [[ExtensionElement]] = []
    for _ in 0..<500 {
      var extensions: [ExtensionElement] = []
      for _ in 0..<Int.random(in: 0...2, using: &generator) {
        let name = "n\(Int.random(in: 0...30, using: &generator))"
        extensions.append(element(name, [.text("\(Int.random(in: 0...9, using: &generator))")]))
      }
      var point = TrackPoint(latitude: 0, longitude: 0)
      point.extensions = extensions
      segment.append(point)
      expected.append(extensions)
    }
    #expect(segment.map(\.extensions) == expected)
    #expect(segment.selecting(0..<500) == segment)
  }

  @Test func `what the receiver told is read`() throws {
    let document = try read(
      file(
        """
        <trk><trkseg>
        <trkpt lat="1" lon="2"><magvar>3.5</magvar><geoidheight>47</geoidheight><fix>3d</fix>
        <sat>9</sat><hdop>0.9</hdop><vdop>1.2</vdop><pdop>1.5</pdop>
        <ageofdgpsdata>4</ageofdgpsdata><dgpsid>12</dgpsid></trkpt>
        <trkpt lat="1" lon="2"/>
        <trkpt lat="1" lon="2"><fix>rtk</fix><sat>1.5</sat><dgpsid>5000</dgpsid></trkpt>
        </trkseg></trk>
        """
      )
    )
    #expect(document.codes == ["unknown-fix", "malformed-number", "value-out-of-range"])
    let points = document.trackPoints
    var reception = Reception()
    reception.magneticVariation = 3.5
    reception.geoidHeight = 47
    reception.fix = .threeDimensional
    reception.satellites = 9
    reception.horizontalDilution = 0.9
    reception.verticalDilution = 1.2
    reception.positionDilution = 1.5
    reception.correctionAge = 4
    reception.stationID = 12
    #expect(points[0].reception == reception)
    #expect(points[1].reception == nil)
    #expect(points[2].reception?.fix?.rawValue == "rtk")
    #expect(points[2].reception?.stationID == 5000)
  }

  @Test func `speed and course of GPX 1_0 are read, and from extensions of 1_1`() throws {
    let old = try read(
      """
      <gpx version="1.0" creator="t" xmlns="http://www.topografix.com/GPX/1/0"><trk><trkseg>
      <trkpt lat="1" lon="2"><course>90</course><speed>0</speed></trkpt></trkseg></trk></gpx>
      """
    )
    let new = try read(
      track(
        """
        <trkpt lat="1" lon="2"><extensions xmlns:o="http://www.topografix.com/GPX/1/0">
        <o:course>90</o:course><o:speed>0</o:speed></extensions></trkpt>
        """
      )
    )
    #expect(old.codes == [] && new.codes == [])
    #expect(old.trackPoints == new.trackPoints)
    #expect(new.trackPoints[0].reception?.course == 90)
    #expect(new.trackPoints[0].reception?.speed == 0)
    #expect(new.trackPoints[0].extensions == [])
  }
}
