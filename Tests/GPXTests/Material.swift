import Foundation
import Testing

@testable import GPX

/// Files that are kept beside the package and not in it.
enum Material {
  /// The folder: `SWITCHBACK_SHARED`, or `shared` beside the package.
  static let folder: URL? = {
    var candidates: [URL] = []
    if let path = ProcessInfo.processInfo.environment["SWITCHBACK_SHARED"] {
      candidates.append(URL(fileURLWithPath: path))
    }
    var package = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { package.deleteLastPathComponent() }
    candidates.append(package.deletingLastPathComponent().appendingPathComponent("shared"))
    for candidate in candidates
    where FileManager.default.fileExists(
      atPath: candidate.appendingPathComponent("research/gpx-cases/INDEX.json").path
    ) {
      return candidate
    }
    return nil
  }()

  /// Skips a test, and says so, where the folder is not there.
  static var isNeeded: ConditionTrait {
    .enabled(if: folder != nil, "the folder 'shared' with GPX files is not there")
  }

  /// The bytes of a file in the folder.
  static func bytes(_ path: String) throws -> [UInt8] {
    let folder = try #require(folder)
    return [UInt8](try Data(contentsOf: folder.appendingPathComponent(path)))
  }
}

/// Reads a document that is written in a test.
func read(_ text: String, isStrict: Bool = false) throws(GPXError) -> Document {
  try Document(reading: [UInt8](text.utf8), options: ReadingOptions(isStrict: isStrict))
}

/// A GPX 1.1 file around some content.
func gpx(_ content: String) -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <gpx version="1.1" creator="test" xmlns="http://www.topografix.com/GPX/1/1">
  \(content)
  </gpx>
  """
}

/// A track of one segment around some points.
func track(_ points: String) -> String {
  gpx("<trk><trkseg>\(points)</trkseg></trk>")
}

extension Document {
  /// The codes of all diagnostics, in order.
  var codes: [String] { diagnostics.map { $0.code.name } }

  /// Every diagnostic as `line:column code`, in order.
  var notes: [String] { diagnostics.map { "\($0.line):\($0.column) \($0.code.name)" } }

  /// The points of all tracks.
  var trackPoints: [TrackPoint] { tracks.flatMap { $0.segments.flatMap { Array($0) } } }
}
