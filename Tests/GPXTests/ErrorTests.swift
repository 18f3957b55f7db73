import Testing

@testable import GPX

@Suite struct ErrorTests {
  struct Message: Sendable, CustomTestStringConvertible {
    let text: String
    let message: String
    var testDescription: String { message }
  }

  @Test(arguments: [
    Message(text: "", message: "1:1: the file is empty"),
    Message(text: " \r\n\t", message: "1:1: the file is empty"),
    Message(text: "<!DOCTYPE html><html></html>", message: "1:1: this is an HTML page, not GPX"),
    Message(text: "\n<HTML><body>", message: "1:1: this is an HTML page, not GPX"),
    Message(text: "\u{FEFF}", message: "1:1: the file is empty"),
    Message(text: "\u{FEFF}\n ", message: "1:1: the file is empty"),
    Message(text: "PK\u{3}\u{4}....", message: "1:1: this is a zip archive, not GPX"),
    Message(
      text: "PK\u{3}\u{4}..a.gpx" + gpx("<wpt lat='1' lon='2'/>"),
      message: "1:1: this is a zip archive, not GPX"
    ),
    Message(text: "PK", message: "1:1: this is not XML"),
    Message(text: "{\"type\": \"Feature\"}", message: "1:1: this is not XML"),
    Message(text: "a < b", message: "1:1: this is not XML"),
    Message(
      text: "<?xml version=\"1.0\"?>\n  <kml><Document/></kml>",
      message: "2:3: there is no <gpx> element, only <kml>"
    ),
    Message(text: "<gpx", message: "1:5: the file ends before <gpx> is complete"),
    Message(text: "<", message: "1:2: the file ends before <gpx> is complete"),
    Message(text: "<km", message: "1:4: the file ends before <gpx> is complete"),
    Message(text: "<!-- c", message: "1:7: the file ends before <gpx> is complete"),
    Message(text: "<?xml version='1.0'", message: "1:20: the file ends before <gpx> is complete"),
    Message(
      text: "<?xml version='1.0'?>\n",
      message: "2:1: the file ends before <gpx> is complete"
    ),
    Message(
      text: "<?xml version='1.0'?>\n<g:gpx version='1.1' creator='",
      message: "2:31: the file ends before <gpx> is complete"
    ),
    Message(text: "<kml a='", message: "1:1: there is no <gpx> element, only <kml>"),
    Message(text: "<kml><gpx a='", message: "1:1: there is no <gpx> element, only <kml>"),
    Message(text: "<html lang='", message: "1:1: this is an HTML page, not GPX"),
    Message(text: "text <gpx", message: "1:1: this is not XML"),
  ])
  func `says why there is nothing to read`(_ expected: Message) {
    for isStrict in [false, true] {
      do {
        _ = try read(expected.text, isStrict: isStrict)
        Issue.record("no error")
      } catch {
        #expect(error.description == expected.message)
      }
    }
  }

  @Test(arguments: [
    ([0x1F, 0x8B, 8, 0], "1:1: this is gzip data, not GPX"),
    ([0xFF, 0xFE], "1:1: the file is empty"), ([0xFE, 0xFF, 0, 0x20], "1:1: the file is empty"),
    ([0x20, 0, 0x0A, 0], "1:1: the file is empty"),
  ])
  func `says of bytes why there is nothing to read`(_ bytes: [UInt8], _ message: String) {
    do {
      _ = try Document(reading: bytes)
      Issue.record("no error")
    } catch {
      #expect(error.description == message)
    }
  }

  @Test(arguments: [
    Message(
      text: "<trk><trkseg>\n    <trkpt lat=\"12x\" lon=\"1\"/></trkseg></trk>",
      message: "4:17: '12x' is not a decimal number"
    ),
    Message(
      text: "<wpt lat=\"1\"/>",
      message: "3:1: <wpt> has no longitude and is left out"
    ),
    Message(
      text: "<wpt lat=\"1\" lon=\"2\"><time>yesterday</time></wpt>",
      message: "3:28: 'yesterday' is not a time"
    ),
    Message(
      text: "<wpt lat=\"1\" lon=\"2\"><ele> 1000001 </ele></wpt>",
      message: "3:27: elevation '1000001' is beyond any on earth; it is left out"
    ),
    Message(text: "<trk></rte></trk>", message: "3:6: </rte> ends nothing; it is ignored"),
    Message(
      text: "<trk><trkseg></trk>",
      message: "3:14: </trk> stands where </trkseg> should"
    ),
    Message(text: "<x:y/>", message: "3:2: the prefix 'x' is not declared"),
  ])
  func `ends strict reading at the first violation`(_ expected: Message) {
    do {
      _ = try read(gpx(expected.text), isStrict: true)
      Issue.record("no error")
    } catch {
      #expect(error.description == expected.message)
    }
    #expect(throws: Never.self) { try read(gpx(expected.text)) }
  }

  @Test func `goes on strictly where only the schema is not kept`() throws {
    let document = try read(
      gpx("<trk><nonsense/><name>n</name></trk><wpt lon='5.6e-05' lat='1'/>"),
      isStrict: true
    )
    #expect(document.codes == ["unknown-element", "wrong-order", "exponent-number"])
    #expect(document.waypoints.count == 1)
  }

  @Test func `lists diagnostics by place, counts all, and keeps the first`() throws {
    let point = "<trkpt lat='1e0' lon='2'/>\n"
    let text = track(String(repeating: point, count: 1500))
    let document = try read(text)
    #expect(document.trackPoints.count == 1500)
    #expect(document.diagnosticCount == 1500)
    #expect(document.diagnostics.count == 1000)
    #expect(document.diagnostics.map(\.line) == Array(3..<1003))
    #expect(document.diagnostics.last?.column == 13)
    var options = ReadingOptions()
    options.limits.diagnostics = 2
    #expect(try Document(reading: [UInt8](text.utf8), options: options).diagnostics.count == 2)
  }

  @Test(arguments: ["", "<trkpt lat='1' lon='2'", "<!-- "], [0, 2, 1000])
  func `keeps that the file ends early however many diagnostics there are`(
    _ tail: String,
    _ limit: Int
  ) throws {
    let points = String(repeating: "<trkpt lat='1e0' lon='2'/>\n", count: 1500)
    let whole = track(points)
    let start = try #require(whole.firstRange(of: "</trkseg>"))
    let text = whole[..<start.lowerBound] + tail
    var options = ReadingOptions()
    options.limits.diagnostics = limit
    let document = try Document(reading: [UInt8](text.utf8), options: options)
    #expect(document.diagnosticCount == 1501)
    #expect(document.diagnostics.count == limit + 1)
    #expect(document.codes.last == "unexpected-end-of-file")
    #expect(document.codes.count { $0 == "unexpected-end-of-file" } == 1)
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func `counts lines however they end, and columns in bytes`(_ end: String) throws {
    let text = gpx("<wpt lat='1' lon='2'><name>ü</name><x/></wpt>")
      .split(separator: "\n").joined(separator: end)
    let diagnostic = try #require(try read(text).diagnostics.first)
    #expect(
      diagnostic.description
        == "3:37: <x> is no element of GPX; it is kept as an extension [unknown-element]"
    )
    let marked = try #require(try read("\u{FEFF}" + text).diagnostics.first)
    #expect(marked == diagnostic)
  }
}
