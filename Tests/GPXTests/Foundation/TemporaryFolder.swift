import Foundation
import GPX

/// A folder that is there as long as a test needs it.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appending(path: "gpx-\(UInt64.random(in: 0 ... .max))", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// The address of a file in the folder, be it there or not.
  func address(_ name: String) -> URL {
    url.appending(path: name, directoryHint: .notDirectory)
  }

  /// Makes a file.
  func file(_ content: some Sequence<UInt8>, named name: String = "ride.gpx") throws -> URL {
    let address = address(name)
    try Data(content).write(to: address)
    return address
  }
}

/// A track of so many points that a file of it is mapped and read by several threads.
enum LongTrack {
  static let pointCount = 26_000

  static let bytes: [UInt8] = {
    var points = ""
    for index in 0..<pointCount {
      let time = Timestamp(seconds: 1_714_543_200 + Int64(index))
      points += """
        <trkpt lat="\(Double(index % 9000) / 100)" lon="2.5"><ele>\(index % 3000)</ele>\
        <time>\(time)</time></trkpt>

        """
    }
    return Array(track(points).utf8)
  }()
}
