import Foundation

@testable import SwitchbackTool

/// The tool as it was built, in a process of its own.
enum Executable {
  /// Its path: the package manager puts it beside the tests.
  static let path: String = {
    #if os(macOS)
    let tests = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    let folder = (tests ?? .main).bundleURL.deletingLastPathComponent()
    #else
    let folder = Bundle.main.bundleURL
    #endif
    return folder.appendingPathComponent(Tool.name).path
  }()

  /// Runs a line of the shell in a folder, with `$TOOL` as the path of the tool.
  static func shell(_ line: String, in folder: TemporaryFolder) throws -> Outcome {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "exec 2>errors.txt; \(line)"]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.environment = ["TOOL": path, "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"]
    process.standardOutput = output
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus,
      output: String(decoding: bytes, as: UTF8.self),
      errors: try folder.read("errors.txt")
    )
  }
}
