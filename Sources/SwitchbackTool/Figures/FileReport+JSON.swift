import GPX

extension FileReport {
  /// The version of the keys below; it rises when one changes its meaning or goes.
  static let schema = 1

  /// All files, for programs: metres, seconds, degrees, and no key where a file does not tell.
  static func json(of reports: [FileReport]) -> JSON {
    .object([
      "schema": .integer(schema),
      "files": .array(reports.map(\.json)),
    ])
  }

  private var json: JSON {
    .object([
      "file": .string(input.argument),
      "version": version.map(JSON.string),
      "creator": creator.map(JSON.string),
      "name": title.map(JSON.string),
      "tracks": .integer(figures.tracks),
      "segments": .integer(figures.segments),
      "trackPoints": .integer(figures.trackPoints),
      "routes": .integer(figures.routes),
      "routePoints": .integer(figures.routePoints),
      "waypoints": .integer(figures.waypoints),
      "distance": Self.rounded(figures.distance),
      "ascent": figures.ascent.map(Self.rounded),
      "descent": figures.descent.map(Self.rounded),
      "duration": figures.duration.map(Self.rounded),
      "routeDistance": figures.routeDistance.map(Self.rounded),
      "startTime": figures.start.map { .string($0.description) },
      "endTime": figures.end.map { .string($0.description) },
      "bounds": bounds.map(Self.json),
      "diagnosticCount": .integer(diagnosticCount),
      "diagnostics": .array(diagnostics.map(Self.json)),
    ])
  }

  /// Millimetres and milliseconds are as exact as any receiver; more digits would be noise.
  private static func rounded(_ number: Double) -> JSON {
    .number((number * 1000).rounded() / 1000)
  }

  /// East is less than west where the meridian of 180° lies between.
  private static func json(_ bounds: GeographicBounds) -> JSON {
    .object([
      "south": .number(bounds.south),
      "west": .number(bounds.west),
      "north": .number(bounds.north),
      "east": .number(bounds.east),
    ])
  }

  private static func json(_ diagnostic: Diagnostic) -> JSON {
    .object([
      "line": .integer(diagnostic.line),
      "column": .integer(diagnostic.column),
      "code": .string(diagnostic.code.name),
      "message": .string(diagnostic.message),
    ])
  }
}
