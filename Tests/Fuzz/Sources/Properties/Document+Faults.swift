internal import GPX

extension Document {
  /// What no document may be, whatever it was read from.
  func fault(in bytes: [UInt8]) -> String? {
    diagnosticFault(in: bytes) ?? pointFault ?? figureFault
  }

  /// A message is a line of text, however long the name or the value is that it is about.
  private static let longestMessage = 400

  private func diagnosticFault(in bytes: [UInt8]) -> String? {
    let limits = ReadingLimits()
    // That the file ends early and that it is not UTF-8 is kept beyond the limit.
    if diagnostics.count > limits.diagnostics + 2 {
      return "\(diagnostics.count) diagnostics are kept"
    }
    if diagnosticCount < diagnostics.count { return "\(diagnosticCount) diagnostics are counted" }
    if diagnosticCount <= limits.diagnostics, diagnosticCount != diagnostics.count {
      return "\(diagnostics.count) of \(diagnosticCount) diagnostics are kept"
    }
    // UTF-16 has at least two bytes for a line, and every byte may end one.
    let lines = 1 + bytes.count { $0 == 0x0A || $0 == 0x0D }
    var last = (line: 1, column: 1)
    for diagnostic in diagnostics {
      let place = (line: diagnostic.line, column: diagnostic.column)
      if place < last { return "'\(diagnostic)' stands behind \(last)" }
      if place.line > lines { return "'\(diagnostic)' is behind the last line" }
      // A byte of an 8-bit encoding becomes up to three of UTF-8.
      if place.column > 3 * bytes.count + 1 { return "'\(diagnostic)' is behind the last column" }
      // OPEN: the version is shown in full.
      if diagnostic.code == .unknownVersion { continue }
      if diagnostic.message.isEmpty || diagnostic.message.utf8.count > Self.longestMessage {
        return "a message of \(diagnostic.message.utf8.count) bytes"
      }
      last = place
    }
    return nil
  }

  private var pointFault: String? {
    for point in waypoints + routes.flatMap(\.points) {
      if let fault = Self.fault(point.latitude, point.longitude, point.elevation, point.reception) {
        return fault
      }
    }
    for segment in tracks.flatMap(\.segments) {
      let count = segment.latitudes.count
      guard segment.longitudes.count == count, segment.elevations.count == count,
        segment.times.count == count
      else { return "columns of different length" }
      for point in segment {
        if let fault = Self.fault(
          point.latitude,
          point.longitude,
          point.elevation,
          point.reception
        ) {
          return fault
        }
      }
    }
    return nil
  }

  private static func fault(
    _ latitude: Double,
    _ longitude: Double,
    _ elevation: Double?,
    _ reception: Reception?
  ) -> String? {
    guard (-90...90).contains(latitude), (-180...180).contains(longitude) else {
      return "\(latitude), \(longitude) is not on earth"
    }
    let numbers = [
      elevation, reception?.horizontalDilution, reception?.verticalDilution,
      reception?.positionDilution, reception?.magneticVariation, reception?.geoidHeight,
      reception?.correctionAge, reception?.course, reception?.speed,
    ]
    return numbers.contains { $0.map { !$0.isFinite } ?? false }
      ? "\(numbers) are not numbers" : nil
  }

  private var figureFault: String? {
    let figures = statistics()
    let numbers = [
      figures.distance, figures.ascent, figures.descent, figures.rawAscent, figures.rawDescent,
      figures.duration ?? 0, figures.meanSpeed ?? 0,
    ]
    return numbers.contains { !$0.isFinite || $0 < 0 } ? "\(figures)" : boundsFault
  }

  private var boundsFault: String? {
    var places: [(latitude: Double, longitude: Double)] = []
    for point in waypoints + routes.flatMap(\.points) {
      places.append((point.latitude, point.longitude))
    }
    for segment in tracks.flatMap(\.segments) {
      for point in segment { places.append((point.latitude, point.longitude)) }
    }
    guard let bounds else { return places.isEmpty ? nil : "no bounds" }
    let outside = places.first {
      !bounds.contains(latitude: $0.latitude, longitude: $0.longitude)
    }
    return outside.map { "\($0) is outside of \(bounds)" }
  }
}
