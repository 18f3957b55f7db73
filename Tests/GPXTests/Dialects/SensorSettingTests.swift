import Testing

@testable import GPX

/// Measurements are written where they stand, or as Garmin writes them.
@Suite struct SensorSettingTests {
  private static let v1 = "http://www.garmin.com/xmlschemas/TrackPointExtension/v1"
  private static let v2 = "http://www.garmin.com/xmlschemas/TrackPointExtension/v2"

  private func point(_ extensions: [ExtensionElement] = []) -> TrackPoint {
    var point = TrackPoint(latitude: 1, longitude: 2)
    point.extensions = extensions
    return point
  }

  private func bare(_ name: String, _ text: String) -> ExtensionElement {
    ExtensionElement(QualifiedName(name), text: text)
  }

  private func garmin(
    _ prefix: String,
    _ namespace: String,
    _ children: [(String, String)]
  ) -> ExtensionElement {
    let content = children.map { name, text in
      ExtensionElement.Content.element(
        ExtensionElement(
          QualifiedName(name, prefix: prefix, namespace: namespace),
          text: text
        )
      )
    }
    return ExtensionElement(
      QualifiedName("TrackPointExtension", prefix: prefix, namespace: namespace),
      content: content
    )
  }

  @Test func `a new value is written as Garmin does, in the order of the schema`() {
    var point = point()
    point.speed = 2.5
    point.heartRate = 140
    point.temperature = -1
    point.cadence = 0
    let expected = garmin(
      "gpxtpx",
      Self.v2,
      [("atemp", "-1"), ("hr", "140"), ("cad", "0"), ("speed", "2.5")]
    )
    #expect(point.extensions == [expected])
  }

  @Test func `power stands beside the other values`() {
    var point = point([bare("x", "1")])
    point.power = 250
    let name = QualifiedName(
      "PowerInWatts",
      prefix: "gpxpx",
      namespace: "http://www.garmin.com/xmlschemas/PowerExtension/v1"
    )
    #expect(point.extensions == [bare("x", "1"), ExtensionElement(name, text: "250")])
  }

  @Test func `a value is changed where it stands`() {
    var point = point([
      bare("a", "1"), garmin("ns3", Self.v1, [("hr", "72"), ("cad", "74")]), bare("b", "2"),
    ])
    point.heartRate = 73
    #expect(
      point.extensions == [
        bare("a", "1"), garmin("ns3", Self.v1, [("hr", "73"), ("cad", "74")]), bare("b", "2"),
      ]
    )
  }

  @Test func `all places of a value are changed, so that all programs read the same`() {
    var point = point([bare("heartrate", "139"), garmin("q", Self.v1, [("hr", "139")])])
    point.heartRate = 150
    #expect(point.extensions == [bare("heartrate", "150"), garmin("q", Self.v1, [("hr", "150")])])
  }

  @Test func `an element without a number is given one`() {
    var point = point([bare("hr", "")])
    point.heartRate = 61
    #expect(point.extensions == [bare("hr", "61")])
  }

  @Test func `a holder of version 1 takes what its schema has, and becomes version 2 for more`() {
    var point = point([garmin("t", Self.v1, [("hr", "72"), ("Extensions", "")])])
    point.depth = 3
    #expect(
      point.extensions == [
        garmin("t", Self.v1, [("depth", "3"), ("hr", "72"), ("Extensions", "")])
      ]
    )
    point.course = 359.5
    #expect(
      point.extensions == [
        garmin(
          "t",
          Self.v2,
          [("depth", "3"), ("hr", "72"), ("course", "359.5"), ("Extensions", "")]
        )
      ]
    )
  }

  @Test func `the holder of GpxExtensions v3 is left alone`() {
    let old = garmin("gpxx", "http://www.garmin.com/xmlschemas/GpxExtensions/v3", [("Depth", "8")])
    var point = point([old])
    point.heartRate = 60
    #expect(point.extensions == [old, garmin("gpxtpx", Self.v2, [("hr", "60")])])
  }

  @Test func `nothing is left of a value that is taken away`() {
    var point = point([
      bare("heartrate", "139"), bare("x", "1"), garmin("q", Self.v1, [("hr", "139")]),
    ])
    point.heartRate = nil
    #expect(point.extensions == [bare("x", "1")])
    point.heartRate = nil
    #expect(point.extensions == [bare("x", "1")])
    let empty = garmin("q", Self.v1, [])
    point.extensions = [empty]
    point.heartRate = nil
    #expect(point.extensions == [empty])
  }

  @Test func `what GPX 1.0 has a place for stays there`() {
    var point = point()
    var reception = Reception()
    reception.speed = 4
    reception.satellites = 7
    point.reception = reception
    point.speed = 5
    #expect(point.reception?.speed == 5)
    #expect(point.extensions == [])
    point.speed = nil
    #expect(point.speed == nil)
    #expect(point.reception?.satellites == 7)
  }

  @Test(arguments: [Double.infinity, -.infinity, .nan])
  func `what is no number takes the value away`(number: Double) {
    var point = point([bare("hr", "61")])
    point.heartRate = number
    #expect(point.extensions == [])
  }

  @Test(arguments: SensorQuantity.allCases)
  func `what is set is read`(quantity: SensorQuantity) {
    let numbers: [Double] = [
      0, -0.5, 140, 0.1, 1.0 / 3, .leastNonzeroMagnitude, 1e-7, 123_456.789, 1e15, 1e16, 1.5e300,
      -2.5e-10,
    ]
    var point = point()
    var waypoint = Waypoint(latitude: 1, longitude: 2)
    for number in numbers {
      point[quantity] = number
      waypoint[quantity] = number
      #expect(point[quantity] == number)
      #expect(waypoint[quantity] == number)
      #expect(TrackSegment([point]).values(of: quantity)[0] == number)
      #expect(point.extensions.count == 1)
    }
    point[quantity] = nil
    #expect(point[quantity] == nil)
    #expect(point.extensions == [])
  }

  @Test(arguments: [
    (140.0, "140"), (0.1, "0.1"), (-2.5e-10, "-0.00000000025"), (1.5e20, "150000000000000000000"),
    (1e-5, "0.00001"), (-0.0, "0"), (123_456.789, "123456.789"),
  ])
  func `numbers are written without an exponent`(number: Double, text: String) {
    var point = point()
    point.heartRate = number
    #expect(point.extensions == [garmin("gpxtpx", Self.v2, [("hr", text)])])
  }
}
