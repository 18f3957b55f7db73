import GPX

/// `switchback info`: the figures of files, and what is wrong with them.
struct InfoCommand: Command {
  var files: [String] = []

  /// Whether the figures are for programs.
  var isJSON = false

  static let name = "info"
  static let summary = "print distance, ascent, duration and what is wrong with the files"

  static let discussion = [
    """
    Prints a line of figures for each file: distance in kilometres, ascent and descent in metres, duration in \
    hours and minutes, a hyphen where the file does not tell. They are the figures of the tracks, or where \
    there is none of the routes, which have no duration. What is wrong in a file stands on standard error with its line and column.
    """,
    """
    The status is 1 if a file could not be read or ends too early, which standard error says with --json, too; \
    the others are reported all the same.
    """,
  ]

  static let examples = [
    CommandSyntax.Example(
      purpose: "the figures of all rides, and of all together",
      invocation: "info rides/*.gpx"
    ),
    CommandSyntax.Example(
      purpose: "the same in metres and seconds for another program",
      invocation: "info --json ride.gpx"
    ),
    CommandSyntax.Example(
      purpose: "what another program writes",
      invocation: "info - < ride.gpx"
    ),
  ]

  static var options: [Option<InfoCommand>] {
    [
      .flag("json", help: "print JSON, in metres and seconds") { $0.isJSON = true }
    ]
  }

  func run(in console: Console) throws(ToolError) -> ExitStatus {
    var reports: [FileReport] = []
    var lines: [String] = []
    defer { console.report(lines) }
    var status = ExitStatus.success
    for file in files.map(InputFile.init) {
      do throws(ToolError) {
        let report = try FileReport(of: LoadedFile(reading: file, in: console))
        reports.append(report)
        if report.earlyEnd != nil { status = .failure }
        lines += isJSON ? report.earlyEnd.map { [$0] } ?? [] : report.deviations
      } catch {
        lines += error.lines
        status = .failure
      }
    }
    try console.write(isJSON ? FileReport.json(of: reports).text : FileReport.table(of: reports))
    return status
  }
}
