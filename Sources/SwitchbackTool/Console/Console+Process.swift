import Foundation

extension Console {
  /// The surroundings of this process.
  package static var process: Console {
    // That a pipe has no reader any more, or a file no room, is told by the call that writes, not by a signal.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    return Console(
      readInput: { () throws(SystemError) in try FileDescriptor.standardInput.readToEnd() },
      output: ByteStream { bytes throws(SystemError) in
        try FileDescriptor.standardOutput.write(bytes)
      },
      errors: ByteStream { bytes throws(SystemError) in
        try FileDescriptor.standardError.write(bytes)
      },
      environment: ProcessInfo.processInfo.environment,
      programFolder: Self.programFolder,
      openInBrowser: { path throws(BrowserError) in
        try Browser.open(path, searching: ProcessInfo.processInfo.environment["PATH"] ?? "")
      }
    )
  }

  private static var programFolder: String {
    let program = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    return program.resolvingSymlinksInPath().deletingLastPathComponent().path
  }
}

extension Tool {
  /// Does what the arguments of this process say and ends it.
  package static func main() -> Never {
    // Swift's own array of arguments is repaired where it is not UTF-8.
    let arguments = (1..<max(1, Int(CommandLine.argc))).compactMap { index in
      CommandLine.unsafeArgv[index].map {
        Array(UnsafeRawBufferPointer(start: $0, count: strlen($0)))
      }
    }
    exit(run(arguments: arguments, in: .process))
  }
}
