import Foundation

/// The folder with the half of the viewer that runs in the browser: `make web` builds it.
struct WebFolder: Hashable {
  let path: String

  /// The program that the browser runs; a folder without it is not the one.
  static let program = "switchback-web.wasm"

  /// The variable that names the folder, before all other places.
  static let variable = "SWITCHBACK_WEB"

  /// Finds the folder: where the variable says, beside the tool, or where it was installed.
  static func find(in console: Console) throws(ToolError) -> WebFolder {
    if let named = console.environment[variable], !named.isEmpty {
      let folder = WebFolder(path: named)
      guard folder.holdsProgram else {
        throw ToolError(named, "there is no \(program), where \(variable) says it is")
      }
      return folder
    }
    let folders = [
      WebFolder(path: "\(console.programFolder)/switchback-web"),
      WebFolder(path: "\(console.programFolder)/../share/switchback"),
    ]
    guard let folder = folders.first(where: \.holdsProgram) else {
      throw ToolError(
        Tool.name,
        "the half that runs in the browser is missing; 'make web' builds it, and \(variable) can"
          + " name its folder"
      )
    }
    return folder
  }

  private var holdsProgram: Bool {
    access("\(path)/\(Self.program)", R_OK) == 0
  }

  /// How every program of WebAssembly begins.
  private static let signature: [UInt8] = [0x00, 0x61, 0x73, 0x6D]

  /// The program, which must look like one: a page of another would stay white.
  func readProgram() throws(ToolError) -> [UInt8] {
    let bytes = try read(Self.program)
    guard bytes.starts(with: Self.signature) else {
      throw ToolError("\(path)/\(Self.program)", "is no WebAssembly; 'make web' builds it anew")
    }
    return bytes
  }

  /// All bytes of a file in it.
  func read(_ name: String) throws(ToolError) -> [UInt8] {
    let path = "\(path)/\(name)"
    do throws(SystemError) {
      let file = try FileDescriptor(opening: path, O_RDONLY)
      defer { try? file.close() }
      return try file.readToEnd()
    } catch {
      throw ToolError(path, "\(error); 'make web' builds it")
    }
  }
}
