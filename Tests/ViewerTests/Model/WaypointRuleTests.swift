import Drawing
import GPX
import Geodesy
import Testing

@testable import Viewer

@Suite struct WaypointRuleTests {
  private func look(name: String? = nil, symbol: String? = nil) -> WaypointLook {
    var waypoint = Waypoint(latitude: 43, longitude: 6)
    waypoint.name = name
    waypoint.symbol = symbol
    return WaypointRule.look(for: waypoint, by: WaypointRule.standard)
  }

  @Test func `chooses by the name, whatever the symbol says`() {
    #expect(look(name: "CAMP by the river", symbol: "Dot") == WaypointLook("tent", .brown))
    #expect(look(name: "SHELTER 3") == WaypointLook("tent", .brown))
    #expect(look(name: "A Supermarket") == WaypointLook("basket.fill", .cyan))
  }

  @Test func `chooses by the symbol in any case`() {
    #expect(look(name: "x", symbol: "drinking water") == WaypointLook("drop.fill", .blue))
    #expect(look(symbol: "Summit").symbol == "mountain.2.fill")
  }

  @Test(arguments: ["", "camp", "ALTERNATIVE", "CAM"])
  func `falls back to a pin`(name: String) {
    #expect(look(name: name, symbol: "Dot") == WaypointRule.fallback)
  }

  @Test func `names only symbols that there are`() {
    for rule in WaypointRule.standard {
      #expect(Symbol.named(rule.look.symbol) != nil, "\(rule.look.symbol)")
    }
  }
}
