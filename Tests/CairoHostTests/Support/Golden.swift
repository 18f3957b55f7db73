import CairoHost
import Drawing
import Foundation
import Testing

/// The pictures that drawings are compared to.
///
/// They are recorded anew where the environment has `SWITCHBACK_RECORD=1`.
enum Golden {
  /// The family that the pictures were drawn with.
  static let family = "DejaVu Sans"

  /// What another release of Cairo, FreeType or the processor may change: the smoothing of edges, by a few steps.
  static let meanTolerance = 0.25
  static let largestTolerance = 64

  static var isFontInstalled: Bool {
    CairoHost(fontFamily: family).installedFamily(of: .default) == family
  }

  /// As `meanTolerance`, for what another program drew of our SVG or PDF: it smooths edges and places letters its own way.
  static let foreignMeanTolerance = 0.8

  /// Compares what another program drew to the picture of that name.
  static func checkForeign(_ png: Data, _ name: String) throws {
    let file = folder.appending(path: "Fixtures/\(name).png")
    let expected = try #require(Picture(png: Array(Data(contentsOf: file))))
    let actual = try #require(Picture(png: Array(png)))
    try #require(actual.width == expected.width && actual.height == expected.height)
    #expect(actual.difference(from: expected).mean <= foreignMeanTolerance)
  }

  private static var folder: URL {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  }

  /// Compares a file to the picture of that name.
  static func check(_ png: [UInt8], _ name: String) throws {
    let file = folder.appending(path: "Fixtures/\(name).png")
    if ProcessInfo.processInfo.environment["SWITCHBACK_RECORD"] == "1" {
      try Data(png).write(to: file)
    }
    let expected = try #require(Picture(png: Array(Data(contentsOf: file))))
    let actual = try #require(Picture(png: png))
    #expect(actual.width == expected.width)
    #expect(actual.height == expected.height)
    let difference = actual.difference(from: expected)
    #expect(difference.mean <= meanTolerance)
    #expect(difference.largest <= largestTolerance)
  }
}
