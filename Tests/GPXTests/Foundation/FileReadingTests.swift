import Foundation
import Testing

@testable import GPX

/// Files are read by their addresses, whatever they are.
struct FileReadingTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func fault(
    _ url: URL,
    _ options: ReadingOptions = .allProcessors
  ) -> GPXFileError? {
    do throws(GPXFileError) {
      _ = try Document(contentsOf: url, options: options)
      return nil
    } catch {
      return error
    }
  }

  @Test func `reads a small file`() throws {
    let url = try folder.file(Array(track("<trkpt lat='1' lon='2'/>").utf8))
    #expect(try Document(contentsOf: url).trackPoints == [TrackPoint(latitude: 1, longitude: 2)])
  }

  @Test(arguments: [1, 2, 5]) func `maps a large file`(threads: Int) throws {
    #expect(LongTrack.bytes.count > 2 * ReadableFile.leastMapped)
    let url = try folder.file(LongTrack.bytes)
    let options = ReadingOptions(threads: threads)
    let expected = try Document(reading: LongTrack.bytes)
    let document = try Document(contentsOf: url, options: options)
    #expect(document == expected)
    #expect(document.diagnostics == expected.diagnostics)
    #expect(document.tracks.first?.pointCount == LongTrack.pointCount)
  }

  @Test func `reads files about as long as those that are mapped`() throws {
    let text = Array(track("<trkpt lat='1' lon='2'/>").utf8)
    for difference in -1...1 {
      let count = ReadableFile.leastMapped + difference - text.count
      let url = try folder.file(text + [UInt8](repeating: 0x20, count: count))
      #expect(try Document(contentsOf: url).trackPoints.count == 1)
    }
  }

  @Test func `uses all processors unless told otherwise`() {
    #expect(ReadingOptions.allProcessors.threads == ProcessInfo.processInfo.activeProcessorCount)
    #expect(!ReadingOptions.allProcessors.isStrict)
  }

  @Test(arguments: ["süß & groß.gpx", "a b.gpx", "100%41.gpx", "two\nlines.gpx", "#1?.gpx"])
  func `reads a file of any name`(name: String) throws {
    let url = try folder.file(Array(track("<trkpt lat='1' lon='2'/>").utf8), named: name)
    #expect(try Document(contentsOf: url).trackPoints.count == 1)
  }

  @Test func `follows links`() throws {
    let url = try folder.file(Array(track("<trkpt lat='1' lon='2'/>").utf8))
    let link = folder.address("link.gpx")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: url)
    #expect(try Document(contentsOf: link).trackPoints.count == 1)
  }

  @Test func `tells where in which file a violation is`() throws {
    let url = try folder.file(Array(track("\n<trkpt lat='north' lon='2'/>").utf8))
    let error = try #require(fault(url, ReadingOptions(isStrict: true)))
    guard case .content(let content) = error.kind else {
      Issue.record("\(error.kind)")
      return
    }
    #expect(content.line == 4)
    #expect(error.description == "\(url.path):\(content)")
    #expect(error.code == nil)
  }

  @Test(arguments: [0, ReadableFile.leastMapped]) func `tells of a file without anything in it`(
    spaces: Int
  ) throws {
    let url = try folder.file([UInt8](repeating: 0x20, count: spaces))
    let error = try #require(fault(url))
    #expect(error.kind == .content(GPXError(.emptyFile)))
    #expect(error.description == "\(url.path): the file is empty")
  }

  @Test func `tells of a file that is no GPX`() throws {
    let url = try folder.file(Array("hello".utf8))
    #expect(fault(url)?.description == "\(url.path):1:1: this is not XML")
    #expect(fault(url)?.localizedDescription == "\(url.path):1:1: this is not XML")
  }

  @Test func `tells of a missing file by the path that was asked for`() throws {
    let absolute = folder.address("missing.gpx")
    #expect(fault(absolute) == GPXFileError(.unreadable(code: ENOENT), path: absolute.path))
    #expect(fault(absolute)?.description == "\(absolute.path): no such file")
    #expect(fault(absolute)?.code == ENOENT)
    let relative = URL(filePath: "no-such-folder/missing.gpx")
    #expect(fault(relative)?.description == "no-such-folder/missing.gpx: no such file")
    #expect(fault(folder.address("missing\0.gpx"))?.code == ENOENT)
  }

  @Test func `tells of what is no file`() throws {
    #expect(fault(folder.url)?.kind == .unreadable(code: EISDIR))
    #expect(fault(folder.url)?.description.hasSuffix(": is a directory") == true)
    let url = try folder.file([])
    let inside = url.appending(path: "a.gpx", directoryHint: .notDirectory)
    #expect(fault(inside)?.kind == .unreadable(code: ENOTDIR))
    let page = try #require(URL(string: "https://example.org/ride.gpx"))
    #expect(fault(page) == GPXFileError(.notAFile, path: "https://example.org/ride.gpx"))
    #expect(
      fault(page)?.description == "https://example.org/ride.gpx: is not the address of a file"
    )
  }

  @Test(.enabled(if: geteuid() != 0, "root may read everything"))
  func `tells of a file that may not be read`() throws {
    let url = try folder.file(Array(gpx("").utf8))
    #expect(chmod(url.path, 0) == 0)
    #expect(fault(url)?.description == "\(url.path): permission denied")
  }

  @Test func `reads a device to its end`() {
    #expect(fault(URL(filePath: "/dev/null"))?.kind == .content(GPXError(.emptyFile)))
  }

  @Test func `reads files that do not tell how long they are`() throws {
    // The kernel makes their content up while it is read, and says that there are 0 bytes.
    let url = URL(filePath: "/proc/self/mountinfo")
    guard FileManager.default.isReadableFile(atPath: url.path) else { return }
    #expect(fault(url)?.kind == .content(GPXError(.notXML)))
  }

  @Test func `reads a named pipe`() throws {
    let url = folder.address("pipe")
    #expect(mkfifo(url.path, 0o600) == 0)
    Thread.detachNewThread {
      let handle = FileHandle(forWritingAtPath: url.path)
      try? handle?.write(contentsOf: LongTrack.bytes)
      try? handle?.close()
    }
    let document = try Document(contentsOf: url)
    #expect(document.tracks.first?.pointCount == LongTrack.pointCount)
    #expect(document.diagnostics.isEmpty)
  }

  @Test func `reads what was written`() throws {
    let document = try Document(reading: LongTrack.bytes)
    let url = folder.address("written.gpx")
    try document.write(to: url)
    #expect(try Document(contentsOf: url) == document)
    #expect(try Data(contentsOf: url) == document.gpxData())
    #expect(try Document(reading: document.gpxData()) == document)
  }

  @Test func `tells of a file that cannot be written`() {
    let url = folder.address("missing/ride.gpx")
    #expect(throws: GPXFileError(.unwritable(code: ENOENT), path: url.path)) {
      try Document().write(to: url)
    }
    #expect(
      GPXFileError(.unwritable(code: ENOENT), path: "a/b.gpx").description
        == "a/b.gpx: no such folder"
    )
  }
}
