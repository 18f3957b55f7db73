internal import GPX

/// A file without its end: what is whole before the cut is kept, and nothing else is.
package struct Cut {
  private let bytes: [UInt8]
  private let whole: Document

  /// The points of the whole document, in the order in which they end.
  private let waypoints: [Waypoint]
  private let routePoints: [Waypoint]
  private let trackPoints: [TrackPoint]

  /// Where the last tag ends: a file that is cut behind it lacks nothing.
  private let end: Int

  /// Whether the bytes are UTF-8 without a fault in the markup, so that places can be told from them.
  private let isPlain: Bool

  /// How many points the document had at the last cut.
  private var lastCount = 0

  /// How many bytes the last cut left.
  private var lastLength = 0

  /// Prepares for cutting a file; nil where there is nothing to read in it.
  package init?(_ bytes: [UInt8]) {
    guard let whole = Outcome(of: bytes).document else { return nil }
    self.bytes = bytes
    self.whole = whole
    waypoints = whole.waypoints
    routePoints = whole.routes.flatMap(\.points)
    trackPoints = whole.trackPoints
    end = (bytes.lastIndex(of: UInt8(ascii: ">")) ?? 0) + 1
    isPlain =
      String(validating: bytes, as: UTF8.self) != nil
      && !whole.diagnostics.contains { $0.severity == .violation }
  }

  /// How many points the whole file has.
  package var pointCount: Int { waypoints.count + routePoints.count + trackPoints.count }

  /// What is wrong with the document that the first bytes make; nil where nothing is.
  ///
  /// Lengths are to rise from call to call by one.
  package mutating func fault(length: Int) -> String? {
    let part = Array(bytes[..<length])
    let outcome = Outcome(of: part)
    guard let document = outcome.document else {
      return lastCount == 0 ? nil : "nothing is read: \(outcome.shown)"
    }
    let places = document.waypoints
    let stops = document.routes.flatMap(\.points)
    let points = document.trackPoints
    guard places.elementsEqual(waypoints.prefix(places.count)),
      stops.elementsEqual(routePoints.prefix(stops.count)),
      points.elementsEqual(trackPoints.prefix(points.count))
    else { return "a point is none of the whole file" }
    let count = places.count + stops.count + points.count
    defer {
      lastCount = count
      lastLength = length
    }
    if count < lastCount { return "a point that was whole is gone" }
    if isPlain, count != lastCount, count != lastCount + 1 || !Self.endsPoint(part) {
      return "\(count - lastCount) points more, where none ends"
    }
    return faultOfEnd(part, document)
  }

  /// What is wrong once all cuts are made.
  package var faultOfAll: String? {
    lastCount == pointCount ? nil : "\(lastCount) points of \(pointCount)"
  }

  /// Whether the last tag ends a point: `</trkpt>` or `<wpt …/>`.
  private static func endsPoint(_ part: [UInt8]) -> Bool {
    guard part.last == UInt8(ascii: ">"), let start = part.lastIndex(of: UInt8(ascii: "<")) else {
      return false
    }
    let tag = part[(start + 1)...].dropLast()
    guard tag.first == UInt8(ascii: "/") || tag.last == UInt8(ascii: "/") else { return false }
    let marks = Array("/ \t\r\n".utf8)
    let name = tag.split(whereSeparator: marks.contains).first ?? []
    return ["wpt", "rtept", "trkpt"].contains {
      name.elementsEqual($0.utf8) || name.ends(with: ":\($0)")
    }
  }

  /// What is wrong with what is said about the end of the file.
  private func faultOfEnd(_ part: [UInt8], _ document: Document) -> String? {
    let notes = document.diagnostics.filter { $0.code == .unexpectedEndOfFile }
    // In other encodings, a tag ends with more than one byte.
    if part.count >= end {
      guard isPlain else { return nil }
      return notes == whole.diagnostics.filter { $0.code == .unexpectedEndOfFile }
        ? nil : "\(notes)"
    }
    guard isPlain, notes.count == 1, let note = notes.first else {
      return notes.count == 1 ? nil : "\(notes.count) notes that the file ends early"
    }
    // Half a character is read as others, of other lengths.
    guard String(validating: part, as: UTF8.self) != nil else { return nil }
    let place = (line: note.line, column: note.column)
    if place == Self.place(of: part.count, in: part) { return nil }
    // A comment that is not ended is told of at its beginning.
    let comment = part.lastRange(of: "<!--".utf8).map { Self.place(of: $0, in: part) }
    return comment.map { $0 == place } ?? false ? nil : "'\(note)' is not at the end"
  }

  /// The line and the column of a byte; a mark of the order of bytes is no column.
  private static func place(of offset: Int, in bytes: [UInt8]) -> (line: Int, column: Int) {
    var line = 1
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    for index in 0..<offset {
      let isLineFeed = bytes[index] == 0x0A
      let isReturn = bytes[index] == 0x0D && !(index + 1 < bytes.count && bytes[index + 1] == 0x0A)
      guard isLineFeed || isReturn else { continue }
      line += 1
      start = index + 1
    }
    return (line, offset - start + 1)
  }
}

extension Document {
  fileprivate var trackPoints: [TrackPoint] { tracks.flatMap { $0.segments.flatMap { Array($0) } } }
}

extension Collection<UInt8> {
  fileprivate func ends(with text: String) -> Bool {
    suffix(text.utf8.count).elementsEqual(text.utf8)
  }
}

extension [UInt8] {
  /// Where a text stands for the last time.
  fileprivate func lastRange(of text: String.UTF8View) -> Int? {
    let wanted = Array(text)
    guard count >= wanted.count else { return nil }
    return (0...count - wanted.count).last { self[$0..<$0 + wanted.count].elementsEqual(wanted) }
  }
}
