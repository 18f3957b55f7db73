import Foundation
import Testing

/// What a collection of faulty files is to give; each file stands for a public fault report.
struct FileCase: Sendable, CustomTestStringConvertible {
  let file: String
  let expected: Expectation
  let observed: Observation

  /// What reading with mending is to give, in words.
  let lenient: String

  /// What strict reading is to give, in words.
  let strict: String

  var testDescription: String { file }

  /// The bytes of the file.
  func bytes() throws -> [UInt8] {
    try Material.bytes("research/gpx-cases/\(file)")
  }

  /// What the collection asks for, in numbers.
  struct Expectation: Decodable, Sendable {
    var error: String?
    var trk: Int?
    var trkseg: Int?
    var trkpt: Int?
    var trkptKept: Int?
    var rte: Int?
    var rtept: Int?
    var wpt: Int?
    var dropped: Int?
    var segPoints: [Int]?
    var names: [String]?
    var metadataName: String?
    var lats: [Double]?
    var lons: [Double]?
    var eles: [Double?]?
    var epochMs: [Int64]?
    var duration: Double?
    var up: Double?
    var down: Double?
    var bbox: [Double]?

    // What stands in extensions, of those track points that have any.
    var hr: [Double]?
    var cad: [Double]?
    var atemp: [Double]?
    var power: [Double]?
    var speed: [Double]?
    var course: [Double]?

    /// How many places lie between the points of routes.
    var rpt: Int?

    /// At how many places there are extensions.
    var extensions: Int?

    /// The metres that were really climbed.
    var trueUp: Double?

    /// The seconds in motion.
    var moving: Double?
  }

  /// What independent readers found in the file.
  struct Observation: Decodable, Sendable {
    /// Whether an XML parser could read the file.
    var wellformed: Bool

    /// What the schema says: `valid`, or how many faults.
    var xsd: String?
    var stats: Statistics?

    struct Statistics: Decodable, Sendable {
      var haversineM: Double
      var rawUp: Double
      var rawDown: Double
      var routeHaversineM: Double?
    }
  }

  private struct Entry: Decodable {
    var file: String
    var expectedLenient: String
    var expectedStrict: String
    var machine: Expectation
    var observed: Observation
  }

  static let all: [FileCase] = {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    guard let bytes = try? Material.bytes("research/gpx-cases/INDEX.json"),
      let entries = try? decoder.decode([Entry].self, from: Data(bytes))
    else { return [] }
    return entries.map {
      FileCase(
        file: $0.file,
        expected: $0.machine,
        observed: $0.observed,
        lenient: $0.expectedLenient,
        strict: $0.expectedStrict
      )
    }
  }()
}
