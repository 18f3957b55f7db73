import Testing

@testable import GPX

@Suite struct SchemaTests {
  /// All given files.
  private static let paths =
    CorpusFile.all.map { "corpus/\($0.path)" }
    + FileCase.all.map { "research/gpx-cases/\($0.file)" }

  /// The documents of the given files that the schemas accept.
  private func validDocuments() throws -> [(path: String, document: Document)] {
    let files = try Self.paths.map(Material.bytes)
    let faults = try Validator(files).faults
    var result: [(String, Document)] = []
    for (index, path) in Self.paths.enumerated() where faults[index] == nil {
      result.append((path, try Document(reading: files[index])))
    }
    return result
  }

  @Test(Validator.isNeeded, arguments: Style.all)
  func `writes valid files of valid files`(_ style: Style) throws {
    let documents = try validDocuments()
    // About half of the given files are valid.
    #expect(documents.count > 60)
    let files = documents.map { $0.document.gpx(options: style.options) }
    for (index, fault) in try Validator(files).faults {
      Issue.record("\(documents[index].path): \(fault)")
    }
  }

  @Test(Validator.isNeeded, arguments: Style.all)
  func `writes valid files of valid documents`(_ style: Style) throws {
    let files = (UInt64(0)..<300).map { seed in
      var random = RandomDocument(seed: seed, isValid: true)
      return random.make().gpx(options: style.options)
    }
    for (index, fault) in try Validator(files).faults {
      Issue.record("seed \(index): \(fault)")
    }
  }

  /// GPX 1.0 wants elements of others to be declared: those that the writer itself nests are.
  @Test(Validator.isNeeded, arguments: Style.all)
  func `writes valid files by the schemas as they are`(_ style: Style) throws {
    let files = (UInt64(0)..<300).map { seed in
      var random = RandomDocument(seed: seed, isValid: true, hasExtensions: false)
      return random.make().gpx(options: style.options)
    }
    for (index, fault) in try Validator(files, .declaredElements).faults {
      Issue.record("seed \(index): \(fault)")
    }
  }

  /// The validator itself can find something.
  @Test(Validator.isNeeded)
  func `knows a file that is not valid`() throws {
    let good = gpx("<wpt lat=\"1\" lon=\"2\"/>")
    let bad = gpx("<wpt lat=\"1\" lon=\"2\"><name/><ele>1</ele></wpt>")
    let faults = try Validator([good, bad, "", good].map { Array($0.utf8) }).faults
    #expect(Set(faults.keys) == [1, 2])
  }
}
