import TestSupport
import Testing

@testable import GPX

/// Measurements are read from whatever spelling a program has for them.
@Suite struct SensorTests {
  private static let namespaces = """
    xmlns="http://www.topografix.com/GPX/1/1" \
    xmlns:v1="http://www.garmin.com/xmlschemas/TrackPointExtension/v1" \
    xmlns:v2="http://www.garmin.com/xmlschemas/TrackPointExtension/v2" \
    xmlns:gpxx="http://www.garmin.com/xmlschemas/GpxExtensions/v3" \
    xmlns:pwr="http://www.garmin.com/xmlschemas/PowerExtension/v1" \
    xmlns:ns3="http://www.garmin.com/xmlschemas/ActivityExtension/v2" \
    xmlns:gpxdata="http://www.cluetrust.com/XML/GPXDATA/1/0" \
    xmlns:osmand="https://osmand.net/docs/technical/osmand-file-formats/osmand-gpx" \
    xmlns:urn="urn:other"
    """

  /// The segment of points with those extensions.
  private func segment(_ extensions: [String]) throws -> TrackSegment {
    let points = extensions.map {
      "<trkpt lat=\"1\" lon=\"2\"><extensions>\($0)</extensions></trkpt>"
    }
    let text =
      "<gpx version=\"1.1\" creator=\"test\" \(Self.namespaces)><trk><trkseg>"
      + points.joined() + "</trkseg></trk></gpx>"
    let document = try read(text)
    return try #require(document.tracks.first?.segments.first)
  }

  private func point(_ extensions: String) throws -> TrackPoint {
    try #require(try segment([extensions]).first)
  }

  struct Spelling: Sendable, CustomTestStringConvertible {
    let extensions: String
    let quantity: SensorQuantity
    let value: Double?
    var testDescription: String { extensions }

    init(_ extensions: String, _ quantity: SensorQuantity, _ value: Double?) {
      self.extensions = extensions
      self.quantity = quantity
      self.value = value
    }
  }

  /// The first four spellings of power are those of public fault reports: Strava's (OpenTracks PR
  /// #644), Garmin's schema (GoldenCheetah #3084), gpx.studio's (gpx.studio #378), TCX's.
  static let spellings = [
    Spelling("<power>147</power>", .power, 147),
    Spelling("<pwr:PowerInWatts>107</pwr:PowerInWatts>", .power, 107),
    Spelling(
      "<gpxpx:PowerExtension><gpxpx:PowerInWatts>200</gpxpx:PowerInWatts></gpxpx:PowerExtension>",
      .power,
      200
    ),
    Spelling("<ns3:TPX><ns3:Speed>2.5</ns3:Speed><ns3:Watts>74</ns3:Watts></ns3:TPX>", .power, 74),
    Spelling("<ns3:TPX><ns3:Speed>2.5</ns3:Speed><ns3:Watts>74</ns3:Watts></ns3:TPX>", .speed, 2.5),
    Spelling(
      "<v1:TrackPointExtension><v1:power>275</v1:power></v1:TrackPointExtension>",
      .power,
      275
    ),
    Spelling(
      "<v1:TrackPointExtension><v1:watts>None</v1:watts><v1:cad>87</v1:cad></v1:TrackPointExtension>",
      .power,
      nil
    ),
    Spelling(
      "<v1:PowerExtension><v1:PowerInWatts>0</v1:PowerInWatts></v1:PowerExtension>",
      .power,
      0
    ),
    Spelling("<gpxdata:power>190</gpxdata:power>", .power, 190),
    Spelling("<urn:power>191</urn:power>", .power, 191),
    Spelling(
      "<TrackPointExtension xmlns=\"http://www.garmin.com/xmlschemas/TrackPointExtension/v1\"><hr>72</hr></TrackPointExtension>",
      .heartRate,
      72
    ),
    Spelling("<TrackPointExtension><hr>72</hr></TrackPointExtension>", .heartRate, 72),
    Spelling(
      "<lost:TrackPointExtension><lost:hr>72</lost:hr></lost:TrackPointExtension>",
      .heartRate,
      72
    ),
    Spelling(
      "<o:TrackPointExtension xmlns:o=\"https://www8.garmin.com/xmlschemas/TrackPointExtensionv1.xsd\"><o:wtemp>11</o:wtemp></o:TrackPointExtension>",
      .waterTemperature,
      11
    ),
    Spelling(
      "<v1:TrackPointExtension><v1:wtemp>11</v1:wtemp></v1:TrackPointExtension>",
      .temperature,
      nil
    ),
    Spelling(
      "<v1:TrackPointExtension><v1:Extensions><power>3</power></v1:Extensions></v1:TrackPointExtension>",
      .power,
      3
    ),
    Spelling(
      "<v2:TrackPointExtension><v2:atemp>-2.5</v2:atemp><v2:depth>0.25</v2:depth><v2:speed>3.25</v2:speed><v2:course>12</v2:course><v2:bearing>99</v2:bearing></v2:TrackPointExtension>",
      .course,
      12
    ),
    Spelling(
      "<v2:TrackPointExtension><v2:atemp>-2.5</v2:atemp><v2:depth>0.25</v2:depth></v2:TrackPointExtension>",
      .depth,
      0.25
    ),
    Spelling(
      "<v2:TrackPointExtension><v2:atemp>-2.5</v2:atemp></v2:TrackPointExtension>",
      .temperature,
      -2.5
    ),
    Spelling(
      "<gpxx:TrackPointExtension><gpxx:Temperature>27.5</gpxx:Temperature><gpxx:Depth>8</gpxx:Depth></gpxx:TrackPointExtension>",
      .temperature,
      27.5
    ),
    Spelling(
      "<gpxx:TrackPointExtension><gpxx:Temperature>27.5</gpxx:Temperature><gpxx:Depth>8</gpxx:Depth></gpxx:TrackPointExtension>",
      .depth,
      8
    ),
    Spelling(
      "<gpxx:WaypointExtension><gpxx:Depth>9</gpxx:Depth></gpxx:WaypointExtension>",
      .depth,
      9
    ),
    Spelling("<gpxdata:hr>140.5</gpxdata:hr>", .heartRate, 140.5),
    Spelling("<gpxdata:temp>20</gpxdata:temp>", .temperature, 20),
    Spelling("<gpxdata:cadence>99</gpxdata:cadence>", .cadence, 99),
    Spelling("<gpxdata:speed>0.5429</gpxdata:speed>", .speed, 0.5429),
    Spelling("<osmand:speed>5.02</osmand:speed>", .speed, 5.02),
    Spelling("<speed>5.02</speed><heading>273</heading>", .speed, 5.02),
    Spelling("<speed>5.02</speed><heading>273</heading>", .course, nil),
    Spelling("<cog>249.859</cog>", .course, 249.859),
    Spelling("<bpm>141</bpm>", .heartRate, 141),
    Spelling("<heart_rate>141</heart_rate>", .heartRate, 141),
    Spelling("<HeartRate>141</HeartRate>", .heartRate, 141),
    // In a namespace that nobody knows, a speed can be in any unit.
    Spelling("<urn:speed>36</urn:speed>", .speed, nil),
    Spelling("<urn:depth>36</urn:depth>", .depth, nil),
    Spelling("<urn:wrapper><hr>99</hr></urn:wrapper>", .heartRate, nil),
    Spelling("<hrv>99</hrv><h>1</h>", .heartRate, nil),
    // What is no number, is none.
    Spelling("<hr>0</hr>", .heartRate, 0),
    Spelling("<hr/>", .heartRate, nil),
    Spelling("<hr></hr>", .heartRate, nil),
    Spelling("<hr> </hr>", .heartRate, nil),
    Spelling("<hr> 72\n</hr>", .heartRate, 72),
    Spelling("<hr>NaN</hr>", .heartRate, nil),
    Spelling("<hr>inf</hr>", .heartRate, nil),
    Spelling("<hr>1e999</hr>", .heartRate, nil),
    Spelling("<hr>72 bpm</hr>", .heartRate, nil),
    Spelling("<hr>72<!-- a -->.5</hr>", .heartRate, 72.5),
    // Garmin's extension counts before bare elements, but only where it holds a number.
    Spelling(
      "<heartrate>1</heartrate><v1:TrackPointExtension><v1:hr>2</v1:hr></v1:TrackPointExtension>",
      .heartRate,
      2
    ),
    Spelling(
      "<heartrate>1</heartrate><v1:TrackPointExtension><v1:hr></v1:hr></v1:TrackPointExtension>",
      .heartRate,
      1
    ),
    Spelling("<gpxdata:hr>1</gpxdata:hr><heartrate>2</heartrate>", .heartRate, 1),
    Spelling("<pwr:PowerInWatts>2</pwr:PowerInWatts><power>1</power>", .power, 1),
    Spelling("<hr>1</hr><hr>2</hr>", .heartRate, 1),
  ]

  @Test(arguments: spellings)
  func `a value has many spellings`(_ spelling: Spelling) throws {
    let segment = try segment([spelling.extensions])
    #expect(segment[0][spelling.quantity] == spelling.value)
    #expect(Array(segment.values(of: spelling.quantity)) == [spelling.value])
    var waypoint = Waypoint(latitude: 1, longitude: 2)
    waypoint.extensions = segment[0].extensions
    #expect(waypoint[spelling.quantity] == spelling.value)
  }

  @Test func `every quantity has a property`() throws {
    var point = TrackPoint(latitude: 1, longitude: 2)
    point.heartRate = 1
    point.cadence = 2
    point.power = 3
    point.temperature = 4
    point.waterTemperature = 5
    point.speed = 6
    point.course = 7
    point.depth = 8
    let values = SensorQuantity.allCases.map { point[$0] }
    #expect(values == [1, 2, 3, 4, 5, 6, 7, 8])
    let properties = [
      point.heartRate, point.cadence, point.power, point.temperature, point.waterTemperature,
      point.speed, point.course, point.depth,
    ]
    #expect(properties == values)
    let segment = TrackSegment([point])
    let columns = [
      segment.heartRates, segment.cadences, segment.powers, segment.temperatures,
      segment.waterTemperatures, segment.speeds, segment.courses, segment.depths,
    ]
    #expect(columns.map { $0[0] } == values)
    #expect(segment.sensorQuantities == SensorQuantity.allCases)
    let units = SensorQuantity.allCases.map(\.unit)
    #expect(units == ["bpm", "rpm", "W", "°C", "°C", "m/s", "°", "m"])
  }

  @Test func `speed and course of GPX 1.0 come first`() throws {
    let text = """
      <gpx version="1.0" creator="test" xmlns="http://www.topografix.com/GPX/1/0"
        xmlns:x="http://www.cluetrust.com/XML/GPXDATA/1/0"><trk><trkseg>
      <trkpt lat="1" lon="2"><course>52.7</course><speed>0</speed><x:speed>9</x:speed></trkpt>
      <trkpt lat="1" lon="2"><x:speed>8</x:speed></trkpt>
      <trkpt lat="1" lon="2"/></trkseg></trk></gpx>
      """
    let segment = try read(text).tracks[0].segments[0]
    #expect(Array(segment.speeds) == [0, 8, nil])
    #expect(Array(segment.courses) == [52.7, nil, nil])
    #expect(segment.map(\.speed) == [0, 8, nil])
  }

  @Test func `a column has one entry a point`() throws {
    #expect(TrackSegment().heartRates.isEmpty)
    let bare = TrackSegment((0..<70).map { _ in TrackPoint(latitude: 1, longitude: 2) })
    #expect(bare.heartRates.count == 70)
    #expect(bare.heartRates.presentCount == 0)
    #expect(bare.sensorQuantities == [])
    let segment = try segment(["", "<hr>1</hr>", "", "<bpm>2</bpm>", "<hr>none</hr>", ""])
    #expect(Array(segment.heartRates) == [nil, 1, nil, 2, nil, nil])
  }

  /// Fragments in random order, of which points have some: the column is to be the points' values.
  @Test(arguments: 0..<20)
  func `a column holds what the points hold`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let fragments = Self.spellings.map(\.extensions) + ["<x/>", "<hr>1.25</hr>", "<hr>7</hr>"]
    var extensions: [String] = []
    for _ in 0..<200 {
      let count = Int.random(in: 0...3, using: &generator)
      extensions.append(
        (0..<count).map { _ in fragments.randomElement(using: &generator) ?? "" }.joined()
      )
    }
    let segment = try segment(extensions)
    for quantity in SensorQuantity.allCases {
      #expect(Array(segment.values(of: quantity)) == segment.map { $0[quantity] })
    }
  }

  /// Values beyond what four bytes and 53 bits hold are rounded once, as `Double` itself rounds.
  @Test(arguments: [
    "0.1", "123456789.123", "2147483648", "-2147483649.5", "9007199254740993", "0.3",
    "999999999999999999", "0.000000000000000001", "007", "1e3", ".5",
  ])
  func `columns hold the nearest number`(text: String) throws {
    let segment = try segment(["<hr>\(text)</hr>", "<hr>1</hr>"])
    #expect(Array(segment.heartRates) == [Double(text), 1])
  }
}
