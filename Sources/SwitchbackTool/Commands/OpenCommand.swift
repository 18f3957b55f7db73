/// `switchback open`: a page with an interactive map, shown in the browser.
struct OpenCommand: Command {
  var files: [String] = []

  /// Where the page goes, nil for the name of the first file.
  var output: Destination?

  /// Whether the page is shown, too.
  var opensBrowser = true

  var map = MapChoice.world

  static let name = "open"
  static let summary = "make an interactive map, one page of HTML, and open it"

  static let discussion = [
    """
    The page holds the files, the map and the program that draws it. It works without a network and asks for \
    nothing from it; it can be kept, moved and sent like any other file.
    """,
    """
    Without -o the page gets the name of the first file, with the ending html, in the current directory. What \
    was written is printed.
    """,
  ]

  static let examples = [
    CommandSyntax.Example(
      purpose: "write ride.html and show it",
      invocation: "open ride.gpx"
    ),
    CommandSyntax.Example(
      purpose: "three days on one map, written only",
      invocation: "open day1.gpx day2.gpx day3.gpx -o tour.html --no-browser"
    ),
  ]

  static var options: [Option<OpenCommand>] {
    [
      .value("output", letter: "o", takes: "PAGE", help: "the page to write; - is standard output")
      {
        (command, text) throws(MalformedValue) in
        command.output = try Destination(argument: text)
      },
      .value("map", takes: choices(MapChoice.self), help: MapChoice.help) {
        (command, text) throws(MalformedValue) in
        command.map = try choice(text)
      },
      .flag("no-browser", help: "write the page, and do not open it") { $0.opensBrowser = false },
    ]
  }

  func check() throws(UsageError) {
    guard let output, let format = PictureFormat(of: output) else { return }
    throw UsageError(
      "'\(output.argument)' is a name for a picture: '\(Tool.name) \(SnapshotCommand.name)' draws"
        + " \(format.name), and '\(Self.name)' writes HTML"
    )
  }

  func run(in console: Console) throws(ToolError) -> ExitStatus {
    let inputs = files.map(InputFile.init)
    let destination = output ?? Self.defaultDestination(for: inputs[0])
    try destination.check(against: inputs)
    let loaded = try LoadedFile.readAll(inputs, in: console)
    let page = try ViewerPage.html(of: loaded, map: map, in: console)
    try destination.write(page, in: console)
    let status = LoadedFile.reportFaults(of: loaded, in: console)
    guard !destination.isStandardOutput else { return status }
    try console.write(destination.argument.visible + "\n")
    if opensBrowser { try show(destination, in: console) }
    return status
  }

  private static func defaultDestination(for input: InputFile) -> Destination {
    let stem = input.title
    // A name that begins with a hyphen would be an option for the programs that it is handed to.
    return Destination(path: stem.hasPrefix("-") ? "./\(stem).html" : "\(stem).html")
  }

  private func show(_ page: Destination, in console: Console) throws(ToolError) {
    do throws(BrowserError) {
      try console.openInBrowser(page.argument)
    } catch {
      throw ToolError(
        page.argument,
        "is written, but cannot be opened in a browser: \(error.message)"
      )
    }
  }
}
