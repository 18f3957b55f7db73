import Foundation
import Testing

@testable import GPX

/// Figures that `Tests/Reference/figures.py` computes by other means than the package.
struct ReferenceFigures: Decodable, Sendable {
  struct Whole: Decodable, Sendable {
    var length2D: Double
    var length3D: Double
    var ascent: Double
    var descent: Double
    var rawAscent: Double
    var rawDescent: Double
    var gradient: [Double]?
    var elevation: [Double]?
    var recordedTime: Double?
    var movingTime: Double?
    var movingDistance: Double?
    var maximumSpeed: Double?
    var rawMaximumSpeed: Double?
  }

  struct Part: Decodable, Sendable {
    var distance: Double
    var length3D: Double
    var rawAscent: Double
    var rawDescent: Double
    var ascent: Double
    var descent: Double
    var recordedTime: Double
    var movingTime: Double
    var movingDistance: Double
  }

  struct Splits: Decodable, Sendable {
    var every: Double
    var unit: String
    var figures: [Part]
  }

  struct Profile: Decodable, Sendable {
    var every: Double
    var unit: String
    /// Distance and elevation.
    var samples: [[Double?]]
  }

  struct Stretch: Decodable, Sendable {
    var from: Double
    var to: Double
    var figures: Part
  }

  struct Nearest: Decodable, Sendable {
    var longitude: Double
    var latitude: Double
    var point: Double
    var place: Double
  }

  struct Sensor: Decodable, Sendable {
    struct Figures: Decodable, Sendable {
      var count: Int
      var minimum: Double
      var maximum: Double
      var mean: Double
      var meanWithoutZeros: Double?
    }

    var columns: [[Double?]]
    var figures: Figures
  }

  var points: Int
  var bounds: [Double]?
  var duration: Double?
  var sphere: Whole
  var wgs84: Whole
  var gradients: [[Double?]]
  var splits: [Splits]
  var profiles: [Profile]
  var stretches: [Stretch]
  var nearest: [Nearest]
  var sensors: [String: Sensor]
}

/// A track that the script makes, and its figures.
struct ReferenceTrack: Sendable, CustomTestStringConvertible {
  let name: String
  let figures: ReferenceFigures
  var testDescription: String { name }

  static let folder: URL = {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { folder.deleteLastPathComponent() }
    return folder.appendingPathComponent("Reference")
  }()

  static let all: [ReferenceTrack] = {
    let figures: [String: ReferenceFigures] = decoded("figures.json") ?? [:]
    return figures.map { ReferenceTrack(name: $0.key, figures: $0.value) }
      .sorted { $0.name < $1.name }
  }()

  /// The track, as it is read from the file that the script wrote.
  func track() throws -> Track {
    let url = Self.folder.appendingPathComponent("Tracks/\(name).gpx")
    let document = try Document(reading: [UInt8](try Data(contentsOf: url)))
    return try #require(document.tracks.first)
  }

  static func decoded<Value: Decodable>(_ file: String) -> Value? {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    guard let data = try? Data(contentsOf: folder.appendingPathComponent(file)) else { return nil }
    return try? decoder.decode(Value.self, from: data)
  }
}

/// A file of another project's tests, and its figures.
struct ReferenceFile: Sendable, CustomTestStringConvertible {
  struct Figures: Decodable, Sendable {
    var sphere: ReferenceFigures.Whole
    var wgs84: ReferenceFigures.Whole
    var bounds: [Double]?
  }

  let path: String
  let figures: Figures
  var testDescription: String { path }

  static let all: [ReferenceFile] = {
    // Keys of dictionaries, such as the paths, are not converted.
    let figures: [String: Figures] = ReferenceTrack.decoded("corpus.json") ?? [:]
    return figures.map { ReferenceFile(path: $0.key, figures: $0.value) }
      .sorted { $0.path < $1.path }
  }()
}

/// Expects a number within a tolerance, or both to be nil.
func expect(
  _ value: Double?,
  near expected: Double?,
  within tolerance: Double,
  _ what: String,
  at location: SourceLocation = #_sourceLocation
) {
  guard let value, let expected else {
    #expect(value == nil && expected == nil, "\(what)", sourceLocation: location)
    return
  }
  #expect(abs(value - expected) <= tolerance, "\(what)", sourceLocation: location)
}
