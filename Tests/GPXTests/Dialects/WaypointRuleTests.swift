import Testing

@testable import GPX

/// Waypoints are given their pictures by one list of rules.
@Suite struct WaypointRuleTests {
  private func look(
    name: String? = nil,
    symbol: String? = nil,
    type: String? = nil,
    by rules: [WaypointRule] = WaypointRule.standard
  ) -> WaypointLook {
    var waypoint = Waypoint(latitude: 43, longitude: 6)
    waypoint.name = name
    waypoint.symbol = symbol
    waypoint.type = type
    return WaypointRule.look(for: waypoint, by: rules)
  }

  @Test func `chooses by the name, whatever the symbol says`() {
    #expect(look(name: "CAMP by the river", symbol: "Summit") == WaypointLook("tent", .brown))
    #expect(look(name: "SHELTER 3") == WaypointLook("tent", .brown))
    #expect(look(name: "A Supermarket") == WaypointLook("basket.fill", .cyan))
  }

  @Test func `chooses by the symbol in any case`() {
    #expect(look(name: "x", symbol: "drinking water") == WaypointLook("drop.fill", .blue))
    #expect(look(symbol: "SUMMIT").symbol == "mountain.2.fill")
  }

  @Test func `chooses by the type where the symbol says nothing`() {
    #expect(look(symbol: "Dot", type: "Food") == WaypointLook("fork.knife", .orange))
    #expect(look(symbol: "Summit", type: "Airport").symbol == "mountain.2.fill")
  }

  @Test(arguments: ["", "camp", "ALTERNATIVE", "CAM", "Supermarke"])
  func `falls back to a pin`(name: String) {
    #expect(look(name: name, symbol: "Dot") == WaypointRule.fallback)
    #expect(look(name: name, symbol: "", type: "") == WaypointRule.fallback)
    #expect(WaypointRule.fallback == WaypointLook("mappin.circle.fill", .gray))
  }

  @Test func `the rules can be others`() {
    let rules = [
      WaypointRule(.nameContains("ü"), WaypointLook("star.fill", .red)),
      WaypointRule(.typeIs("biwak"), WaypointLook("tent", .red)),
    ]
    #expect(look(name: "Hütte", by: rules) == WaypointLook("star.fill", .red))
    #expect(look(type: "Biwak", by: rules) == WaypointLook("tent", .red))
    #expect(look(name: "CAMP", by: rules) == WaypointRule.fallback)
    #expect(look(name: "Summit", symbol: "Summit", by: []) == WaypointRule.fallback)
    // No text is in nothing; the empty text is in everything.
    let every = [WaypointRule(.nameContains(""), WaypointLook("star.fill", .red))]
    #expect(look(by: every).symbol == "star.fill")
    let none = [WaypointRule(.symbolIs(""), WaypointLook("star.fill", .red))]
    #expect(look(by: none) == WaypointRule.fallback)
  }

  @Test func `no rule stands behind one that leaves it nothing`() {
    var seen: Set<WaypointRule.Condition> = []
    for rule in WaypointRule.standard { #expect(seen.insert(rule.condition).inserted) }
    #expect(seen.count > 300)
  }

  /// The names are Garmin's, the symbols those that a person would choose.
  @Test(arguments: [
    ("Airport", "airplane"), ("Campground", "tent"), ("City (Large)", "building.2.fill"),
    ("City (Small)", "house.fill"), ("Convenience Store", "basket.fill"),
    ("Danger Area", "exclamationmark.triangle.fill"), ("Fishing Area", "fish.fill"),
    ("Flag, Green", "flag.fill"), ("Gas Station", "fuelpump.fill"),
    ("Geocache", "shippingbox.fill"),
    ("Lodging", "bed.double.fill"), ("Medical Facility", "cross.fill"),
    ("Parking Area", "parkingsign"), ("Picnic Area", "fork.knife"),
    ("Pin, Red", "mappin.circle.fill"),
    ("Restroom", "toilet"), ("Ski Resort", "snowflake"), ("Telephone", "phone.fill"),
    ("Zoo", "pawprint.fill"), ("Wrecker", "wrench.fill"),
  ])
  func `knows Garmin's symbols`(name: String, symbol: String) {
    #expect(look(symbol: name).symbol == symbol)
  }

  @Test(Material.isNeeded) func `the case of symbols and types`() throws {
    let bytes = try Material.bytes("research/gpx-cases/94-symbols-and-types.gpx")
    let waypoints = try Document(reading: bytes).waypoints
    #expect(
      waypoints.map { WaypointRule.look(for: $0) } == [
        WaypointLook("flag.fill", .blue), WaypointLook("figure.hiking", .green),
        WaypointLook("drop.fill", .blue), WaypointLook("mountain.2.fill", .brown),
        WaypointLook("tent", .brown), WaypointRule.fallback, WaypointRule.fallback,
      ]
    )
  }
}
