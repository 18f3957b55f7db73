import Foundation
import TestSupport
import Testing

@testable import GPX

/// Timestamps become dates and dates timestamps.
struct DateTests {
  @Test(arguments: [
    // Apple's documentation: the reference date is 978 307 200 seconds after the beginning of 1970.
    ("2001-01-01T00:00:00Z", 0.0),
    ("1970-01-01T00:00:00Z", -978_307_200.0),
    ("2000-12-31T23:59:59.5Z", -0.5),
    ("2024-05-01T08:00:00.25+02:00", 736_236_000.25),
  ])
  func `counts dates from 2001`(text: String, interval: Double) throws {
    let timestamp = try #require(Timestamp(text))
    #expect(Date(timestamp) == Date(timeIntervalSinceReferenceDate: interval))
    #expect(Timestamp(Date(timeIntervalSinceReferenceDate: interval)) == timestamp)
  }

  @Test func `keeps whole microseconds through dates from 1729 to 2273`() {
    var generator = SeededGenerator(seed: 1)
    // 2³³ seconds on either side of 2001, where dates are finer than a microsecond.
    let range = (Int64(978_307_200) - 1 << 33 + 1)..<(Int64(978_307_200) + 1 << 33)
    #expect(Timestamp(seconds: range.lowerBound).description.hasPrefix("1728-"))
    #expect(Timestamp(seconds: range.upperBound).description.hasPrefix("2273-"))
    for digits in 0...6 {
      var unit: Int32 = 1_000_000_000
      for _ in 0..<digits { unit /= 10 }
      for _ in 0..<2000 {
        let parts = Int32.random(in: 0..<(1_000_000_000 / unit), using: &generator) * unit
        let seconds = Int64.random(in: range, using: &generator)
        let timestamp = Timestamp(seconds: seconds, nanoseconds: parts)
        #expect(Timestamp(Date(timestamp)) == timestamp)
      }
    }
  }

  @Test func `keeps dates through timestamps`() throws {
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<20_000 {
      // From about three months after the beginning of 2001 on, dates are no finer than nanoseconds.
      let magnitude = Double.random(in: 23..<62, using: &generator)
      let sign: Double = Bool.random(using: &generator) ? 1 : -1
      let date = Date(timeIntervalSinceReferenceDate: sign * exp2(magnitude))
      #expect(Date(try #require(Timestamp(date))) == date)
    }
  }

  @Test func `rounds dates that are finer than nanoseconds`() throws {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<2000 {
      let interval = Double.random(in: -100...100, using: &generator)
      let timestamp = try #require(Timestamp(Date(timeIntervalSinceReferenceDate: interval)))
      let seconds = Double(timestamp.seconds - 978_307_200)
      let parts = (interval - seconds) * 1e9 - Double(timestamp.nanoseconds)
      #expect(abs(parts) <= 0.500_001)
    }
  }

  @Test func `keeps the order of dates`() throws {
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<2000 {
      let interval = Double.random(in: 0...1e9, using: &generator)
      let dates = [interval, interval.nextUp].map { Date(timeIntervalSinceReferenceDate: $0) }
      let timestamps = try dates.map { try #require(Timestamp($0)) }
      #expect(timestamps[0] <= timestamps[1])
    }
  }

  @Test func `makes no timestamp of a date that is none`() {
    for interval in [Double.nan, .infinity, -.infinity, 1e300, -1e300, 0x1p63] {
      #expect(Timestamp(Date(timeIntervalSinceReferenceDate: interval)) == nil)
    }
    // Foundation means the first day of the Julian calendar.
    #expect(Timestamp(.distantPast)?.description == "0000-12-30T00:00:00Z")
    #expect(Timestamp(.distantFuture)?.description == "4001-01-01T00:00:00Z")
    #expect(Date(Timestamp(seconds: .min)) < .distantPast)
    #expect(Date(Timestamp(seconds: .max)) > .distantFuture)
  }

  @Test func `gives points dates`() throws {
    let date = Date(timeIntervalSinceReferenceDate: 736_236_000.123)
    let time = try #require(Timestamp("2024-05-01T06:00:00.123Z"))
    var point = TrackPoint(latitude: 1, longitude: 2, elevation: 3, date: date)
    #expect(point == TrackPoint(latitude: 1, longitude: 2, elevation: 3, time: time))
    #expect(point.date == date)
    point.date = nil
    #expect(point.time == nil && point.date == nil)
    point.date = date
    #expect(point.time == time)
    var waypoint = Waypoint(latitude: 1, longitude: 2, date: date, name: "a")
    #expect(waypoint == Waypoint(latitude: 1, longitude: 2, time: time, name: "a"))
    waypoint.date?.addTimeInterval(1)
    #expect(waypoint.time == Timestamp("2024-05-01T06:00:01.123Z"))
    var metadata = Metadata()
    metadata.date = date
    #expect(metadata.time == time && metadata.date == date)
  }

  @Test func `moves timestamps by durations`() throws {
    let start = try #require(Timestamp("2024-05-01T06:00:00.75Z"))
    #expect(start + .milliseconds(500) == Timestamp("2024-05-01T06:00:01.25Z"))
    #expect(start - .milliseconds(800) == Timestamp("2024-05-01T05:59:59.95Z"))
    #expect(start.advanced(by: .nanoseconds(-1)).nanoseconds == 749_999_999)
    // Durations are finer than timestamps.
    #expect(
      start + Duration(secondsComponent: 0, attosecondsComponent: -1) == start - .nanoseconds(1)
    )
    #expect(start + Duration(secondsComponent: 0, attosecondsComponent: 1) == start)
    let last = Timestamp(seconds: .max, nanoseconds: 999_999_999)
    #expect(last + .nanoseconds(1) == last)
    #expect(Timestamp(seconds: .min) - .nanoseconds(1) == Timestamp(seconds: .min))
    #expect(Timestamp(seconds: .min).duration(to: last) > .seconds(Int64.max))
  }

  @Test func `gives the duration between timestamps`() {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<2000 {
      let pair = (0..<2).map { _ in
        Timestamp(
          seconds: .random(in: -1_000_000_000_000...1_000_000_000_000, using: &generator),
          nanoseconds: .random(in: 0..<1_000_000_000, using: &generator)
        )
      }
      #expect(pair[0] + (pair[1] - pair[0]) == pair[1])
    }
  }
}
