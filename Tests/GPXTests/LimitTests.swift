import Testing

@testable import GPX

/// Files made to cost more than their size.
///
/// Each has a megabyte or so: a cost that grew with the
/// square of it would take minutes.
@Suite(.timeLimit(.minutes(1))) struct LimitTests {
  private func times(_ count: Int, _ text: String) -> String {
    String(repeating: text, count: count)
  }

  @Test func `steps over elements that are too deep`() throws {
    let document = try read(
      track(
        "<trkpt lat='1' lon='2'><extensions>\(times(100_000, "<a>"))\(times(100_000, "</a>"))"
          + "</extensions></trkpt><trkpt lat='1' lon='3'/>"
      )
    )
    #expect(document.trackPoints.map(\.longitude) == [2, 3])
    #expect(document.codes == ["nesting-too-deep"])
  }

  @Test func `closes elements that are never ended`() throws {
    let document = try read(gpx("<wpt lat='1' lon='2'/>" + times(200_000, "<a>")))
    #expect(document.waypoints.count == 1)
  }

  @Test func `ignores end tags of nothing`() throws {
    let deep = times(200, "<a>") + times(200_000, "</b>")
    let document = try read(gpx("<wpt lat='1' lon='2'/><extensions>\(deep)"))
    #expect(document.waypoints.count == 1)
    #expect(document.diagnosticCount > 200_000)
  }

  @Test func `steps over names that are too long`() throws {
    let name = times(1_000_000, "n")
    let document = try read(
      gpx("<\(name)><wpt lat='9' lon='9'/></\(name)><wpt \(name)='1' lat='1' lon='2'/>")
    )
    #expect(document.waypoints.map(\.longitude) == [2])
    #expect(document.codes == ["name-too-long", "name-too-long"])
  }

  @Test func `takes texts and attributes of any length`() throws {
    let text = times(1_000_000, "é")
    let document = try read(
      gpx("<wpt lat='1' lon='2'><name>\(text)</name><link href='\(text)'/></wpt>")
    )
    #expect(document.waypoints[0].name == text)
    #expect(document.waypoints[0].links[0].address == text)
    #expect(document.codes == [])
  }

  @Test func `reads so many attributes and no more`() throws {
    var attributes = ""
    for index in 0..<50_000 { attributes += " a\(index)='1'" }
    let document = try read(gpx("<wpt lat='1' lon='2'\(attributes)/>"))
    #expect(document.waypoints.count == 1)
    #expect(document.codes.filter { $0 == "too-many-attributes" }.count == 1)
  }

  @Test func `keeps so many namespaces and no more`() throws {
    var elements = ""
    for index in 0..<200 { elements += "<p\(index):a xmlns:p\(index)='urn:x'>" }
    elements += times(20_000, "<none:b/>")
    let document = try read(gpx("<extensions>\(elements)"))
    #expect(document.codes.contains("too-many-namespaces"))
  }

  @Test(arguments: [
    "&", "&a", "&amp", "&zzzz;", "&#", "&#x0;", "<", "<!", "<![CDATA[", "<!--", "<?", "]]>", "<a ",
    "<a b='",
    "</", "\u{0}", "\r", "<x:y/>", "<ele>", "<!DOCTYPE [", "'", "<name>&lt;</name>",
  ])
  func `reads a million of the same`(_ piece: String) throws {
    let count = 1_000_000 / piece.utf8.count
    let text = times(count, piece)
    for place in ["\(text)", "<wpt lat='1' lon='2'><name>\(text)", "<trk name=\"\(text)"] {
      let document = try read(gpx("<wpt lat='1' lon='2'/>" + place))
      #expect(!document.waypoints.isEmpty)
    }
  }

  @Test func `reads numbers of a million digits`() throws {
    let digits = times(1_000_000, "1")
    let document = try read(
      gpx("<wpt lat='1.\(digits)' lon='0.\(times(1_000_000, "0"))1'><ele>\(digits)</ele></wpt>")
    )
    #expect(document.waypoints.map(\.latitude) == [1.1111111111111112])
    #expect(document.waypoints[0].longitude == 0)
    #expect(document.codes == ["malformed-number"])
  }

  @Test func `reads many numbers that need the slow way`() throws {
    // Each is the middle between two doubles, told only by its last digit.
    let number = "1.00000000000000011102230246251565404236316680908203125" + times(700, "0") + "1"
    let document = try read(track(times(1000, "<trkpt lat='\(number)' lon='\(number)'/>")))
    #expect(document.trackPoints.count == 1000)
    #expect(document.trackPoints[999].latitude == 1.0000000000000002)
  }
}
