import TestSupport
import Testing

@testable import GPX

/// Reading in several threads gives what reading in one gives.
struct ParallelTests {
  /// Reads in parts of few bytes; nil where the file was not cut.
  private func parallel(
    _ bytes: [UInt8],
    isStrict: Bool = false,
    _ threads: Int
  ) throws
    -> Document?
  {
    let options = ReadingOptions(isStrict: isStrict, threads: threads)
    return try ParallelReading(options, headCount: 600, leastPart: 700)
      .read(bytes.span.bytes, from: 0, DiagnosticCollector(options))
  }

  /// Compares both ways; true where the file was cut and the parts were joined.
  @discardableResult
  private func expectSame(_ text: String, _ threads: Int) -> Bool {
    let bytes = Array(text.utf8)
    var isJoined = false
    for isStrict in [false, true] {
      let options = ReadingOptions(isStrict: isStrict)
      let one = Result { try Document(reading: bytes, options: options) }
      let many = Result { try parallel(bytes, isStrict: isStrict, threads) }
      switch (one, many) {
      case (_, .success(nil)):
        break
      case (.success(let left), .success(let right?)):
        isJoined = true
        #expect(left == right)
        #expect(left.diagnostics == right.diagnostics)
        #expect(left.diagnosticCount == right.diagnosticCount)
      case (.failure(let left), .failure(let right)):
        #expect(left as? GPXError == right as? GPXError)
      default:
        Issue.record("one: \(one), many: \(many)")
      }
    }
    return isJoined
  }

  private func point(_ index: Int, _ content: String = "") -> String {
    """
      <trkpt lat="\(Double(index % 900) / 10)" lon="2.5">
        <ele>\(index)</ele><time>2024-05-01T06:\(10 + index / 60 % 50):\(10 + index % 50)Z</time>\(content)
      </trkpt>

    """
  }

  @Test(arguments: 2...6) func `reads one long segment`(_ threads: Int) {
    let points = (0..<240).map { point($0 / 60 * 60 + min($0 % 60, 49)) }.joined()
    #expect(expectSame(track(points), threads))
    let head = "<metadata><name>tour</name></metadata>"
    #expect(
      expectSame(
        gpx("\(head)<trk><trkseg>\(points)</trkseg></trk><extensions><a/></extensions>"),
        threads
      )
    )
  }

  @Test(arguments: 1...60) func `reads segments, tracks and faults in any place`(_ seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let oddities = [
      "</trkseg><trkseg>", "</trkseg></trk><trk><name>b</name><trkseg>",
      "</trkseg><trkseg/><trkseg>", "</trkseg><extensions><y/></extensions><trkseg>",
      "<wpt lat='1' lon='2'/>", "<!-- <trkpt lat=\"1\" -->", "<trkpt lat=\"x\" lon=\"1\"/>",
      "<extensions><z/></extensions>", "</trkseg><name>late</name><trkseg>", "<q/>",
      "<trkpt lat=\"1\" lon=\"181\"><time>2000-01-01T00:00:00Z</time></trkpt>",
      "</trkseg></trk><rte><rtept lat='1' lon='1'/></rte><trk><trkseg>",
      "<p:trkpt xmlns:p='http://www.topografix.com/GPX/1/1' lat='1' lon='1'/>", "&", "]]>",
      "<trkpt lat=\"1\" lon=\"1\"><ele><![CDATA[<trkpt lat=\"5\" lon=\"5\">]]></ele></trkpt>",
      "</trkseg></trk></gpx>", "<trkseg>", "<trkpt lat='1' lon='2'>", "<trkpt a='<trkpt lat=\"' ",
    ]
    var content = ""
    let rate = Double(Int.random(in: 0...3, using: &generator)) / 100
    for index in 0..<150 {
      let isSensor = Int.random(in: 0...9, using: &generator) > 0
      content += point(index % 50, isSensor ? "<extensions><hr>\(index)</hr></extensions>" : "")
      if Double.random(in: 0...1, using: &generator) < rate {
        content += oddities[Int.random(in: 0..<oddities.count, using: &generator)]
      }
    }
    expectSame(track(content), Int.random(in: 2...5, using: &generator))
  }

  @Test(Material.isNeeded, arguments: FileCase.all) func `reads a faulty file`(
    _ file: FileCase
  ) throws {
    let bytes = try Material.bytes("research/gpx-cases/\(file.file)")
    guard let text = String(validating: bytes, as: UTF8.self) else { return }
    expectSame(text, 3)
  }

  @Test func `keeps the first diagnostics of all parts`() throws {
    let points = (0..<700).map { _ in "<trkpt lat=\"91\" lon=\"2.5\"/>\(point(1))" }.joined()
    #expect(expectSame(track(points), 4))
  }
}
