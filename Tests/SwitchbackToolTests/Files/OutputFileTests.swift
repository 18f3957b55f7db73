import Foundation
import Testing

@testable import SwitchbackTool

/// How often the handler of the test ran; it runs on the thread of the test.
nonisolated(unsafe) private var interruptions = 0

@Suite struct OutputFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func permissions(_ name: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: folder(name))
    return (attributes[.posixPermissions] as? NSNumber)?.intValue ?? -1
  }

  @Test func `writes a new file with the permissions that the umask leaves`() throws {
    let old = umask(0o027)
    defer { umask(old) }
    try OutputFile.write(Array("new".utf8), to: folder("a"))
    #expect(try folder.read("a") == "new")
    #expect(try folder.names == ["a"])
    #expect(try permissions("a") == 0o640)
  }

  @Test func `replaces a file and keeps its permissions`() throws {
    try folder.write("old and longer", to: "a")
    chmod(folder("a"), 0o600)
    try OutputFile.write(Array("new".utf8), to: folder("a"))
    #expect(try folder.read("a") == "new")
    #expect(try folder.names == ["a"])
    #expect(try permissions("a") == 0o600)
  }

  @Test func `writes an empty file and one of many pages`() throws {
    try OutputFile.write([], to: folder("empty"))
    #expect(try folder.read("empty").isEmpty)
    let bytes = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    try OutputFile.write(bytes, to: folder("large"))
    #expect(try Array(Data(contentsOf: URL(fileURLWithPath: folder("large")))) == bytes)
  }

  @Test(arguments: ["old", nil])
  func `a writer that fails half way leaves what was there`(old: String?) throws {
    if let old { try folder.write(old, to: "a") }
    let diskIsFull = SystemError(ENOSPC)
    #expect(throws: diskIsFull) {
      try OutputFile.replace(folder("a")) { file throws(SystemError) in
        try file.write(Array("half".utf8))
        throw diskIsFull
      }
    }
    #expect(try folder.names == (old == nil ? [] : ["a"]))
    if let old { #expect(try folder.read("a") == old) }
  }

  @Test func `the old file is whole until the new one is`() throws {
    try folder.write("old", to: "a")
    try OutputFile.replace(folder("a")) { file throws(SystemError) in
      try file.write(Array("ne".utf8))
      #expect((try? folder.read("a")) == "old")
      try file.write(Array("w".utf8))
    }
    #expect(try folder.read("a") == "new")
  }

  @Test func `an interruption waits until the file is whole`() throws {
    signal(SIGHUP) { _ in interruptions += 1 }
    defer { signal(SIGHUP, SIG_DFL) }
    // Threads of the pool that tests run on let no signal through of themselves.
    var hangup = sigset_t()
    var before = sigset_t()
    sigemptyset(&hangup)
    sigaddset(&hangup, SIGHUP)
    pthread_sigmask(SIG_UNBLOCK, &hangup, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }

    try OutputFile.replace(folder("a")) { file throws(SystemError) in
      pthread_kill(pthread_self(), SIGHUP)
      #expect(interruptions == 0)
      try file.write(Array("whole".utf8))
    }
    #expect(interruptions == 1)
    #expect(try folder.names == ["a"])
    #expect(try folder.read("a") == "whole")
  }

  @Test func `a link keeps pointing`() throws {
    try folder.write("old", to: "a")
    symlink("a", folder("link"))
    try OutputFile.write(Array("new".utf8), to: folder("link"))
    #expect(try folder.read("a") == "new")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder("link")) == "a")
  }

  @Test func `a link to a file that is not there makes it`() throws {
    try FileManager.default.createDirectory(
      atPath: folder("sub"),
      withIntermediateDirectories: false
    )
    symlink("sub/next", folder("link"))
    symlink("../a", folder("sub/next"))
    symlink(folder("b"), folder("absolute"))
    for name in ["link", "absolute"] {
      try OutputFile.write(Array("new".utf8), to: folder(name))
    }
    #expect(try folder.read("a") == "new" && folder.read("b") == "new")
    #expect(try folder.names == ["a", "absolute", "b", "link", "sub"])
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder("link")) == "sub/next")
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder("absolute")) == folder("b")
    )
  }

  @Test(arguments: [("none/a", ENOENT), ("self", ELOOP), ("none/", ENOENT)])
  func `a link that leads to no place for a file is told`(target: String, code: Int32) throws {
    symlink(target, folder("self"))
    #expect(throws: SystemError(code)) { try OutputFile.write([1], to: folder("self")) }
    #expect(try folder.names == ["self"])
  }

  @Test func `a device is written in place`() throws {
    try OutputFile.write(Array("gone".utf8), to: "/dev/null")
    var status = stat()
    #expect(stat("/dev/null", &status) == 0 && status.st_mode & S_IFMT == S_IFCHR)
  }

  #if os(Linux)
  @Test func `a full device is told`() {
    #expect(throws: SystemError(ENOSPC)) {
      try OutputFile.write([1], to: "/dev/full")
    }
  }
  #endif

  @Test func `refuses what is no place for a file`() throws {
    try folder.write("", to: "file")
    let cases = [
      (folder.path, EISDIR), (folder("new/"), EISDIR), (folder("none/a"), ENOENT),
      (folder("file/a"), ENOTDIR), (folder(String(repeating: "n", count: 300)), ENAMETOOLONG),
    ]
    for (path, code) in cases {
      #expect(throws: SystemError(code)) { try OutputFile.write([1], to: path) }
    }
    #expect(try folder.names == ["file"])
  }

  @Test func `the longest name is written`() throws {
    let name = String(repeating: "n", count: 255)
    try OutputFile.write([1], to: folder(name))
    #expect(try folder.names == [name])
  }
}
