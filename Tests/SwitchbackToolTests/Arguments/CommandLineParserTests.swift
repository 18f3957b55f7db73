import Testing

@testable import SwitchbackTool

@Suite struct CommandLineParserTests {
  struct Reading: Sendable, CustomTestStringConvertible {
    let arguments: [String]
    var files = ["a"]
    var output = "o.png"
    var size = PictureSize.standard
    var scale = PictureScale.standard
    var appearance = SnapshotCommand.Appearance.light
    var testDescription: String { arguments.joined(separator: " ") }
  }

  static let readings = [
    Reading(arguments: ["a", "-o", "o.png"]),
    Reading(arguments: ["-o", "o.png", "a"]),
    Reading(arguments: ["a", "b", "-o", "o.png", "c"], files: ["a", "b", "c"]),
    Reading(arguments: ["a", "--output", "o.png"]),
    Reading(arguments: ["a", "--output=o.png"]),
    Reading(arguments: ["a", "--output=a=b.png"], output: "a=b.png"),
    Reading(arguments: ["a", "-o=o.png"]),
    Reading(arguments: ["a", "-oo.png"]),
    Reading(arguments: ["a", "-o", "-"], output: "-"),
    Reading(arguments: ["a", "-o=-x.png"], output: "-x.png"),
    Reading(arguments: ["-", "-o", "o.png"], files: ["-"]),
    Reading(arguments: ["-o", "o.png", "--", "-x", "--size"], files: ["-x", "--size"]),
    Reading(arguments: ["-o", "o.png", "a", "--", "--"], files: ["a", "--"]),
    Reading(arguments: ["-o", "o.png", "a", "--"]),
    Reading(arguments: ["a", "-o", "x.png", "-o", "o.png"]),
    Reading(
      arguments: ["--size", "640x480", "a", "-o", "o.png"],
      size: PictureSize(width: 640, height: 480)
    ),
    Reading(
      arguments: ["--size=16x14400", "--scale=0.25", "a", "-o", "o.svg"],
      output: "o.svg",
      size: PictureSize(width: 16, height: 14_400),
      scale: PictureScale(factor: 0.25)
    ),
    Reading(
      arguments: ["--scale", "1.5", "a", "-o", "o.png", "--appearance", "dark"],
      scale: PictureScale(factor: 1.5),
      appearance: .dark
    ),
    Reading(arguments: ["é.gpx", "-o", "o.png"], files: ["é.gpx"]),
  ]

  @Test(arguments: readings)
  func `reads options anywhere and files in order`(_ expected: Reading) throws {
    let command = try CommandLineParser<SnapshotCommand>.parse(expected.arguments)
    #expect(command.files == expected.files)
    #expect(command.output.argument == expected.output)
    #expect(command.size == expected.size)
    #expect(command.scale == expected.scale)
    #expect(command.appearance == expected.appearance)
  }

  struct Refusal: Sendable, CustomTestStringConvertible {
    let arguments: [String]
    let message: String
    init(_ arguments: String..., message: String) {
      self.arguments = arguments
      self.message = message
    }
    var testDescription: String { message }
  }

  private static let sizes =
    "is not two whole numbers from 16 to 14400 with an x between, as in 1200x800"

  static let refusals = [
    Refusal("a", "--sise", "1x1", message: "unknown option '--sise'; did you mean '--size'?"),
    Refusal("a", "--sise=1x1", message: "unknown option '--sise'; did you mean '--size'?"),
    Refusal("a", "--outptu", message: "unknown option '--outptu'; did you mean '--output'?"),
    Refusal("a", "--app", message: "unknown option '--app'; did you mean '--appearance'?"),
    Refusal("a", "--SIZE", message: "unknown option '--SIZE'; did you mean '--size'?"),
    Refusal("a", "-size", message: "unknown option '-size'; did you mean '--size'?"),
    Refusal("a", "-O", message: "unknown option '-O'; did you mean '-o'?"),
    Refusal("a", "--zzzz", message: "unknown option '--zzzz'"),
    Refusal("a", "-z", message: "unknown option '-z'"),
    Refusal("a", "--help=1", message: "option '--help' takes no value"),
    Refusal("a", "-h=", message: "option '-h' takes no value"),
    Refusal("a", "-hx", message: "unknown option '-hx'"),
    Refusal("a", "--=", message: "unknown option '--'"),
    Refusal("a", "-o", message: "option '-o' needs a value: -o OUT"),
    Refusal("a", "--output", "--size", message: "option '--output' needs a value: --output OUT"),
    Refusal("a", "-o", "-x.png", message: "option '-o' needs a value: -o OUT"),
    Refusal("a", "-o", "", message: "option '-o': '' is not the name of a file"),
    Refusal("a", message: "missing option '-o OUT'"),
    Refusal("-o", "x.png", message: "missing FILE: name at least one, or - for standard input"),
    Refusal("-", "-", "-o", "x.png", message: "standard input, '-', can be read only once"),
    Refusal("a", "--size", "800", message: "option '--size': '800' \(sizes)"),
    Refusal("a", "--size", "15x800", message: "option '--size': '15x800' \(sizes)"),
    Refusal("a", "--size", "800x14401", message: "option '--size': '800x14401' \(sizes)"),
    Refusal("a", "--size", "+80x80", message: "option '--size': '+80x80' \(sizes)"),
    Refusal("a", "--size", "80x80x", message: "option '--size': '80x80x' \(sizes)"),
    Refusal("a", "--size", "80X80", message: "option '--size': '80X80' \(sizes)"),
    Refusal("a", "--size", " 80x80", message: "option '--size': ' 80x80' \(sizes)"),
    Refusal("a", "--size", "٨٠x٨٠", message: "option '--size': '٨٠x٨٠' \(sizes)"),
    Refusal(
      "a",
      "--size",
      "99999999999999999999x80",
      message: "option '--size': '99999999999999999999x80' \(sizes)"
    ),
    Refusal("a", "--scale", "0", message: "option '--scale': '0' is not a number from 0.25 to 8"),
    Refusal("a", "--scale", "9", message: "option '--scale': '9' is not a number from 0.25 to 8"),
    Refusal(
      "a",
      "--scale",
      "nan",
      message: "option '--scale': 'nan' is not a number from 0.25 to 8"
    ),
    Refusal(
      "a",
      "--scale",
      "0x2",
      message: "option '--scale': '0x2' is not a number from 0.25 to 8"
    ),
    Refusal(
      "a",
      "--scale",
      "1e0",
      message: "option '--scale': '1e0' is not a number from 0.25 to 8"
    ),
    Refusal("a", "--scale", "2.", message: "option '--scale': '2.' is not a number from 0.25 to 8"),
    Refusal("a", "--scale", ".5", message: "option '--scale': '.5' is not a number from 0.25 to 8"),
    Refusal(
      "a",
      "--scale",
      "1.0.0",
      message: "option '--scale': '1.0.0' is not a number from 0.25 to 8"
    ),
    Refusal("a", "--scale=", message: "option '--scale': '' is not a number from 0.25 to 8"),
    Refusal(
      "a",
      "--appearance",
      "drak",
      message: "option '--appearance': 'drak' is not light or dark; did you mean 'dark'?"
    ),
    Refusal(
      "a",
      "--format=gif",
      message: "option '--format': 'gif' is not png, svg or pdf"
    ),
    Refusal(
      "a",
      "-o",
      "a.gif",
      message:
        "'a.gif' does not tell the kind of picture: its name must end in .png, .svg or .pdf"
    ),
    Refusal(
      "a",
      "-o",
      "png",
      message: "'png' does not tell the kind of picture: its name must end in .png, .svg or .pdf"
    ),
    Refusal(
      "a",
      "-o",
      ".png",
      message: "'.png' does not tell the kind of picture: its name must end in .png, .svg or .pdf"
    ),
    Refusal(
      "a",
      "-o",
      "x.png/",
      message: "'x.png/' does not tell the kind of picture: its name must end in .png, .svg or .pdf"
    ),
    Refusal(
      "a",
      "-o",
      "a.png",
      "--size",
      "14400x16",
      "--scale",
      "2.5",
      message:
        "a picture of 36000 by 40 pixels is too large: a PNG has at most 32767 on a side and"
        + " 268435456 in all"
    ),
    Refusal(
      "a",
      "-o",
      "a.png",
      "--size",
      "14400x14400",
      "--scale",
      "1.5",
      message:
        "a picture of 21600 by 21600 pixels is too large: a PNG has at most 32767 on a side and"
        + " 268435456 in all"
    ),
  ]

  @Test(arguments: refusals)
  func `says what cannot be understood`(_ refusal: Refusal) {
    #expect(throws: UsageError(refusal.message)) {
      try CommandLineParser<SnapshotCommand>.parse(refusal.arguments)
    }
  }

  @Test func `a flag takes no value`() {
    #expect(throws: UsageError("option '--json' takes no value")) {
      try CommandLineParser<InfoCommand>.parse(["a", "--json=yes"])
    }
  }

  @Test func `a page is not named as a picture is`() {
    let message =
      "'map.png' is a name for a picture: 'switchback snapshot' draws PNG, and 'open' writes HTML"
    #expect(throws: UsageError(message)) {
      try CommandLineParser<OpenCommand>.parse(["a", "-o", "map.png"])
    }
  }

  @Test func `vector pictures have no pixels to limit`() throws {
    let command = try CommandLineParser<SnapshotCommand>.parse(
      ["a", "-o", "a.pdf", "--size", "14400x14400", "--scale", "8"]
    )
    #expect(command.chosenFormat == .pdf)
  }

  @Test(arguments: [
    (["-o", "a.PNG"], PictureFormat.png), (["-o", "a.svg"], .svg), (["-o", "x.y/a.b.pdf"], .pdf),
    (["-o", "-"], .png), (["-o", "-", "--format", "svg"], .svg),
    (["-o", "picture", "--format=pdf"], .pdf),
  ])
  func `the name tells the format`(arguments: [String], format: PictureFormat) throws {
    let command = try CommandLineParser<SnapshotCommand>.parse(["a"] + arguments)
    #expect(command.chosenFormat == format)
  }
}
