import Foundation
import Testing

@testable import GPX

@Suite struct FileWritingTests {
  /// A folder that goes away with the test.
  private final class Folder {
    let url: URL

    init() throws {
      url = FileManager.default.temporaryDirectory
        .appendingPathComponent("switchback-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func file(_ name: String) -> URL { url.appendingPathComponent(name) }

    var names: [String] {
      get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
    }
  }

  private func document(_ count: Int = 3) -> Document {
    var document = Document()
    let points = (0..<count).map { TrackPoint(latitude: Double($0) / 1e5, longitude: 7) }
    document.tracks = [Track(name: "Way", segments: [TrackSegment(points)])]
    return document
  }

  private func permissions(_ url: URL) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int
  }

  @Test(arguments: [0, 3, 20_000])
  func `writes a file`(_ count: Int) throws {
    let folder = try Folder()
    let document = document(count)
    try document.write(to: folder.file("ride.gpx"))
    #expect(try [UInt8](Data(contentsOf: folder.file("ride.gpx"))) == document.gpx())
    #expect(try folder.names == ["ride.gpx"])
  }

  @Test func `keeps the permissions of a file that it replaces`() throws {
    let folder = try Folder()
    let file = folder.file("ride.gpx")
    try Data("old".utf8).write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file.path)
    try document().write(to: file, options: WritingOptions(version: .gpx10))
    #expect(try permissions(file) == 0o640)
    #expect(try Document(reading: [UInt8](Data(contentsOf: file))).version == "1.0")
  }

  @Test func `replaces what a link leads to, and makes what it leads to nowhere`() throws {
    let folder = try Folder()
    let link = folder.file("link.gpx")
    let target = folder.file("target.gpx")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target)
    for _ in 0..<2 {
      try document().write(to: link)
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == target.path)
      #expect(try permissions(target) != nil)
    }
    #expect(try folder.names == ["link.gpx", "target.gpx"])
  }

  @Test func `leaves nothing behind where it cannot write`() throws {
    let folder = try Folder()
    let missing = folder.file("no").appendingPathComponent("ride.gpx")
    let error = #expect(throws: GPXFileError.self) { try document().write(to: missing) }
    #expect(error?.description == "\(missing.path): no such folder")
    #expect(error?.localizedDescription == error?.description)
    let folderError = #expect(throws: GPXFileError.self) { try document().write(to: folder.url) }
    #expect(folderError?.code == EISDIR)
    #expect(try folder.names == [])
  }

  @Test func `keeps the old file where the new one does not come to its end`() throws {
    let folder = try Folder()
    let file = folder.file("ride.gpx")
    try Data("old".utf8).write(to: file)
    let replacement = try FileReplacement(of: file.path)
    #expect(throws: SystemFault(ENOSPC)) {
      try replacement.perform { (_) throws(SystemFault) in throw SystemFault(ENOSPC) }
    }
    #expect(try Data(contentsOf: file) == Data("old".utf8))
    #expect(try folder.names == ["ride.gpx"])
  }

  @Test func `refuses an address that is none of a file`() throws {
    let url = try #require(URL(string: "https://example.org/ride.gpx"))
    let error = #expect(throws: GPXFileError.self) { try document().write(to: url) }
    #expect(error?.description == "https://example.org/ride.gpx: is not the address of a file")
  }

  @Test func `writes to a device in place`() throws {
    try document().write(to: URL(fileURLWithPath: "/dev/null"))
    let error = #expect(throws: GPXFileError.self) {
      try document().write(to: URL(fileURLWithPath: "/dev/full"))
    }
    #expect(error?.code == ENOSPC)
  }
}
