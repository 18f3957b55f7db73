import Foundation

/// The program of the desktop that shows a file in the browser.
enum Browser {
  #if os(macOS)
  static let opener = "open"
  #else
  static let opener = "xdg-open"
  #endif

  /// How many seconds an opener has to say that it cannot; one that still runs has become the browser itself.
  private static let patience: TimeInterval = 2

  /// Shows a file, and does not wait until it is closed.
  static func open(_ path: String, searching folders: String) throws(BrowserError) {
    guard let program = find(opener, in: folders) else {
      throw BrowserError(message: "there is no '\(opener)'")
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = [URL(fileURLWithPath: path).path]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    // The browser inherits what this process does with signals.
    let handling = signal(SIGPIPE, SIG_DFL)
    defer { signal(SIGPIPE, handling) }
    do {
      try process.run()
    } catch {
      throw BrowserError(message: "'\(opener)' cannot be started")
    }
    let end = Date(timeIntervalSinceNow: patience)
    while process.isRunning, Date() < end { usleep(10_000) }
    guard process.isRunning || process.terminationStatus == 0 else {
      throw BrowserError(message: "'\(opener)' found no browser")
    }
  }

  private static func find(_ program: String, in folders: String) -> String? {
    folders.split(separator: ":")
      .map { "\($0)/\(program)" }
      .first { access($0, X_OK) == 0 }
  }
}
