import Foundation
import Testing

/// Checks files against the schemas of GPX with libxml2's `xmllint`.
///
/// The schema of GPX 1.0 wants every element of another namespace to be declared by a schema of that
/// namespace, which no file can promise for elements of others. So here it is made to check such
/// elements only where there is a schema, as that of GPX 1.1 does. That schema is there, and
/// checks what is nested in a file of 1.0.
struct Validator {
  /// What is wrong with which file, by its number; empty where all is well.
  let faults: [Int: String]

  /// The program and the schemas.
  private static let program: URL? = ["/usr/bin/xmllint", "/opt/homebrew/bin/xmllint"]
    .map { URL(fileURLWithPath: $0) }
    .first { FileManager.default.isExecutableFile(atPath: $0.path) }

  private static var schemas: URL? { Material.folder?.appendingPathComponent("research/schema") }

  /// Skips a test, and says so, where there is no `xmllint` or no folder with schemas.
  static var isNeeded: ConditionTrait {
    .enabled(
      if: program != nil && schemas != nil,
      "xmllint (Debian: libxml2-utils) or the folder 'shared' with the schemas of GPX is not there"
    )
  }

  /// Whether elements of other namespaces are all declared in GPX 1.0, too.
  enum Strictness {
    case elementsOfOthers
    case declaredElements
  }

  init(_ files: [[UInt8]], _ strictness: Strictness = .elementsOfOthers) throws {
    let program = try #require(Self.program)
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("switchback-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Self.writeSchema(to: folder, strictness)
    var faults: [Int: String] = [:]
    for start in stride(from: 0, to: files.count, by: 200) {
      let names = (start..<min(start + 200, files.count)).map { "\($0).gpx" }
      for (offset, name) in names.enumerated() {
        try Data(files[start + offset]).write(to: folder.appendingPathComponent(name))
      }
      for line in try Self.run(program, names, in: folder) {
        // `12.gpx:3: element …`, `12.gpx validates`, `12.gpx fails to validate`
        guard let number = Int(line.prefix { $0.isNumber }), !line.hasSuffix(" validates") else {
          continue
        }
        if faults[number] == nil { faults[number] = String(line) }
      }
    }
    self.faults = faults
  }

  private static func writeSchema(to folder: URL, _ strictness: Strictness) throws {
    let schemas = try #require(schemas)
    var old = try String(contentsOf: schemas.appendingPathComponent("gpx10.xsd"), encoding: .utf8)
    if strictness == .elementsOfOthers {
      old = old.replacingOccurrences(of: "<xsd:any ", with: "<xsd:any processContents=\"lax\" ")
    }
    try old.write(to: folder.appendingPathComponent("10.xsd"), atomically: false, encoding: .utf8)
    let new = schemas.appendingPathComponent("gpx11.xsd").path
    let both = """
      <xsd:schema xmlns:xsd="http://www.w3.org/2001/XMLSchema">
        <xsd:import namespace="http://www.topografix.com/GPX/1/0" schemaLocation="10.xsd"/>
        <xsd:import namespace="http://www.topografix.com/GPX/1/1" schemaLocation="\(new)"/>
      </xsd:schema>
      """
    try both.write(to: folder.appendingPathComponent("all.xsd"), atomically: false, encoding: .utf8)
  }

  private static func run(
    _ program: URL,
    _ names: [String],
    in folder: URL
  ) throws -> [Substring] {
    let process = Process()
    process.executableURL = program
    process.currentDirectoryURL = folder
    process.arguments = ["--noout", "--nonet", "--huge", "--schema", "all.xsd"] + names
    let output = Pipe()
    process.standardError = output
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self).split(separator: "\n")
  }
}
