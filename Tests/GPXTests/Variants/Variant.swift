import Testing

@testable import GPX

/// A small file with a fault, and what is to become of it.
///
/// In its text a `⌖` marks each place that a diagnostic is to name; the marks are taken out before reading.
struct Variant: Sendable, CustomTestStringConvertible {
  /// What is wrong, in a few words.
  let title: String

  /// The file, with marks.
  let text: String

  /// The codes of the diagnostics, one for each mark.
  let codes: [String]

  /// Which diagnostic ends strict reading, nil where none does.
  let refusal: Int?

  /// What the document holds: see ``Document/outline``.
  let outline: [String]

  var testDescription: String { title }

  /// A file as it stands.
  init(
    _ title: String,
    file text: String,
    _ codes: String...,
    refusal: Int? = nil,
    outline: [String]
  ) {
    self.title = title
    self.text = text
    self.codes = codes
    self.refusal = refusal
    self.outline = outline
  }

  /// The content of a GPX 1.1 file.
  init(
    _ title: String,
    _ content: String,
    _ codes: String...,
    refusal: Int? = nil,
    outline: [String]
  ) {
    self.title = title
    self.text = gpx(content)
    self.codes = codes
    self.refusal = refusal
    self.outline = outline
  }

  /// The content of a track segment.
  init(
    _ title: String,
    points: String,
    _ codes: String...,
    refusal: Int? = nil,
    outline: [String]
  ) {
    self.title = title
    self.text = track(points)
    self.codes = codes
    self.refusal = refusal
    self.outline = ["trk", "seg"] + outline
  }

  /// The bytes of the file, without the marks.
  var bytes: [UInt8] { Array(text.split(separator: "⌖").joined().utf8) }

  /// The diagnostics as `line:column code`, worked out from the marks.
  var notes: [String] {
    var places: [String] = []
    var line = 1
    var column = 1
    for scalar in text.unicodeScalars {
      if scalar == "⌖" {
        places.append("\(line):\(column)")
      } else if scalar == "\n" {
        line += 1
        column = 1
      } else {
        column += scalar.utf8.count
      }
    }
    guard places.count == codes.count else {
      return ["\(places.count) marks, \(codes.count) codes"]
    }
    return zip(places, codes).map { "\($0) \($1)" }
  }
}

extension Document {
  /// What a document holds, a line each: `wpt 47.5 12.5 ele 612 time 2024-05-01T06:00:00Z 'Alm'`.
  var outline: [String] {
    var lines: [String] = []
    if metadata != Metadata() { lines.append(Self.line("meta", name: metadata.name)) }
    for point in waypoints { lines.append(Self.line("wpt", point)) }
    for route in routes {
      lines.append(Self.line("rte", name: route.name))
      for point in route.points { lines.append(Self.line("rtept", point)) }
    }
    for track in tracks {
      lines.append(Self.line("trk", name: track.name))
      for segment in track.segments {
        lines.append("seg")
        for point in segment {
          let waypoint = Waypoint(
            latitude: point.latitude,
            longitude: point.longitude,
            elevation: point.elevation,
            time: point.time,
            name: point.name
          )
          lines.append(Self.line("trkpt", waypoint))
        }
      }
    }
    return lines
  }

  private static func line(_ what: String, _ point: Waypoint) -> String {
    var parts = [what, number(point.latitude), number(point.longitude)]
    if let elevation = point.elevation { parts.append("ele \(number(elevation))") }
    if let time = point.time { parts.append("time \(time)") }
    if let name = point.name { parts.append("'\(name)'") }
    return parts.joined(separator: " ")
  }

  private static func line(_ what: String, name: String?) -> String {
    name.map { "\(what) '\($0)'" } ?? what
  }

  /// A number without a fraction that says nothing.
  private static func number(_ value: Double) -> String {
    Int64(exactly: value).map { value.sign == .minus && $0 == 0 ? "-0" : "\($0)" } ?? "\(value)"
  }
}
