import Testing

@testable import Viewer

@Suite struct FigureTests {
  @Test(arguments: [
    (0.0, "0 m"), (999.4, "999 m"), (1000, "1.0 km"), (117_060, "117.1 km"), (999_949, "999.9 km"),
    (999_951, "1000 km"), (12_345_678, "12\u{202F}346 km"),
  ])
  func `writes a distance`(metres: Double, text: String) {
    #expect(Figure.distance(metres) == text)
  }

  @Test(arguments: [(2297.4, "2297 m"), (-12.6, "−13 m"), (12_345, "12\u{202F}345 m")])
  func `writes a height`(metres: Double, text: String) {
    #expect(Figure.elevation(metres) == text)
  }

  @Test(arguments: [
    (12.0, "12 s"), (3540, "59 min"), (3600, "1 h 0 min"), (19_920, "5 h 32 min"),
    (200_000, "2 d 7 h"), (-5, "−5 s"),
  ])
  func `writes a length of time`(seconds: Double, text: String) {
    #expect(Figure.duration(seconds) == text)
  }
}
