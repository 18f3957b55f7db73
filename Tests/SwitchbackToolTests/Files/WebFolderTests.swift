import Foundation
import Testing

@testable import SwitchbackTool

@Suite struct WebFolderTests {
  private let folder: TemporaryFolder
  private let recorder = Recorder()

  init() throws {
    folder = try TemporaryFolder()
    recorder.programFolder = folder("bin")
    for name in ["bin/switchback-web", "share/switchback", "mine"] {
      try FileManager.default.createDirectory(
        atPath: folder(name),
        withIntermediateDirectories: true
      )
    }
  }

  @Test func `is beside the tool, or installed, or where the variable says`() throws {
    try folder.write("1", to: "share/switchback/switchback-web.wasm")
    #expect(
      try WebFolder.find(in: recorder.console).path == folder("bin/../share/switchback")
    )
    try folder.write("2", to: "bin/switchback-web/switchback-web.wasm")
    #expect(try WebFolder.find(in: recorder.console).path == folder("bin/switchback-web"))
    try folder.write("3", to: "mine/switchback-web.wasm")
    recorder.environment["SWITCHBACK_WEB"] = folder("mine")
    let found = try WebFolder.find(in: recorder.console)
    #expect(found.path == folder("mine"))
    #expect(try found.read("switchback-web.wasm") == Array("3".utf8))
  }

  @Test func `missing is told with what to do`() {
    let message = """
      switchback: the half that runs in the browser is missing; 'make web' builds it, and \
      SWITCHBACK_WEB can name its folder
      """
    #expect(throws: ToolError(line: message)) { try WebFolder.find(in: recorder.console) }
  }

  @Test func `a variable that names another folder is told`() {
    recorder.environment["SWITCHBACK_WEB"] = "/nowhere"
    let message = "/nowhere: there is no switchback-web.wasm, where SWITCHBACK_WEB says it is"
    #expect(throws: ToolError(line: message)) { try WebFolder.find(in: recorder.console) }
  }

  @Test(arguments: ["", "\0as", "<html></html>"])
  func `a program that is none is told`(content: String) throws {
    let file = try folder.write(content, to: "mine/switchback-web.wasm")
    #expect(throws: ToolError(line: "\(file): is no WebAssembly; 'make web' builds it anew")) {
      try WebFolder(path: folder("mine")).readProgram()
    }
  }

  @Test func `a part that is missing is told`() {
    let message = "\(folder("mine"))/host.js: no such file; 'make web' builds it"
    #expect(throws: ToolError(line: message)) {
      try WebFolder(path: folder("mine")).read("host.js")
    }
  }
}
