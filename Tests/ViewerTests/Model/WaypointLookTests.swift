import Drawing
import GPX
import Testing

@testable import Viewer

@Suite struct WaypointLookTests {
  @Test func `there is a symbol for every rule`() {
    for rule in WaypointRule.standard {
      #expect(Symbol.named(rule.look.symbol) != nil, "\(rule.look.symbol)")
    }
    #expect(Symbol.named(WaypointRule.fallback.symbol) != nil)
  }

  @Test func `every tint has a colour of its own`() {
    let colors = Set(WaypointLook.Tint.allCases.map(\.color))
    #expect(colors.count == WaypointLook.Tint.allCases.count)
  }
}
