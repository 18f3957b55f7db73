import Testing

@testable import GPX

/// Every diagnostic of every faulty file, with its line and its column.
@Suite struct CaseDiagnosticTests {
  private func bytes(_ row: CaseRow) throws -> [UInt8] {
    try Material.bytes("research/gpx-cases/\(row.file)")
  }

  @Test(Material.isNeeded, arguments: CaseRow.all)
  func `notes each deviation at its place`(_ row: CaseRow) throws {
    let document = try Document(reading: try bytes(row))
    #expect(document.notes == row.notes)
    #expect(document.diagnostics.allSatisfy { !$0.message.isEmpty })
  }

  @Test(Material.isNeeded, arguments: CaseRow.all)
  func `reads strictly or says where it ends`(_ row: CaseRow) throws {
    let bytes = try bytes(row)
    do {
      let document = try Document(reading: bytes, options: ReadingOptions(isStrict: true))
      #expect(row.refusal == nil)
      #expect(document.notes == row.notes)
    } catch {
      guard case .violation(let code, let message) = error.kind else { throw error }
      #expect("\(error.line):\(error.column) \(code.name)" == row.refusal)
      #expect(error.description == "\(error.line):\(error.column): \(message)")
    }
  }

  @Test(
    Material.isNeeded,
    arguments: [
      ("30-html-page.gpx", "1:1: this is an HTML page, not GPX"),
      ("32-empty-file.gpx", "1:1: the file is empty"),
    ]
  )
  func `refuses what is no GPX at all`(_ file: String, _ message: String) throws {
    let bytes = try Material.bytes("research/gpx-cases/\(file)")
    for isStrict in [false, true] {
      do {
        _ = try Document(reading: bytes, options: ReadingOptions(isStrict: isStrict))
        Issue.record("\(file) was read")
      } catch {
        #expect(error.description == message)
      }
    }
  }
}
