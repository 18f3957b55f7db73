import Foundation
import Testing

@testable import SwitchbackTool

@Suite struct InputFileTests {
  private let folder: TemporaryFolder
  private let recorder = Recorder()

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: [1, 262_143, 262_144, 262_145, 1_000_003])
  func `reads all bytes`(count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    try Data(bytes).write(to: URL(fileURLWithPath: folder("a")))
    #expect(try InputFile(folder("a")).read(in: recorder.console) == bytes)
  }

  @Test func `reads a pipe to its end`() throws {
    // `/dev/fd` is how shells hand over `<(…)`.
    let bytes = (0..<700_000).map { UInt8(truncatingIfNeeded: $0 &* 13) }
    let pipe = Pipe()
    let writer = Thread {
      try? pipe.fileHandleForWriting.write(contentsOf: Data(bytes))
      try? pipe.fileHandleForWriting.close()
    }
    writer.start()
    let path = "/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)"
    #expect(try InputFile(path).read(in: recorder.console) == bytes)
  }

  #if os(Linux)
  @Test func `reads files that say they have no size`() throws {
    let bytes = try InputFile("/proc/self/stat").read(in: recorder.console)
    #expect(bytes.count > 20)
  }
  #endif

  @Test func `reads standard input`() throws {
    recorder.input = [1, 2, 3]
    #expect(try InputFile("-").read(in: recorder.console) == [1, 2, 3])
  }

  @Test func `says why nothing can be read`() throws {
    try folder.write("", to: "empty.gpx")
    let cases = [
      (folder("none.gpx"), "no such file"), (folder.path, "is a directory"),
      (folder("empty.gpx"), "the file is empty"),
      (folder("empty.gpx/a.gpx"), "a part of the path is not a directory"),
      ("", "no such file"),
    ]
    for (path, message) in cases {
      #expect(throws: ToolError(line: "\(path): \(message)")) {
        try InputFile(path).read(in: recorder.console)
      }
    }
    #expect(throws: ToolError(line: "<stdin>: the file is empty")) {
      try InputFile("-").read(in: recorder.console)
    }
    recorder.inputError = SystemError(EIO)
    #expect(
      throws: ToolError(line: "<stdin>: the disk or device does not answer as it should")
    ) {
      try InputFile("-").read(in: recorder.console)
    }
  }

  @Test func `a name forges no line`() {
    #expect(throws: ToolError(line: "a\\nb.gpx: x\\u{1b}[0m: no such file")) {
      try InputFile("a\nb.gpx: x\u{1B}[0m").read(in: recorder.console)
    }
  }

  @Test(arguments: [
    ("ride.gpx", "ride"), ("a/b.c/ride.day.gpx", "ride.day"), ("ride", "ride"),
    (".gpx", ".gpx"), ("a/", "a"), ("/", "track"), ("-", "track"), ("", "track"),
  ])
  func `has a title`(argument: String, title: String) {
    #expect(InputFile(argument).title == title)
  }

  @Test func `knows itself by other names`() throws {
    try folder.write("x", to: "a")
    try folder.write("x", to: "b")
    symlink("a", folder("link"))
    link(folder("a"), folder("hard"))
    let file = InputFile(folder("a"))
    #expect(file.isSameFile(as: folder("a")))
    #expect(file.isSameFile(as: folder("./a")))
    #expect(file.isSameFile(as: folder("link")))
    #expect(file.isSameFile(as: folder("hard")))
    #expect(!file.isSameFile(as: folder("b")))
    #expect(!file.isSameFile(as: folder("none")))
    #expect(!InputFile("/dev/null").isSameFile(as: "/dev/null"))
  }
}
