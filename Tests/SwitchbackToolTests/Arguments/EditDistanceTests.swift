import Testing

@testable import SwitchbackTool

@Suite struct EditDistanceTests {
  // The first is the textbook example of Wagner and Fischer; the swaps are Damerau's.
  @Test(arguments: [
    ("kitten", "sitting", 3), ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("abc", "abc", 0),
    ("ab", "ba", 1), ("size", "sise", 1), ("output", "outptu", 1), ("ca", "abc", 3),
  ])
  func `counts the edits`(first: String, second: String, distance: Int) {
    #expect(editDistance(first, second) == distance)
    #expect(editDistance(second, first) == distance)
  }

  @Test(arguments: [
    ("opne", "open"), ("snap", "snapshot"), ("inf", "info"), ("INFO", "info"), ("--info", "info"),
  ])
  func `finds what was meant`(text: String, meant: String) {
    #expect(nearest(to: text, among: ["open", "snapshot", "info"]) == meant)
  }

  @Test(arguments: ["", "-", "x", "pe", "convert", "infinite"])
  func `offers nothing far`(text: String) {
    #expect(nearest(to: text, among: ["open", "snapshot", "info"]) == nil)
  }
}
