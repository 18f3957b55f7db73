import Testing

@testable import GPX

/// Measurements in files of other projects.
@Suite(Material.isNeeded) struct SensorCorpusTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let file: String
    let quantity: SensorQuantity
    let count: Int
    let sum: Double
    var testDescription: String { "\(file) \(quantity)" }

    init(_ file: String, _ quantity: SensorQuantity, _ count: Int, _ sum: Double) {
      self.file = file
      self.quantity = quantity
      self.count = count
      self.sum = sum
    }
  }

  /// How many track points have an element of the name, and the sum of the numbers in them: counted
  /// with XPath by lxml 6.1.3, over local names.
  static let rows = [
    Row("georust-gpx/tests/fixtures/garmin-activity.gpx", .heartRate, 988, 143771),
    Row("georust-gpx/tests/fixtures/garmin-activity.gpx", .cadence, 988, 78684),
    Row("gpx.studio/gpx/test-data/with_cad.gpx", .cadence, 80, 6410),
    Row("gpx.studio/gpx/test-data/with_hr.gpx", .heartRate, 80, 12010),
    Row("gpx.studio/gpx/test-data/with_power_1.gpx", .power, 80, 16010),
    // The prefix is not declared, which lxml takes for a part of the name.
    Row("gpx.studio/gpx/test-data/with_power_2.gpx", .power, 80, 16010),
    Row("gpx.studio/gpx/test-data/with_temp.gpx", .temperature, 80, 1681),
    Row("jpx/jpx/src/test/resources/io/jenetics/jpx/GPX_10-1.gpx", .speed, 2, 1.412951),
    Row("jpx/jpx/src/test/resources/io/jenetics/jpx/GPX_10-1.gpx", .course, 2, 640.2),
    Row("jpx/jpx/src/test/resources/io/jenetics/jpx/GPX_extensions.gpx", .heartRate, 4, 650),
    Row("jpx/jpx/src/test/resources/io/jenetics/jpx/GPX_extensions.gpx", .cadence, 4, 389),
    Row("jpx/jpx/src/test/resources/io/jenetics/jpx/ISSUE-170.gpx", .heartRate, 2, 144),
    Row("jpx/jpx/src/test/resources/io/jenetics/jpx/ISSUE-170.gpx", .cadence, 2, 0),
    Row("jpx/jpx/src/test/resources/io/jenetics/jpx/ISSUE-170.gpx", .speed, 2, 4.651163),
    Row("jpx/jpx/src/test/resources/io/jenetics/jpx/ISSUE-82.gpx", .cadence, 479, 0),
    Row("jpx/jpx/src/test/resources/io/jenetics/jpx/extensions.gpx", .heartRate, 314, 51393),
    Row("jpx/jpx/src/test/resources/io/jenetics/jpx/extensions.gpx", .cadence, 314, 22451),
    Row("jpx/jpx/src/test/resources/io/jenetics/jpx/extensions.gpx", .power, 314, 64457),
    Row("togeojson/test/data/Friday-Evening-Run.gpx", .cadence, 17, 1185),
    Row("togeojson/test/data/Friday-Evening-Run.gpx", .power, 17, 2346),
    Row("togeojson/test/data/Friday-Evening-Run.gpx", .heartRate, 13, 1950),
    Row("togeojson/test/data/apple_watch_route.gpx", .speed, 44, 70.114808),
    Row("togeojson/test/data/apple_watch_route.gpx", .course, 44, 4427.165503),
    Row("togeojson/test/data/missing_hr.gpx", .heartRate, 9, 996),
    Row("togeojson/test/data/run.gpx", .heartRate, 206, 39142),
    Row("togeojson/test/data/run_gpxtpx.gpx", .heartRate, 42, 5701),
    Row("togeojson/test/data/strava.gpx", .heartRate, 3, 431),
    Row("togeojson/test/data/strava.gpx", .cadence, 3, 249),
    Row("togeojson/test/data/strava.gpx", .power, 1, 75),
    Row("togeojson/test/data/strava.gpx", .temperature, 3, 42),
    Row("togeojson/test/data/unique_trkpt.gpx", .speed, 1, 0.5),
  ]

  @Test(arguments: rows)
  func `sums are those of an independent reader`(_ row: Row) throws {
    let document = try Document(reading: try Material.bytes("corpus/\(row.file)"))
    var count = 0
    var sum = 0.0
    for segment in document.tracks.flatMap(\.segments) {
      for value in segment.values(of: row.quantity) {
        guard let value else { continue }
        count += 1
        sum += value
      }
    }
    #expect(count == row.count)
    #expect(abs(sum - row.sum) < 1e-6)
  }

  @Test(arguments: CorpusFile.all)
  func `columns hold what the points hold`(_ file: CorpusFile) throws {
    let document = try Document(reading: try Material.bytes("corpus/\(file.path)"))
    for segment in document.tracks.flatMap(\.segments) {
      for quantity in SensorQuantity.allCases {
        #expect(Array(segment.values(of: quantity)) == segment.map { $0[quantity] })
      }
    }
  }

  private func segment(_ file: String) throws -> TrackSegment {
    let document = try Document(reading: try Material.bytes("research/gpx-cases/\(file)"))
    return try #require(document.tracks.first?.segments.first)
  }

  @Test func `the prefix does not matter, the namespace does`() throws {
    let segment = try segment("85-garmin-tpx-any-prefix.gpx")
    #expect(Array(segment.heartRates) == [72, 73])
    #expect(Array(segment.cadences) == [74, nil])
    #expect(Array(segment.temperatures) == [27, nil])
  }

  @Test func `other names are read, and nothing counts twice`() throws {
    let segment = try segment("87-bare-and-other-sensor-names.gpx")
    #expect(Array(segment.heartRates) == [139, 140, 141, 142])
    #expect(Array(segment.cadences) == [101, 99, nil, 98])
    #expect(Array(segment.powers) == [633, nil, nil, nil])
    #expect(Array(segment.temperatures) == [nil, 20, nil, 21])
    #expect(Array(segment.speeds) == [13.13, nil, nil, nil])
  }

  @Test func `GPX 1.0 has speed and course itself`() throws {
    let segment = try segment("54-gpx10-full.gpx")
    #expect(Array(segment.courses) == [52.7, 180])
    #expect(Array(segment.speeds) == [4.23, 0])
  }
}
