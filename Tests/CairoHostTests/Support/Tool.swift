import Foundation

/// A program that looks at files in its own way; tests that need it are skipped where it is not installed.
struct Tool: Sendable {
  let name: String

  /// Reads the text of PDF files.
  static let pdftotext = Tool(name: "pdftotext")

  /// Draws SVG files.
  static let rsvgConvert = Tool(name: "rsvg-convert")

  /// Draws PDF files.
  static let pdftocairo = Tool(name: "pdftocairo")

  private var path: String? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.map { "\($0)/\(name)" }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
  }

  var isInstalled: Bool { path != nil }

  /// What the program prints about a file.
  func output(about file: [UInt8], arguments: (String) -> [String]) throws -> String {
    String(decoding: try data(about: file, arguments: arguments), as: UTF8.self)
  }

  /// What the program makes of a file.
  func data(about file: [UInt8], arguments: (String) -> [String]) throws -> Data {
    let input = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data(file).write(to: input)
    defer { try? FileManager.default.removeItem(at: input) }
    let process = Process()
    process.executableURL = path.map { URL(filePath: $0) }
    process.arguments = arguments(input.path)
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return data
  }
}
