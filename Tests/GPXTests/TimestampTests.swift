import TestSupport
import Testing

@testable import GPX

@Suite struct TimestampTests {
  // Seconds by GNU date: date -u -d 2015-06-17T13:44:47Z +%s
  @Test(arguments: [
    ("1970-01-01T00:00:00Z", 0, 0),
    ("2015-06-17T13:44:47.609273374Z", 1_434_548_687, 609_273_374),
    ("2015-06-17T13:44:48.1Z", 1_434_548_688, 100_000_000),
    ("2015-06-17T13:44:48.100Z", 1_434_548_688, 100_000_000),
    ("2015-06-17T13:44:48.1234567891Z", 1_434_548_688, 123_456_789),
    ("2018-03-19T15:49:10-07:00", 1_521_499_750, 0),
    ("2018-03-20T04:21:10+05:30", 1_521_499_870, 0),
    ("2018-03-19T22:52:10+0000", 1_521_499_930, 0),
    ("2018-03-20T00:53:10+02", 1_521_499_990, 0),
    ("2024-12-04 10:42:31", 1_733_308_951, 0),
    ("2024-12-04", 1_733_270_400, 0),
    ("2024-12-04T24:00:00Z", 1_733_356_800, 0),
    ("2016-12-31T23:59:60Z", 1_483_228_800, 0),
    ("2024-2-9T6:03:07Z", 1_707_458_587, 0),
    ("20241204T104231Z", 1_733_308_951, 0),
    ("2019-06-18T07:49:03.993+0200Z", 1_560_836_943, 993_000_000),
    ("1969-12-31T23:59:59.5Z", -1, 500_000_000),
    ("0001-01-01T00:00:00Z", -62_135_596_800, 0),
    ("9999-12-31T23:59:59Z", 253_402_300_799, 0),
    ("2000-02-29T00:00:00Z", 951_782_400, 0),
    ("2024-12-04T10:42Z", 1_733_308_920, 0),
    ("2024-12-04T10:42:31z", 1_733_308_951, 0),
  ])
  func `reads a time`(_ text: String, _ seconds: Int64, _ nanoseconds: Int32) {
    #expect(Timestamp(text) == Timestamp(seconds: seconds, nanoseconds: nanoseconds))
  }

  @Test(arguments: [
    "", "Z", "2024", "2024-13-01T00:00:00Z", "2024-02-30T00:00:00Z", "2023-02-29T00:00:00Z",
    "1900-02-29T00:00:00Z", "2024-01-01T25:00:00Z", "2024-01-01T24:00:01Z", "2024-01-01T00:60:00Z",
    "2024-01-01T00:00:61Z", "2024-01-01T00:00:00.Z", "2024-01-01T00:00:00+25:00",
    "2024-01-01T00:00:00+01:60", "2024-01-01T00:00:00Zx", "2024-01-01X00:00:00Z", "x024-01-01",
    "2024-01-01T00:00:0xZ", "2024-00-01T00:00:00Z", "2024-01-00T00:00:00Z", "24-01-01T00:00:00Z",
    "2024-01-01T00:00:00.12xZ", "2024-01-01T0x:00:00.000Z",
  ])
  func `refuses what is none`(_ text: String) {
    #expect(Timestamp(text) == nil)
  }

  @Test(arguments: [
    (0, 0, "1970-01-01T00:00:00Z"),
    (1_434_548_688, 100_000_000, "2015-06-17T13:44:48.1Z"),
    (1_434_548_687, 609_273_374, "2015-06-17T13:44:47.609273374Z"),
    (-1, 500_000_000, "1969-12-31T23:59:59.5Z"),
    (-62_135_596_800, 0, "0001-01-01T00:00:00Z"),
    (253_402_300_799, 0, "9999-12-31T23:59:59Z"),
    (253_402_300_800, 0, "10000-01-01T00:00:00Z"),
  ])
  func `writes a time`(_ seconds: Int64, _ nanoseconds: Int32, _ text: String) {
    #expect("\(Timestamp(seconds: seconds, nanoseconds: nanoseconds))" == text)
  }

  @Test func `writes what it reads, and reads what it writes`() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<20_000 {
      let seconds = Int64.random(in: -62_135_596_800..<253_402_300_800, using: &random)
      let nanoseconds: Int32 =
        Bool.random(using: &random) ? 0 : Int32.random(in: 0..<1_000_000_000, using: &random)
      let time = Timestamp(seconds: seconds, nanoseconds: nanoseconds)
      #expect(Timestamp(time.description) == time)
    }
  }

  @Test func `orders instants and tells the seconds between them`() {
    let early = Timestamp(seconds: 10, nanoseconds: 999_999_999)
    let late = Timestamp(seconds: 11)
    #expect(early < late)
    #expect(late > early)
    #expect(abs(late.seconds(since: early) - 1e-9) < 1e-15)
    #expect(early.seconds(since: late) < 0)
    #expect(Timestamp(seconds: -1, nanoseconds: 500_000_000).secondsSince1970 == -0.5)
  }

  @Test func `counts days as a calendar does`() {
    // Every day of 1200 years: the next day is one more, and back again gives the same day.
    var date = CivilDate(year: 1600, month: 1, day: 1)
    var days = date.daysSince1970
    while date.year < 2800 {
      guard CivilDate(daysSince1970: days) == date, date.daysSince1970 == days else {
        Issue.record("\(date) should be day \(days)")
        return
      }
      days += 1
      date.day += 1
      if !date.isValid { date = CivilDate(year: date.year, month: date.month + 1, day: 1) }
      if !date.isValid { date = CivilDate(year: date.year + 1, month: 1, day: 1) }
    }
  }
}
