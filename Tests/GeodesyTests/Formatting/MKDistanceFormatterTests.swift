import Geodesy
import Testing

struct MKDistanceFormatterTests {
  private func text(
    _ distance: Double,
    _ units: MKDistanceFormatter.Units,
    _ style: MKDistanceFormatter.DistanceUnitStyle = .default
  ) -> String {
    let formatter = MKDistanceFormatter()
    formatter.units = units
    formatter.unitStyle = style
    return formatter.string(fromDistance: distance)
  }

  @Test(arguments: [
    (0.0, "0 m"), (7.4, "7 m"), (86, "90 m"), (870, "850 m"), (960, "950 m"), (994, "1 km"),
    (1000, "1 km"),
    (1549, "1.5 km"), (9960, "10 km"), (123_456, "123 km"),
  ])
  func `writes metres and kilometres`(distance: Double, expected: String) {
    #expect(text(distance, .metric) == expected)
  }

  // A mile is 1609.344 m, a yard 0.9144 m, a foot 0.3048 m (international yard and pound agreement, 1959).
  @Test func `writes miles, feet and yards`() {
    #expect(text(1609.344, .imperial) == "1 mi")
    #expect(text(16_093.44, .imperial) == "10 mi")
    #expect(text(30.48, .imperial) == "100 ft")
    #expect(text(91.44, .imperialWithYards) == "100 yd")
    #expect(text(8046.72, .imperialWithYards, .full) == "5 miles")
    #expect(text(1609.344, .imperial, .full) == "1 mile")
    #expect(text(0.3048, .imperial, .full) == "1 foot")
  }

  @Test func `writes no number for what is none, and says which way it goes`() {
    #expect(text(.nan, .metric) == "–")
    #expect(text(-.infinity, .metric) == "–")
    #expect(text(-1500, .metric) == "-1.5 km")
    #expect(text(-0.2, .metric) == "0 m")
    #expect(text(1e300, .metric) == "1000000000000000 km")
  }

  @Test func `reads what it writes, to the digits that are written`() {
    let formatter = MKDistanceFormatter()
    for units in [MKDistanceFormatter.Units.metric, .imperial, .imperialWithYards] {
      for style in [MKDistanceFormatter.DistanceUnitStyle.abbreviated, .full] {
        formatter.units = units
        formatter.unitStyle = style
        for distance in [3.0, 44, 780, 1234, 56_789] {
          let text = formatter.string(fromDistance: distance)
          let read = formatter.distance(from: text)
          #expect(abs(read - distance) <= max(0.1 * distance, 0.5), "\(text)")
          #expect(formatter.string(fromDistance: read) == text)
        }
      }
    }
  }

  @Test(arguments: ["", "km", "12", "12 parsecs", "- m", "1.2.3 km"])
  func `says -1 of what it cannot read`(text: String) {
    #expect(MKDistanceFormatter().distance(from: text) == -1)
  }
}
