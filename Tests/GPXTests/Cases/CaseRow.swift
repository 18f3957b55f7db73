import Testing

/// What reading a faulty file is to note, and where: worked out by hand from the file and from the report behind it.
struct CaseRow: Sendable, CustomTestStringConvertible {
  let file: String

  /// Every diagnostic as `line:column code`, by rising place.
  let notes: [String]

  /// Where and why strict reading ends, as `line:column code`; nil where it does not.
  let refusal: String?

  var testDescription: String { file }

  private init(_ file: String, _ notes: [String], refusal: String? = nil) {
    self.file = file
    self.notes = notes
    self.refusal = refusal
  }

  /// A file that says nothing wrong.
  private static func clean(_ file: String) -> CaseRow {
    CaseRow(file, [])
  }

  /// A file that strict reading takes, too: what is wrong is wrong by the schema alone.
  private static func faults(_ file: String, _ notes: String...) -> CaseRow {
    CaseRow(file, notes)
  }

  /// A file that strict reading refuses at the place of one of its diagnostics.
  private static func refused(_ file: String, _ notes: String..., at refusal: Int = 0) -> CaseRow {
    CaseRow(file, notes, refusal: notes[refusal])
  }

  static let all = encodings + markup + structure + numbers + times + others

  private static let encodings: [CaseRow] = [
    .clean("01-utf8-bom.gpx"),
    .clean("02-utf16le-bom.gpx"),
    // XML asks for the mark, but nothing else can be meant by these bytes: strict reading takes them.
    .faults("04-utf16le-no-bom.gpx", "1:1 missing-byte-order-mark"),
    .clean("05-iso-8859-1.gpx"),
    .clean("07-windows-1251.gpx"),
    // The place is that of the byte 0xB0, of which the message tells.
    .refused("08-declared-utf8-is-latin1.gpx", "3:20 invalid-utf8"),
    .refused("10-unknown-encoding.gpx", "1:31 unsupported-encoding"),
  ]

  private static let markup: [CaseRow] = [
    .clean("11-no-xml-declaration.gpx"),
    .refused("12-leading-whitespace.gpx", "4:1 text-before-declaration"),
    .refused("13-trailing-garbage.gpx", "5:1 content-after-end"),
    .refused("15-truncated.gpx", "7:32 unexpected-end-of-file"),
    .clean("16-cdata.gpx"),
    // One for each entity, so that whoever mends the file finds all of them.
    .refused(
      "17-html-entity.gpx",
      "3:14 unknown-entity",
      "3:31 unknown-entity",
      "3:45 unknown-entity"
    ),
    .clean("19-numeric-char-refs.gpx"),
    .refused(
      "21-control-characters.gpx",
      "3:37 forbidden-character",
      "3:41 forbidden-character",
      "4:37 forbidden-character"
    ),
    .clean("24-escape-round-trip.gpx"),
    .refused("25-xxe.gpx", "2:17 entity-declaration", "3:89 unknown-entity"),
    .clean("27-doctype-harmless.gpx"),
    .faults("28-one-line.gpx", "1:435 wrong-order"),
    .faults("34-prefixed-elements.gpx", "2:417 wrong-order"),
    .refused(
      "35-no-namespace.gpx",
      "2:1 missing-namespace",
      "2:1 unknown-version",
      "2:119 wrong-order"
    ),
    .refused("36-version-is-app-version.gpx", "2:1 unknown-version"),
    .faults("38-version-disagrees.gpx", "2:1 version-mismatch"),
    .refused("41-https-namespace.gpx", "2:1 unknown-namespace"),
  ]

  private static let structure: [CaseRow] = [
    .clean("33-empty-gpx.gpx"),
    .clean("42-empty-trkseg.gpx"),
    .clean("45-one-point-segments.gpx"),
    .clean("46-route-only.gpx"),
    .clean("48-waypoints-only.gpx"),
    .clean("49-waypoint-without-name.gpx"),
    .clean("50-name-belongs-to-parent.gpx"),
    .refused("51-wpt-inside-trkseg.gpx", "3:31 misplaced-waypoint", "3:358 misplaced-waypoint"),
    // An element out of order is told of once, whatever follows it: four parents, six elements.
    .faults(
      "53-wrong-element-order.gpx",
      "3:77 wrong-order",
      "3:124 wrong-order",
      "3:158 wrong-order",
      "4:1 wrong-order",
      "4:43 wrong-order",
      "5:1 wrong-order"
    ),
    .clean("54-gpx10-full.gpx"),
    // A time without a zone is one by the schema, but which instant it is, is a guess: a notice.
    .faults("56-metadata-full.gpx", "3:450 time-without-zone"),
    .faults("57-bad-bounds.gpx", "3:11 malformed-bounds"),
    .clean("59-waypoint-links-html-desc.gpx"),
  ]

  private static let numbers: [CaseRow] = [
    .faults(
      "60-exponent-numbers.gpx",
      "3:40 exponent-number",
      "3:55 exponent-number",
      "3:108 exponent-number",
      "3:120 exponent-number",
      "3:166 exponent-number"
    ),
    // Decided: a comma is read as the dot.
    .refused(
      "61-decimal-comma.gpx",
      "3:26 decimal-comma",
      "3:45 decimal-comma",
      "3:64 decimal-comma",
      "3:96 decimal-comma",
      "3:115 decimal-comma",
      "3:133 decimal-comma"
    ),
    .clean("64-long-precision.gpx"),
    .refused(
      "65-missing-coordinates.gpx",
      "3:14 missing-latitude",
      "3:14 missing-longitude",
      "3:170 missing-longitude"
    ),
    // The attribute is read before what it makes of the point is known, so strict reading ends there.
    .refused(
      "67-duplicate-attribute.gpx",
      "2:90 missing-longitude",
      "2:108 duplicate-attribute",
      at: 1
    ),
    // Decided: a point beyond the poles is left out, a longitude beyond 180 degrees is turned back.
    .refused(
      "68-latitude-out-of-range.gpx",
      "3:11 latitude-out-of-range",
      "4:61 latitude-out-of-range"
    ),
    .refused(
      "69-longitude-beyond-180.gpx",
      "3:42 longitude-out-of-range",
      "3:122 longitude-out-of-range",
      "3:155 longitude-out-of-range"
    ),
    .faults("70-longitude-180.gpx", "3:38 longitude-180"),
    .faults("71-ele-empty.gpx", "3:49 empty-value", "3:93 empty-value", "3:143 empty-value"),
    .clean("73-ele-missing-in-part.gpx"),
    // Decided by the schema: there is no such attribute, so there is no elevation.
    .faults("74-ele-as-attribute.gpx", "3:53 unknown-attribute", "3:106 unknown-attribute"),
  ]

  private static let times: [CaseRow] = [
    .faults("75-time-fractions.gpx", "3:282 time-without-zone", "3:355 irregular-time"),
    .faults("76-time-offsets.gpx", "3:273 irregular-time", "3:348 irregular-time"),
    // All but 24:00:00, as the schema has that one; and these times go to and fro.
    .refused(
      "78-time-odd-forms.gpx",
      "3:50 odd-time",
      "3:120 odd-time",
      "3:137 time-runs-backwards",
      "3:252 odd-time",
      "3:279 time-runs-backwards",
      "3:323 odd-time",
      "3:391 odd-time",
      "3:458 odd-time",
      "3:494 time-runs-backwards"
    ),
    .faults("81-time-empty-or-missing.gpx", "3:168 empty-value", "3:217 empty-value"),
    .faults(
      "82-time-backwards.gpx",
      "3:158 time-runs-backwards",
      "3:234 time-runs-backwards"
    ),
    .clean("84-same-time-twice.gpx"),
  ]

  private static let others: [CaseRow] = [
    .clean("85-garmin-tpx-any-prefix.gpx"),
    .clean("87-bare-and-other-sensor-names.gpx"),
    .clean("89-colours.gpx"),
    .clean("90-garmin-route-points.gpx"),
    .clean("91-waypoint-address.gpx"),
    .clean("92-extensions-everywhere.gpx"),
    .clean("94-symbols-and-types.gpx"),
    .faults("95-antimeridian.gpx", "4:1 wrong-order"),
    .clean("96-poles.gpx"),
    .clean("98-identical-points.gpx"),
    .clean("100-closed-loop.gpx"),
    .clean("101-noisy-elevation.gpx"),
    .clean("103-sparse-recording.gpx"),
    .clean("105-reverse-and-times.gpx"),
    .clean("107-long-attribute-and-text.gpx"),
    .clean("110-big-30000-points.gpx"),
  ]
}
