extension Variant {
  private static func time(_ title: String, _ text: String, _ expected: String) -> Variant {
    Variant(title, points: point(text), outline: ["trkpt 1 2 time \(expected)"])
  }

  private static func fault(
    _ title: String,
    _ text: String,
    _ code: String,
    isFatal: Bool,
    _ expected: String? = nil
  ) -> Variant {
    Variant(
      title,
      points: point("⌖\(text)"),
      code,
      refusal: isFatal ? 0 : nil,
      outline: [expected.map { "trkpt 1 2 time \($0)" } ?? "trkpt 1 2"]
    )
  }

  private static func point(_ time: String) -> String {
    "<trkpt lat=\"1\" lon=\"2\"><time>\(time)</time></trkpt>"
  }

  static let times: [Variant] = regularTimes + oddTimes + noTimes + timeOrder

  private static let regularTimes: [Variant] = [
    time("white space around", "\n  2024-05-01T06:00:00Z\t", "2024-05-01T06:00:00Z"),
    time("CDATA", "<![CDATA[2024-05-01T06:00:00Z]]>", "2024-05-01T06:00:00Z"),
    time("a reference", "2024-05-01T06&#58;00:00Z", "2024-05-01T06:00:00Z"),
    time("milliseconds of nothing", "2024-05-01T06:00:00.000Z", "2024-05-01T06:00:00Z"),
    time("one digit of a fraction", "2024-05-01T06:00:00.5Z", "2024-05-01T06:00:00.5Z"),
    time(
      "nine digits of a fraction",
      "2024-05-01T06:00:00.000000001Z",
      "2024-05-01T06:00:00.000000001Z"
    ),
    time(
      "nanoseconds and more",
      "2024-05-01T06:00:00.1234567899Z",
      "2024-05-01T06:00:00.123456789Z"
    ),
    time("an offset to the east", "2024-05-01T00:30:00+02:00", "2024-04-30T22:30:00Z"),
    time("an offset to the west", "2023-12-31T22:00:00-05:00", "2024-01-01T03:00:00Z"),
    time(
      "an offset of half an hour with a fraction",
      "2024-05-01T06:00:00.25+05:30",
      "2024-05-01T00:30:00.25Z"
    ),
    time("an offset of nothing", "2024-05-01T06:00:00-00:00", "2024-05-01T06:00:00Z"),
    time("the widest offset", "2024-05-01T06:00:00+14:00", "2024-04-30T16:00:00Z"),
    time("the end of a day", "2024-02-28T24:00:00Z", "2024-02-29T00:00:00Z"),
    time("the leap day of a century", "2000-02-29T12:00:00Z", "2000-02-29T12:00:00Z"),
    time("before 1970", "1969-12-31T23:59:59.75Z", "1969-12-31T23:59:59.75Z"),
    time("the last second of four digits", "9999-12-31T23:59:59Z", "9999-12-31T23:59:59Z"),
  ]

  private static let oddTimes: [Variant] = [
    fault(
      "no zone",
      "2024-05-01T06:00:00",
      "time-without-zone",
      isFatal: false,
      "2024-05-01T06:00:00Z"
    ),
    fault(
      "no zone but a fraction",
      "2024-05-01T06:00:00.125",
      "time-without-zone",
      isFatal: false,
      "2024-05-01T06:00:00.125Z"
    ),
    fault(
      "a comma in the fraction",
      "2024-05-01T06:00:00,5Z",
      "irregular-time",
      isFatal: false,
      "2024-05-01T06:00:00.5Z"
    ),
    fault(
      "an offset without a colon",
      "2024-05-01T06:00:00-0330",
      "irregular-time",
      isFatal: false,
      "2024-05-01T09:30:00Z"
    ),
    fault(
      "an offset of hours",
      "2024-05-01T06:00:00+02",
      "irregular-time",
      isFatal: false,
      "2024-05-01T04:00:00Z"
    ),
    fault(
      "a small z",
      "2024-05-01T06:00:00z",
      "irregular-time",
      isFatal: false,
      "2024-05-01T06:00:00Z"
    ),
    fault("a small t", "2024-05-01t06:00:00Z", "odd-time", isFatal: true, "2024-05-01T06:00:00Z"),
    fault(
      "a space for the T",
      "2024-05-01 06:00:00Z",
      "odd-time",
      isFatal: true,
      "2024-05-01T06:00:00Z"
    ),
    fault(
      "a space before the zone",
      "2024-05-01 06:00:00 +0200",
      "odd-time",
      isFatal: true,
      "2024-05-01T04:00:00Z"
    ),
    fault("a date", "2024-05-01", "odd-time", isFatal: true, "2024-05-01T00:00:00Z"),
    fault("no seconds", "2024-05-01T06:30Z", "odd-time", isFatal: true, "2024-05-01T06:30:00Z"),
    fault("single digits", "2024-5-1T6:3:7Z", "odd-time", isFatal: true, "2024-05-01T06:03:07Z"),
    fault("no separators", "20240501T060000Z", "odd-time", isFatal: true, "2024-05-01T06:00:00Z"),
    fault(
      "a leap second",
      "2016-12-31T23:59:60Z",
      "odd-time",
      isFatal: true,
      "2017-01-01T00:00:00Z"
    ),
    fault(
      "an offset and a zone",
      "2024-05-01T06:00:00+0200Z",
      "odd-time",
      isFatal: true,
      "2024-05-01T04:00:00Z"
    ),
  ]

  private static let noTimes: [Variant] = [
    fault("nothing", "", "empty-value", isFatal: false),
    fault("a word", "yesterday", "malformed-time", isFatal: true),
    fault("seconds since 1970", "1714543200", "malformed-time", isFatal: true),
    fault(
      "months before days before years",
      "05/01/2024 06:00:00",
      "malformed-time",
      isFatal: true
    ),
    fault("a thirteenth month", "2024-13-01T06:00:00Z", "malformed-time", isFatal: true),
    fault("a day that is none", "2023-02-29T06:00:00Z", "malformed-time", isFatal: true),
    fault(
      "a leap day that a century lacks",
      "1900-02-29T06:00:00Z",
      "malformed-time",
      isFatal: true
    ),
    fault("a day of nothing", "0000-00-00T00:00:00Z", "malformed-time", isFatal: true),
    fault("hour 25", "2024-05-01T25:00:00Z", "malformed-time", isFatal: true),
    fault("minute 60", "2024-05-01T06:60:00Z", "malformed-time", isFatal: true),
    fault("more after the end of a day", "2024-05-01T24:00:01Z", "malformed-time", isFatal: true),
    fault("a fraction without digits", "2024-05-01T06:00:00.Z", "malformed-time", isFatal: true),
    fault("a time without a date", "06:00:00Z", "malformed-time", isFatal: true),
    fault("an instant and more", "2024-05-01T06:00:00Z now", "malformed-time", isFatal: true),
    fault("a zone by name", "2024-05-01T06:00:00 CEST", "malformed-time", isFatal: true),
  ]

  private static let timeOrder: [Variant] = [
    Variant(
      "two times",
      points: """
        <trkpt lat="1" lon="2"><time>2024-05-01T06:00:00Z</time><time>⌖2024-05-01T07:00:00Z</time></trkpt>
        """,
      "duplicate-element",
      outline: ["trkpt 1 2 time 2024-05-01T06:00:00Z"]
    ),
    Variant(
      "a time twice in a row, and a point without one between",
      points: """
        <trkpt lat="1" lon="2"><time>2024-05-01T06:00:00Z</time></trkpt><trkpt lat="1" lon="3"/>\
        <trkpt lat="1" lon="4"><time>2024-05-01T06:00:00Z</time></trkpt>
        """,
      outline: [
        "trkpt 1 2 time 2024-05-01T06:00:00Z", "trkpt 1 3", "trkpt 1 4 time 2024-05-01T06:00:00Z",
      ]
    ),
    Variant(
      "back in time by a millisecond",
      points: """
        <trkpt lat="1" lon="2"><time>2024-05-01T06:00:00.002Z</time></trkpt>\
        <trkpt lat="1" lon="3"><time>2024-05-01T06:00:00.001Z</time>⌖</trkpt>
        """,
      "time-runs-backwards",
      outline: [
        "trkpt 1 2 time 2024-05-01T06:00:00.002Z", "trkpt 1 3 time 2024-05-01T06:00:00.001Z",
      ]
    ),
    Variant(
      "back in time from segment to segment, which is no one's fault",
      """
      <trk><trkseg><trkpt lat="1" lon="2"><time>2024-05-01T06:00:00Z</time></trkpt></trkseg><trkseg>\
      <trkpt lat="1" lon="3"><time>2024-05-01T05:00:00Z</time></trkpt></trkseg></trk>
      """,
      outline: [
        "trk", "seg", "trkpt 1 2 time 2024-05-01T06:00:00Z", "seg",
        "trkpt 1 3 time 2024-05-01T05:00:00Z",
      ]
    ),
  ]
}
