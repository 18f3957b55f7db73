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
    ]
    #expect(throws: ToolError(line: "'': no such file")) {
      try InputFile("").read(in: recorder.console)
    }
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

  @Test func `a file that is too large is not read`() throws {
    // A file with a hole takes no room on the disk.
    try folder.write("<gpx/>", to: "large.gpx")
    #expect(truncate(folder("large.gpx"), 2_147_483_648) == 0)
    let message = "the file is larger than 2147483647 bytes and is not read"
    #expect(throws: ToolError(line: "\(folder("large.gpx")): \(message)")) {
      try InputFile(folder("large.gpx")).read(in: recorder.console)
    }
    #expect(
      try Executable.shell("$TOOL info - <large.gpx", in: folder)
        == Outcome(status: 1, output: "", errors: "<stdin>: \(message)\n")
    )
  }

  @Test(arguments: [0, 1, 262_143, 262_144, 300_000])
  func `the limit is the largest size`(limit: Int) throws {
    let bytes = [UInt8](repeating: 7, count: limit)
    try Data(bytes).write(to: URL(fileURLWithPath: folder("a")))
    let file = try FileDescriptor(opening: folder("a"), O_RDONLY)
    defer { try? file.close() }
    #expect(try file.readToEnd(limit: limit) == bytes)
    // What has no size is read until there is too much.
    let zeros = try FileDescriptor(opening: "/dev/zero", O_RDONLY)
    defer { try? zeros.close() }
    #expect(throws: SystemError(EOVERFLOW)) { try zeros.readToEnd(limit: limit) }
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
