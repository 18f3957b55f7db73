import TestSupport
import Testing

@testable import GPX

@Suite struct TimestampWriterTests {
  /// Times as they are written one after the other, by one writer.
  private func written(_ times: [Timestamp]) -> [String] {
    var writer = TimestampWriter()
    return times.map { time in
      var buffer = OutputBuffer(capacity: 8)
      writer.append(time.seconds, time.nanoseconds, to: &buffer)
      return buffer.text()
    }
  }

  // The expected texts are those of `date -u -d @SECONDS +%FT%TZ` (GNU coreutils).
  @Test(arguments: [
    (0, "1970-01-01T00:00:00Z"), (-1, "1969-12-31T23:59:59Z"), (86_399, "1970-01-01T23:59:59Z"),
    (86_400, "1970-01-02T00:00:00Z"), (1_709_164_800, "2024-02-29T00:00:00Z"),
    (253_402_300_799, "9999-12-31T23:59:59Z"), (253_402_300_800, "10000-01-01T00:00:00Z"),
    (-62_167_219_200, "0000-01-01T00:00:00Z"), (-62_135_596_801, "0000-12-31T23:59:59Z"),
    (-62_167_219_201, "-0001-12-31T23:59:59Z"),
  ])
  func `writes a time`(_ seconds: Int64, _ text: String) {
    #expect(written([Timestamp(seconds: seconds)]) == [text])
  }

  @Test(arguments: [
    (1, "00.000000001Z"), (250_000_000, "00.25Z"), (100_000_010, "00.10000001Z"),
    (999_999_999, "00.999999999Z"), (500, "00.0000005Z"), (10, "00.00000001Z"),
  ])
  func `keeps the fraction as long as it needs to be`(_ nanoseconds: Int32, _ end: String) {
    let text = written([Timestamp(seconds: 0, nanoseconds: nanoseconds)])[0]
    #expect(text == "1970-01-01T00:00:\(end)")
  }

  @Test func `writes days in any order`() {
    var generator = SeededGenerator(seed: 44)
    var times: [Timestamp] = []
    for round in 0..<20_000 {
      let limits: ClosedRange<Int64> = [0...200_000, -70_000_000_000...300_000_000_000][round % 2]
      times.append(
        Timestamp(
          seconds: .random(in: limits, using: &generator),
          nanoseconds: round % 3 == 0 ? .random(in: 0..<1_000_000_000, using: &generator) : 0
        )
      )
    }
    // The slower way to write a time has tests of its own.
    #expect(written(times) == times.map(\.description))
  }
}
