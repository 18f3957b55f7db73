import Foundation
import Testing

@testable import GPX

/// Open files are read from where they stand.
struct FileHandleTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: [Array(track("<trkpt lat='1' lon='2'/>").utf8), LongTrack.bytes])
  func `reads an open file from where it stands to its end`(_ bytes: [UInt8]) throws {
    let before = Array("something else".utf8)
    let url = try folder.file(before + bytes)
    let handle = try FileHandle(forReadingFrom: url)
    try handle.seek(toOffset: UInt64(before.count))
    let document = try Document(fileHandle: handle)
    let expected = try Document(reading: bytes)
    #expect(document == expected)
    #expect(document.diagnostics == expected.diagnostics)
    #expect(try handle.offset() == UInt64(before.count + bytes.count))
    // It is open still, and nothing is left.
    #expect(
      throws: GPXFileError(.content(GPXError(.emptyFile)), path: "<file \(handle.fileDescriptor)>")
    ) {
      try Document(fileHandle: handle)
    }
    try handle.close()
  }

  @Test func `reads a pipe until its other end is closed`() throws {
    let pipe = Pipe()
    Thread.detachNewThread {
      for start in stride(from: 0, to: LongTrack.bytes.count, by: 30_000) {
        let end = min(start + 30_000, LongTrack.bytes.count)
        try? pipe.fileHandleForWriting.write(contentsOf: LongTrack.bytes[start..<end])
      }
      try? pipe.fileHandleForWriting.close()
    }
    let document = try Document(fileHandle: pipe.fileHandleForReading)
    #expect(document.tracks.first?.pointCount == LongTrack.pointCount)
  }

  @Test func `waits for a pipe that does not`() throws {
    let pipe = Pipe()
    let number = pipe.fileHandleForReading.fileDescriptor
    #expect(fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK) == 0)
    Thread.detachNewThread {
      Thread.sleep(forTimeInterval: 0.05)
      let text = gpx("<wpt lat='1' lon='2'/>")
      try? pipe.fileHandleForWriting.write(contentsOf: Array(text.utf8))
      try? pipe.fileHandleForWriting.close()
    }
    #expect(try Document(fileHandle: pipe.fileHandleForReading).waypoints.count == 1)
  }

  @Test func `tells of a file that is closed or a directory`() throws {
    let handle = try FileHandle(forReadingFrom: try folder.file([]))
    try handle.close()
    #expect(throws: GPXFileError(.unreadable(code: EBADF), path: "<file -1>")) {
      try Document(fileHandle: handle)
    }
    let number = open(folder.url.path, O_RDONLY)
    let directory = FileHandle(fileDescriptor: number, closeOnDealloc: true)
    #expect(throws: GPXFileError(.unreadable(code: EISDIR), path: "<file \(number)>")) {
      try Document(fileHandle: directory)
    }
  }

  @Test func `reads data without a file`() throws {
    let document = try Document(reading: Data(gpx("<wpt lat='1' lon='2'/>").utf8))
    #expect(document.waypoints.count == 1)
    // A slice of data does not begin at 0.
    let slice = Data("xx\(gpx("<wpt lat='1' lon='2'/>"))".utf8).dropFirst(2)
    #expect(try Document(reading: slice) == document)
    #expect(throws: GPXError(.emptyFile)) { try Document(reading: Data()) }
    let options = ReadingOptions(isStrict: true)
    #expect(throws: GPXError.self) {
      try Document(reading: Data(gpx("<wpt lat='1'/>").utf8), options: options)
    }
  }
}
