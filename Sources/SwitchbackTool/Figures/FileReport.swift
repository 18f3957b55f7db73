import GPX

/// What `info` tells about a file.
///
/// It holds no point, so that the reports of many files take little memory.
struct FileReport {
  let input: InputFile
  let version: String?
  let creator: String?

  /// The name of its content.
  let title: String?

  let figures: Figures

  /// The rectangle of all points.
  let bounds: GeographicBounds?

  /// What is wrong in it, as far as the reader keeps it.
  let diagnostics: [Diagnostic]

  /// How many things are wrong, kept or not.
  let diagnosticCount: Int

  /// What is wrong in lines for people.
  let deviations: [String]

  /// A line for people that the file ends before it should, nil where it does not.
  let earlyEnd: String?

  init(of file: LoadedFile) {
    input = file.input
    version = file.document.version
    creator = file.document.creator
    title = file.document.metadata.name
    figures = Figures(of: file.document)
    bounds = file.document.bounds
    diagnostics = file.document.diagnostics
    diagnosticCount = file.document.diagnosticCount
    deviations = file.deviations
    earlyEnd = file.earlyEnd
  }
}
