import Foundation
import Testing

@testable import GPX

/// A file of another project's tests, and what two independent readers found in it.
struct CorpusFile: Sendable, CustomTestStringConvertible {
  let row: [String: String]
  var path: String { row["path"] ?? "" }
  var testDescription: String { path }

  func number(_ column: String) -> Double { Double(row[column] ?? "") ?? 0 }
  func count(_ column: String) -> Int { Int(number(column)) }

  static let all: [CorpusFile] = {
    guard let bytes = try? Material.bytes("corpus/INDEX.tsv") else { return [] }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    guard let head = lines.first?.split(separator: "\t", omittingEmptySubsequences: false) else {
      return []
    }
    return lines.dropFirst().map { line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
      return CorpusFile(
        row: Dictionary(uniqueKeysWithValues: zip(head.map(String.init), cells.map(String.init)))
      )
    }
  }()
}

@Suite struct CorpusTests {
  /// The only file where the figures of the index hold a point that is left out here, because one
  /// of its longitudes was counted as it stands.
  private static let wrapped = "CoreGPX/Example/Tests/wptError.gpx"

  @Test(Material.isNeeded, arguments: CorpusFile.all)
  func `counts what independent readers count`(_ file: CorpusFile) throws {
    let document = try Document(reading: try Material.bytes("corpus/\(file.path)"))
    #expect(document.tracks.count == file.count("trk"))
    #expect(document.tracks.map(\.segments.count).reduce(0, +) == file.count("trkseg"))
    #expect(document.routes.count == file.count("rte"))
    let points = document.trackPoints
    let found =
      points.count + document.waypoints.count + document.routes.map(\.points.count).reduce(0, +)
    var dropped = file.count("badcoord")
    if file.path == Self.wrapped {
      // Its longitude of 180.87702 is turned into the range; the latitude of 91.38389 is not.
      #expect(document.codes.contains("longitude-out-of-range"))
      dropped -= 1
    }
    #expect(found == file.count("trkpt") + file.count("rtept") + file.count("wpt") - dropped)
    #expect(points.filter { $0.elevation != nil }.count == file.count("ele"))
    #expect(points.filter { $0.time != nil }.count == file.count("time"))
    #expect(file.row["version"] == document.version ?? "")
    #expect((document.creator ?? "").hasPrefix(file.row["creator"] ?? ""))
  }

  @Test(Material.isNeeded, arguments: CorpusFile.all)
  func `measures what independent readers measure`(_ file: CorpusFile) throws {
    let document = try Document(reading: try Material.bytes("corpus/\(file.path)"))
    let statistics = document.statistics()
    // The figures of the index are rounded to a decimetre.
    #expect(abs(statistics.distance - file.number("dist2d_m")) < 0.051)
    #expect(abs(statistics.rawAscent - file.number("rawup")) < 0.051)
    #expect(abs(statistics.rawDescent - file.number("rawdn")) < 0.051)
    let times = document.trackPoints.compactMap(\.time)
    #expect(times.first == Timestamp(file.row["t0"] ?? ""))
    #expect(times.last == Timestamp(file.row["t1"] ?? ""))
    let box = (file.row["bbox"] ?? "").split(separator: ",").compactMap { Double($0) }
    guard box.count == 4, file.path != Self.wrapped else { return }
    let bounds = try #require(document.bounds)
    for (edge, expected) in zip([bounds.south, bounds.west, bounds.north, bounds.east], box) {
      #expect(abs(edge - expected) < 0.000_005_1)
    }
  }
}
