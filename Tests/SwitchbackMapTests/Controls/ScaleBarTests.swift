import Testing

@testable import SwitchbackMap

@Suite struct ScaleBarTests {
  @Test(arguments: [
    (1.0, "100 m"), (0.05, "5 m"), (10.0, "1 km"), (19.0, "2 km"), (50.0, "5 km"),
    (1000.0, "100 km"), (50_000.0, "5000 km"), (0.001, "10 cm"),
  ])
  func `takes the longest round distance`(metersPerPoint: Double, label: String) throws {
    let bar = try #require(ScaleBar(metersPerPoint: metersPerPoint))
    #expect(bar.label == label)
    #expect(bar.length <= ScaleBar.maximumLength + 1e-9)
    #expect(bar.length > ScaleBar.maximumLength / 2.51)
  }

  // 1 mi = 5280 ft = 1609.344 m.
  @Test(arguments: [
    (1.0, "200 ft"), (10.0, "2000 ft"), (15.0, "1 mi"), (30.0, "2 mi"), (1609.344, "100 mi"),
    (0.001, "2 in"), (0.0001, "0.2 in"), (0.00001, "0.02 in"),
  ])
  func `takes the longest round distance in feet and miles`(
    metersPerPoint: Double,
    label: String
  ) throws {
    let bar = try #require(ScaleBar(metersPerPoint: metersPerPoint, system: .imperial))
    #expect(bar.label == label)
    #expect(bar.length <= ScaleBar.maximumLength + 1e-9)
    #expect(bar.length > ScaleBar.maximumLength / 2.8)
  }

  @Test(arguments: [0, -1, Double.nan, .infinity])
  func `has none where there is no scale`(metersPerPoint: Double) {
    #expect(ScaleBar(metersPerPoint: metersPerPoint) == nil)
  }
}
