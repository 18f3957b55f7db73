import Geodesy
import Testing

@testable import GPX

@Suite struct ReadingTests {
  @Test func `reads everything of a waypoint`() throws {
    let document = try read(
      gpx(
        """
        <wpt lat="47.5" lon="-11.25"><ele> 1878.5 </ele><time>2024-05-01T06:00:00.25Z</time>
        <magvar>2</magvar><name>A &amp; <![CDATA[<B>]]> &#x1F6B2;</name><cmt>c</cmt><desc>d</desc>
        <src>s</src><link href="https://example.org/?a=1&amp;b=2"><text>T</text><type>t/t</type></link>
        <sym>Summit</sym><type></type><sat>7</sat></wpt>
        """
      )
    )
    let point = try #require(document.waypoints.first)
    #expect(document.codes == [])
    #expect(point.latitude == 47.5)
    #expect(point.longitude == -11.25)
    #expect(point.coordinate.latitude == 47.5)
    #expect(point.elevation == 1878.5)
    #expect(point.time == Timestamp(seconds: 1_714_543_200, nanoseconds: 250_000_000))
    #expect(point.name == "A & <B> 🚲")
    #expect(point.comment == "c")
    #expect(point.description == "d")
    #expect(point.source == "s")
    #expect(
      point.links == [
        WebLink(address: "https://example.org/?a=1&b=2", text: "T", mediaType: "t/t")
      ]
    )
    #expect(point.symbol == "Summit")
    #expect(point.type?.isEmpty == true)
  }

  @Test func `reads everything of a route and a track`() throws {
    let texts =
      "<name>n</name><cmt>c</cmt><desc>d</desc><src>s</src><link href='h'/><number>7</number><type>t</type>"
    let document = try read(
      gpx(
        """
        <rte>\(texts)<rtept lat="1" lon="2"><name>p</name></rtept></rte>
        <trk>\(texts)<trkseg><trkpt lat="1" lon="2"/></trkseg><trkseg/></trk>
        """
      )
    )
    #expect(document.codes == [])
    let route = try #require(document.routes.first)
    #expect(route.name == "n")
    #expect(route.comment == "c")
    #expect(route.description == "d")
    #expect(route.source == "s")
    #expect(route.links == [WebLink(address: "h")])
    #expect(route.number == 7)
    #expect(route.type == "t")
    #expect(route.points.map(\.name) == ["p"])
    let track = try #require(document.tracks.first)
    #expect(track.name == "n")
    #expect(track.comment == "c")
    #expect(track.description == "d")
    #expect(track.source == "s")
    #expect(track.links == [WebLink(address: "h")])
    #expect(track.number == 7)
    #expect(track.type == "t")
    #expect(track.segments.map(\.count) == [1, 0])
  }

  @Test func `reads the metadata of 1.1`() throws {
    let metadata = try read(
      gpx(
        """
        <metadata><name>N</name><desc>D</desc><author><name>A</name><email id="a" domain="b.c"/>
        <link href="l"/></author><copyright author="H"><year>2024</year><license>L</license></copyright>
        <link href="1"/><link href="2"><text>Z</text></link><time>2024-05-01T06:00:00Z</time>
        <keywords>x, y</keywords><bounds minlat="1" minlon="2" maxlat="3" maxlon="4"/>
        <extensions><name>not this</name></extensions></metadata>
        """
      )
    ).metadata
    #expect(metadata.name == "N")
    #expect(metadata.description == "D")
    #expect(metadata.author == Person(name: "A", email: "a@b.c", link: WebLink(address: "l")))
    #expect(metadata.copyright == Copyright(holder: "H", year: "2024", license: "L"))
    #expect(metadata.links == [WebLink(address: "1"), WebLink(address: "2", text: "Z")])
    #expect(metadata.time == Timestamp("2024-05-01T06:00:00Z"))
    #expect(metadata.keywords == "x, y")
    #expect(metadata.bounds == GeographicBounds(south: 1, west: 2, north: 3, east: 4))
  }

  @Test func `reads the head and the links of 1.0`() throws {
    let document = try read(
      """
      <gpx version="1.0" creator="t" xmlns="http://www.topografix.com/GPX/1/0"><name>N</name>
      <desc>D</desc><author>A</author><email>a@b.c</email><url>u</url><urlname>U</urlname>
      <time>2004-06-01T10:00:00Z</time><keywords>k</keywords>
      <bounds minlat="1" minlon="2" maxlat="3" maxlon="4"/><wpt lat="1" lon="2"><url>w</url>
      <urlname>W</urlname></wpt><trk><urlname>only a name</urlname><trkseg><trkpt lat="1" lon="2">
      <course>52.7</course><speed>4.2</speed></trkpt></trkseg></trk></gpx>
      """
    )
    #expect(document.codes == [])
    #expect(document.version == "1.0")
    #expect(document.metadata.name == "N")
    #expect(document.metadata.author == Person(name: "A", email: "a@b.c"))
    #expect(document.metadata.links == [WebLink(address: "u", text: "U")])
    #expect(document.metadata.bounds?.north == 3)
    #expect(document.waypoints[0].links == [WebLink(address: "w", text: "W")])
    #expect(document.tracks[0].links == [WebLink(address: "", text: "only a name")])
  }

  @Test func `keeps the few texts of track points apart`() throws {
    let document = try read(
      track(
        """
        <trkpt lat="1" lon="2"/><trkpt lat="1" lon="3"><name>n</name><sym>s</sym></trkpt>
        <trkpt lat="1" lon="4"/><trkpt lat="1" lon="5"><type>t</type></trkpt>
        """
      )
    )
    let segment = document.tracks[0].segments[0]
    #expect(segment.map(\.name) == [nil, "n", nil, nil])
    #expect(segment[1].texts?.symbol == "s")
    #expect(segment[3].texts?.type == "t")
    #expect(segment.texts(of: 2) == nil)
    #expect(TrackSegment(Array(segment)) == segment)
  }

  @Test func `reads from a part of other bytes`() throws {
    let bytes = [UInt8]("before\(gpx("<wpt lat='1' lon='2'/>"))behind".utf8)
    let part = bytes.span.extracting(6..<bytes.count - 6)
    #expect(try Document(reading: part).waypoints.count == 1)
  }

  @Test func `knows nothing of what stands in extensions`() throws {
    let document = try read(
      track(
        """
        <trkpt lat="1" lon="2"><extensions><ele>5</ele><time>x</time><trkpt lat="3" lon="4"/>
        <wpt/><trk/></extensions><ele>7</ele></trkpt><extensions><trkpt/></extensions>
        """
      )
    )
    #expect(document.trackPoints.map(\.elevation) == [7])
    #expect(document.codes == ["wrong-order"])
  }

  @Test(arguments: [
    (
      "<gpx:gpx version='1.1' creator='t' xmlns:gpx='http://www.topografix.com/GPX/1/1'>", "gpx:",
      []
    ),
    (
      "<a:gpx version='1.1' creator='t' xmlns:a='HTTPS://topografix.com/gpx/1/1/'>", "a:",
      ["unknown-namespace"]
    ),
    ("<gpx version='1.1' creator='t' xmlns='urn:other'>", "", ["unknown-namespace"]),
    ("<gpx version='1.1' creator='t'>", "", ["missing-namespace"]),
    ("<a:gpx version='1.1' creator='t'>", "a:", ["undeclared-prefix"]),
    (
      "<gpx xmlns='http://www.topografix.com/GPX/1/1'>", "", ["missing-version", "missing-creator"]
    ),
    (
      "<gpx version='1.0' creator='t' xmlns='http://www.topografix.com/GPX/1/1'>", "",
      ["version-mismatch"]
    ),
    (
      "<gpx version='2' creator='t' xmlns='http://www.topografix.com/GPX/1/1'>", "",
      ["unknown-version"]
    ),
  ])
  func `takes the namespace for what it is`(
    _ head: String,
    _ prefix: String,
    _ codes: [String]
  )
    throws
  {
    let document = try read(
      "\(head)<\(prefix)wpt lat='1' lon='2'><\(prefix)name>n</\(prefix)name></\(prefix)wpt></\(prefix)gpx>"
    )
    #expect(document.waypoints.map(\.name) == ["n"])
    #expect(document.codes == codes)
  }

  @Test func `tells foreign elements from its own by their namespace`() throws {
    let document = try read(
      gpx(
        """
        <wpt lat="1" lon="2" xmlns:g="http://www.topografix.com/GPX/1/1" xmlns:o="urn:o">
        <o:name>foreign</o:name><g:name>own</g:name><name xmlns="urn:p">foreign, too</name></wpt>
        <wpt lat="3" lon="4" xmlns=""><name>without</name></wpt>
        """
      )
    )
    #expect(document.waypoints.map(\.name) == ["own", "without"])
    #expect(document.codes == ["foreign-element", "foreign-element", "missing-namespace"])
  }
}
