import TestSupport
import Testing

@testable import GPX

@Suite struct DamageTests {
  /// Small documents that use as much of the reader as they can.
  static let documents: [String] = [
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <gpx version="1.1" creator="c" xmlns="http://www.topografix.com/GPX/1/1" xmlns:x="urn:x">
    <metadata><name>M &amp; N</name><author><name>A</name><email id="a" domain="b"/></author>
    <link href="h"><text>t</text></link><time>2024-05-01T06:00:00Z</time>
    <bounds minlat="1" minlon="2" maxlat="3" maxlon="4"/></metadata>
    <wpt lat="47.5" lon="11.5"><ele>500</ele><name><![CDATA[<W>]]></name><sym>Summit</sym></wpt>
    <rte><name>R</name><rtept lat="47.6" lon="11.6"><time>2024-05-01T06:00:00.5+02:00</time></rtept>
    </rte><trk><name>T</name><number>3</number><trkseg>
    <trkpt lat="47.1000" lon="11.2000"><ele>612.25</ele><time>2024-05-01T06:00:00Z</time></trkpt>
    <trkpt lat="47.1010" lon="11.2010"><ele>618</ele><time>2024-05-01T06:01:00Z</time>
    <extensions><x:hr y="&lt;">101</x:hr></extensions></trkpt><!-- c --></trkseg></trk></gpx>
    """,
    """
    <!DOCTYPE gpx [<!ENTITY e "x">]><g:gpx version='1.0' xmlns:g='http://www.topografix.com/GPX/1/0'>
    <g:name>&e;&deg;&#x41;</g:name><g:url>u</g:url><g:wpt lat='-179.9' lon='-5,5e1'/>
    <g:trk><g:trkseg><g:trkpt lat='-89.999999999999999999999' lon='359'><g:ele>1e3</g:ele>
    <g:time>2024-2-9 6:03</g:time></g:trkpt><g:wpt lat='1' lon='1'/></g:trkseg></g:trk></g:gpx>
    """,
    "\u{FEFF}<gpx><wpt lat='1' lon='2'><name>Grüße 🚲</name></wpt><trkpt lat='3' lon='180'/></gpx>",
  ]

  /// What holds for every document, whatever it was read from.
  static func check(_ document: Document) -> String? {
    var coordinates: [(Double, Double)] = []
    var elevations: [Double] = []
    for point in document.waypoints + document.routes.flatMap(\.points) {
      coordinates.append((point.latitude, point.longitude))
      if let elevation = point.elevation { elevations.append(elevation) }
    }
    for segment in document.tracks.flatMap(\.segments) {
      let count = segment.latitudes.count
      guard segment.longitudes.count == count, segment.elevations.count == count,
        segment.times.count == count
      else { return "columns of different length" }
      for point in segment {
        coordinates.append((point.latitude, point.longitude))
        if let elevation = point.elevation { elevations.append(elevation) }
      }
    }
    for (latitude, longitude) in coordinates
    where !(-90...90).contains(latitude) || !(-180...180).contains(longitude) {
      return "\(latitude), \(longitude) is not on earth"
    }
    if let number = elevations.first(where: { !$0.isFinite }) { return "\(number)" }
    let statistics = document.statistics()
    let figures = [
      statistics.distance, statistics.ascent, statistics.descent, statistics.rawAscent,
      statistics.rawDescent, statistics.duration ?? 0, statistics.meanSpeed ?? 0,
    ]
    if figures.contains(where: { !$0.isFinite || $0 < 0 }) { return "\(statistics)" }
    if coordinates.isEmpty != (document.bounds == nil) { return "bounds" }
    if let bounds = document.bounds {
      for (latitude, longitude) in coordinates
      where !bounds.contains(latitude: latitude, longitude: longitude) {
        return "\(latitude), \(longitude) is outside of \(bounds)"
      }
    }
    for diagnostic in document.diagnostics where diagnostic.line < 1 || diagnostic.column < 1 {
      return diagnostic.description
    }
    return nil
  }

  // C98
  @Test(arguments: documents)
  func `keeps whole points wherever the file is cut`(_ text: String) throws {
    let bytes = [UInt8](text.utf8)
    let whole = try Document(reading: bytes)
    var counts: [Int] = []
    for length in 0..<bytes.count {
      guard let document = try? Document(reading: Array(bytes[..<length])) else {
        #expect(counts.isEmpty)
        continue
      }
      #expect(Self.check(document) == nil)
      // A file that is cut behind its last tag lacks nothing.
      let tail = bytes[length...]
      if tail.contains(0x3C) {
        #expect(document.codes.contains("unexpected-end-of-file"))
      }
      let points = document.trackPoints
      #expect(points == Array(whole.trackPoints.prefix(points.count)))
      #expect(document.waypoints == Array(whole.waypoints.prefix(document.waypoints.count)))
      counts.append(points.count + document.waypoints.count)
      if counts.count > 1 { #expect(counts[counts.count - 2] <= counts[counts.count - 1]) }
    }
    #expect(counts.last == whole.trackPoints.count + whole.waypoints.count)
  }

  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func `survives any change of bytes`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let sources = Self.documents.map { [UInt8]($0.utf8) }
    for _ in 0..<1500 {
      var bytes = sources.randomElement(using: &random) ?? []
      for _ in 0...Int.random(in: 0..<4, using: &random) {
        Self.change(&bytes, sources, &random)
      }
      var messages: [String] = []
      if let document = try? Document(reading: bytes) {
        if let fault = Self.check(document) { messages.append(fault) }
        if document.diagnosticCount > 0 {
          messages += document.diagnostics.filter { $0.message.isEmpty }.map(\.description)
        }
      }
      // Strict reading never gives more than lenient reading.
      if let strict = try? Document(reading: bytes, options: ReadingOptions(isStrict: true)) {
        if strict != (try? Document(reading: bytes)) { messages.append("strict differs") }
      }
      #expect(messages.isEmpty, "\(String(decoding: bytes, as: UTF8.self))")
    }
  }

  private static func change(
    _ bytes: inout [UInt8],
    _ sources: [[UInt8]],
    _ random: inout SeededGenerator
  ) {
    guard !bytes.isEmpty else { return }
    let place = Int.random(in: 0..<bytes.count, using: &random)
    let marks = Array("<>/\"'&;=! []?x0.,:-\u{0}\u{1}\n".utf8) + [0xFF, 0xC3, 0x80]
    switch Int.random(in: 0..<6, using: &random) {
    case 0:
      bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case 1:
      bytes[place] = marks.randomElement(using: &random) ?? 0
    case 2:
      bytes.insert(marks.randomElement(using: &random) ?? 0, at: place)
    case 3:
      bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 1..<40, using: &random)))
    case 4:
      bytes.removeSubrange(place...)
    default:
      let source = sources.randomElement(using: &random) ?? []
      let start = Int.random(in: 0..<source.count, using: &random)
      let end = min(source.count, start + Int.random(in: 1..<120, using: &random))
      bytes.insert(contentsOf: source[start..<end], at: place)
    }
  }
}
