/// `switchback snapshot`: a picture of the map.
struct SnapshotCommand: Command {
  /// The colours of the map.
  enum Appearance: String, CaseIterable {
    case light
    case dark
  }

  var files: [String] = []

  /// Where the picture goes.
  var output = Destination(path: "-")

  /// The kind of picture, nil where the name of the output decides.
  var format: PictureFormat?

  var size = PictureSize.standard
  var scale = PictureScale.standard
  var appearance = Appearance.light
  var map = MapChoice.world

  static let name = "snapshot"
  static let summary = "draw the map as a picture: PNG, SVG or PDF"

  static let discussion = [
    """
    Draws all files on one map that shows them whole. The name of the output decides what it is: a PNG, an SVG \
    with real text, or a PDF. What was written is printed.
    """
  ]

  static let examples = [
    CommandSyntax.Example(
      purpose: "a picture of 2400 by 1600 pixels",
      invocation: "snapshot ride.gpx -o ride.png"
    ),
    CommandSyntax.Example(
      purpose: "a wide one in dark colours",
      invocation: "snapshot ride.gpx -o ride.png --size 1600x500 --appearance dark"
    ),
    CommandSyntax.Example(
      purpose: "to print",
      invocation: "snapshot day1.gpx day2.gpx -o tour.pdf"
    ),
  ]

  static var options: [Option<SnapshotCommand>] {
    [
      .value("output", letter: "o", takes: "OUT", isRequired: true, help: outputHelp) {
        (command, text) throws(MalformedValue) in
        command.output = try Destination(argument: text)
      },
      .value("size", takes: "WxH", help: sizeHelp) {
        (command, text) throws(MalformedValue) in
        command.size = try PictureSize(text)
      },
      .value("scale", takes: "N", help: scaleHelp) {
        (command, text) throws(MalformedValue) in
        command.scale = try PictureScale(text)
      },
      .value("appearance", takes: choices(Appearance.self), help: "the colours; light unless given")
      {
        (command, text) throws(MalformedValue) in
        command.appearance = try choice(text)
      },
      .value("map", takes: choices(MapChoice.self), help: MapChoice.help) {
        (command, text) throws(MalformedValue) in
        command.map = try choice(text)
      },
      .value("format", takes: choices(PictureFormat.self), help: formatHelp) {
        (command, text) throws(MalformedValue) in
        command.format = try choice(text)
      },
    ]
  }

  private static let outputHelp =
    "the picture: .png, .svg or .pdf; - is standard output"
  private static let sizeHelp = "the size in points; 1200x800 unless given"
  private static let scaleHelp = "the pixels in a point of a PNG; 2 unless given"
  private static let formatHelp = "the kind of picture where the name does not tell"

  func check() throws(UsageError) {
    if format == nil, !output.isStandardOutput, PictureFormat(of: output) == nil {
      throw UsageError(
        "'\(output.argument)' does not tell the kind of picture: its name must end in"
          + " .png, .svg or .pdf"
      )
    }
    guard chosenFormat == .png else { return }
    let width = scale.pixels(of: size.width)
    let height = scale.pixels(of: size.height)
    if max(width, height) > PictureScale.side || width * height > PictureScale.pixels {
      throw UsageError(
        "a picture of \(width) by \(height) pixels is too large: a PNG has at most"
          + " \(PictureScale.side) on a side and \(PictureScale.pixels) in all"
      )
    }
  }

  /// What is drawn: what was asked for, or what the name tells; a PNG on standard output.
  var chosenFormat: PictureFormat {
    format ?? PictureFormat(of: output) ?? .png
  }

  func run(in console: Console) throws(ToolError) -> ExitStatus {
    let inputs = files.map(InputFile.init)
    try output.check(against: inputs)
    let loaded = try LoadedFile.readAll(inputs, in: console)
    let picture = try ViewerPicture(size: size, scale: scale, appearance: appearance, map: map)
      .draw(loaded, as: chosenFormat, in: console)
    try output.write(picture, in: console)
    let status = LoadedFile.reportFaults(of: loaded, in: console)
    guard !output.isStandardOutput else { return status }
    try console.write(output.argument.visible + "\n")
    return status
  }
}
