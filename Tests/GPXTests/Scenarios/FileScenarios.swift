import TestSupport
import Testing

@testable import GPX

/// Files that other programs refuse or measure wrongly.
@Suite struct FileScenarios {
  /// One degree of a meridian on the mean sphere, in metres.
  private static let metresPerDegree = 6_371_008.8 * Double.pi / 180

  // C94
  @Test func `two segments of one point each, a degree apart, are no way at all`() throws {
    let document = try read(
      gpx(
        """
        <trk><trkseg><trkpt lat="47" lon="11"><ele>500</ele><time>2024-05-01T06:00:00Z</time></trkpt>
        </trkseg><trkseg><trkpt lat="48" lon="11"><ele>900</ele><time>2024-05-01T06:01:00Z</time>
        </trkpt></trkseg></trk>
        """
      )
    )
    for figures in [document.statistics(), document.tracks[0].statistics()] {
      #expect(figures.pointCount == 2)
      #expect(figures.distance == 0)
      #expect(figures.ascent == 0 && figures.rawAscent == 0)
      // A degree in a minute would be 1853 m/s.
      #expect(figures.maximumSpeed ?? 0 == 0)
      #expect(figures.meanSpeed ?? 0 == 0)
    }
    let profile = document.tracks[0].profile()
    #expect(profile.distances == [0, 0])
    #expect(profile.segmentStarts == [0, 1])
  }

  // C94
  @Test(arguments: [1, 2, 5], [1, 2, 30])
  func `a way in pieces is as long as its pieces`(_ pieces: Int, _ points: Int) {
    let track = Track(
      segments: (0..<pieces).map { piece in
        TrackSegment(
          (0..<points).map {
            TrackPoint(
              latitude: Double(piece) * 10 + Double($0) * 100 / Self.metresPerDegree,
              longitude: Double(piece) * 7
            )
          }
        )
      }
    )
    let expected = Double(pieces * (points - 1)) * 100
    #expect(abs(track.statistics().distance - expected) < 1e-6)
    #expect(abs((track.profile().distances.last ?? -1) - expected) < 1e-6)
  }

  // C95
  @Test(arguments: [(1.2, 0.15), (3, 0.08), (6, 0.05)], 1...3 as ClosedRange<UInt64>)
  func `a climb of a thousand metres is found under noise of two metres each second`(
    _ pace: (speed: Double, slope: Double),
    _ seed: UInt64
  ) {
    var random = SeededGenerator(seed: seed)
    let seconds = Int(1000 / (pace.speed * pace.slope))
    let figures = segment(
      (0...seconds).map {
        1000 * Double($0) / Double(seconds) + Double.random(in: -2...2, using: &random)
      },
      step: pace.speed
    ).statistics()
    #expect(abs(figures.ascent - 1000) < 50)
    #expect(figures.descent < 50)
    // The sum of all rises is what misleads others.
    #expect(figures.rawAscent > 1500)
  }

  // C95
  @Test(arguments: [1.2, 3, 6], [20.0, 50, 200])
  func `a climb in stairs of five metres is found`(_ speed: Double, _ length: Double) {
    let count = Int(200 * length / speed)
    let figures = segment(
      (0...count).map { min(200, (Double($0) * speed / length).rounded(.down)) * 5 },
      step: speed
    ).statistics()
    #expect(abs(figures.ascent - 1000) < 50)
    #expect(figures.descent == 0)
  }

  // C95
  @Test(arguments: 1...3 as ClosedRange<UInt64>)
  func `noise on the flat is no climb`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let figures = segment(
      (0..<3600).map { _ in 500 + Double.random(in: -2...2, using: &random) },
      step: 5
    ).statistics()
    #expect(figures.ascent < 10)
    #expect(figures.rawAscent > 1000)
  }

  // C95
  @Test func `down and up again counts both`() {
    var random = SeededGenerator(seed: 95)
    let figures = segment(
      (0...6000).map {
        abs(Double($0) - 3000) / 3 + Double.random(in: -2...2, using: &random)
      },
      step: 3
    ).statistics()
    #expect(abs(figures.ascent - 1000) < 50)
    #expect(abs(figures.descent - 1000) < 50)
  }

  private static let point = "trkpt lat=\"47\" lon=\"11\""

  private static let openings = [
    ("<gpx version=\"1.1\" creator=\"c\">", "", ["missing-namespace"]),
    ("<gpx version=\"1.0\" creator=\"c\" xmlns=\"http://www.topografix.com/GPX/1/0\">", "", []),
    (
      "<gpx version=\"1.1\" creator=\"c\" xmlns=\"http://www.topografix.com/GPX/1/1\">",
      "<extensions><gpxtpx:hr>101</gpxtpx:hr></extensions>", ["undeclared-prefix"]
    ),
  ]

  // C96
  @Test(arguments: openings.indices)
  func `a file without the namespace that it should have opens, and says so`(_ index: Int) throws {
    let (opening, extra, codes) = Self.openings[index]
    let text = """
      <?xml version="1.0"?>
      \(opening)<trk><trkseg><\(Self.point)><ele>600</ele>\(extra)</trkpt></trkseg></trk></gpx>
      """
    let document = try read(text)
    #expect(document.trackPoints.map(\.latitude) == [47])
    #expect(document.trackPoints.map(\.elevation) == [600])
    #expect(document.codes == codes)
    #expect(document.diagnostics.allSatisfy { $0.line == 2 && !$0.message.isEmpty })
  }

  // C98
  @Test(arguments: [11, 43, 98] as [UInt64])
  func `a file that ends anywhere gives what was read and says where it ends`(_ seed: UInt64) throws
  {
    var random = SeededGenerator(seed: seed)
    let points = (0..<200).map {
      "<trkpt lat=\"47.\(1000 + $0)\" lon=\"11\"><ele>\(500 + $0)</ele><name>Nr. \($0) &amp; ä</name></trkpt>\n"
    }
    let bytes = [UInt8](track(points.joined()).utf8)
    let whole = try Document(reading: bytes).trackPoints
    #expect(whole.count == 200)
    for _ in 0..<100 {
      let length = Int.random(in: 120..<bytes.count - 6, using: &random)
      let part = bytes[..<length]
      let document = try Document(reading: Array(part))
      // Every point that is whole, and no other.
      let ends = String(decoding: part, as: UTF8.self).split(separator: "</trkpt>").count - 1
      let isWhole = part.suffix(8).elementsEqual("</trkpt>".utf8)
      let found = document.trackPoints
      #expect(found == Array(whole.prefix(isWhole ? ends + 1 : ends)))
      let note = try #require(document.diagnostics.last)
      #expect(note.code.name == "unexpected-end-of-file")
      #expect(!note.message.isEmpty)
      #expect(note.line == part.count { $0 == 0x0A } + 1)
    }
  }

  /// Points going north, so many metres apart on the mean sphere.
  private func segment(_ elevations: [Double], step: Double) -> TrackSegment {
    TrackSegment(
      elevations.enumerated().map { index, elevation in
        TrackPoint(
          latitude: Double(index) * step / Self.metresPerDegree,
          longitude: 7,
          elevation: elevation
        )
      }
    )
  }
}
