import Foundation
import Testing

@testable import SwitchbackTool

@Suite struct BrowserTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Puts a script in the place of the desktop's program.
  private func install(_ script: String) throws {
    try folder.write("#!/bin/sh\n\(script)\n", to: Browser.opener)
    chmod(folder(Browser.opener), 0o755)
  }

  @Test func `is given the whole path as one argument`() throws {
    try install(#"printf '%s\n' "$#" "$1" >"$0.txt""#)
    try Browser.open("-a b'c\"d;e.html", searching: "/nowhere:\(folder.path)")
    let current = FileManager.default.currentDirectoryPath
    #expect(
      try folder.read("\(Browser.opener).txt") == "1\n\(current)/-a b'c\"d;e.html\n"
    )
  }

  @Test func `that cannot be found is told`() {
    #expect(throws: BrowserError(message: "there is no '\(Browser.opener)'")) {
      try Browser.open("a.html", searching: "/nowhere:\(folder.path)")
    }
  }

  @Test func `that fails is told`() throws {
    try install("exit 3")
    #expect(throws: BrowserError(message: "'\(Browser.opener)' found no browser")) {
      try Browser.open("a.html", searching: folder.path)
    }
  }

  @Test func `that stays is not waited for`() throws {
    try install("exec sleep 20")
    let start = Date()
    try Browser.open("a.html", searching: folder.path)
    #expect(Date().timeIntervalSince(start) < 10)
  }
}
