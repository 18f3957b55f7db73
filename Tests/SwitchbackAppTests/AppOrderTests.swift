import Drawing
import Foundation
import Testing

@testable import SwitchbackApp

struct MisuseCase: Sendable, CustomTestStringConvertible {
  let arguments: [String]
  let message: String
  var testDescription: String { arguments.joined(separator: " ") }
}

@Suite struct AppOrderTests {
  @Test func `no argument asks for a window`() throws {
    #expect(try AppOrder([]) == .window)
  }

  @Test(arguments: [["--help"], ["-h"], ["--snapshot", "--help"], ["--what", "-h"]])
  func `help is given whatever else is wrong`(_ arguments: [String]) throws {
    #expect(try AppOrder(arguments) == .help)
  }

  @Test func `a picture needs nothing but a name`() throws {
    let snapshot = Snapshot(path: "a.b/map.PNG", format: .png)
    #expect(try AppOrder(["--snapshot", "a.b/map.PNG"]) == .snapshot(snapshot))
    #expect(snapshot.time == 1 && snapshot.scale == 2 && snapshot.size == nil)
  }

  @Test func `values follow as the next argument or an equals sign, steps keep their order`() throws
  {
    let arguments = [
      "--tap=A=B", "--size", "320x200", "--wait", "0.5", "--increment", "Count", "--scale=0.5",
      "--snapshot=x.svg", "--dark", "--at", "0", "--decrement", "-1",
    ]
    var snapshot = Snapshot(path: "x.svg", format: .svg)
    snapshot.size = .init(width: 320, height: 200)
    snapshot.scale = 0.5
    snapshot.time = 0
    snapshot.isDark = true
    snapshot.steps = [
      .perform(.activate, name: "A=B"), .wait(0.5), .perform(.increment, name: "Count"),
      .perform(.decrement, name: "-1"),
    ]
    #expect(try AppOrder(arguments) == .snapshot(snapshot))
  }

  static let misuses = [
    MisuseCase(arguments: ["--dark"], message: "missing option '--snapshot OUT'"),
    MisuseCase(
      arguments: ["--snapshot"],
      message: "option '--snapshot' needs a value: --snapshot OUT"
    ),
    MisuseCase(
      arguments: ["--snapshot="],
      message: "option '--snapshot' needs a value: --snapshot OUT"
    ),
    MisuseCase(
      arguments: ["--snapshot", "map"],
      message: "'map' is not the name of a picture: it must end in .png, .svg or .pdf"
    ),
    MisuseCase(
      arguments: ["--snapshot", "png/"],
      message: "'png/' is not the name of a picture: it must end in .png, .svg or .pdf"
    ),
    MisuseCase(
      arguments: ["--snapshot", "map.jpeg"],
      message: "'map.jpeg' is not the name of a picture: it must end in .png, .svg or .pdf"
    ),
    MisuseCase(
      arguments: ["--size", "800"],
      message: "option '--size': '800' is not two whole numbers from 1 to 14400 with an x between,"
        + " as in 800x600"
    ),
    MisuseCase(
      arguments: ["--size", "0x600"],
      message:
        "option '--size': '0x600' is not two whole numbers from 1 to 14400 with an x between,"
        + " as in 800x600"
    ),
    MisuseCase(
      arguments: ["--at", "soon"],
      message: "option '--at': 'soon' is not a number from 0 to 600"
    ),
    MisuseCase(
      arguments: ["--at", "nan"],
      message: "option '--at': 'nan' is not a number from 0 to 600"
    ),
    MisuseCase(
      arguments: ["--scale", "9"],
      message: "option '--scale': '9' is not a number from 0.25 to 8"
    ),
    MisuseCase(arguments: ["--dark=yes"], message: "option '--dark' takes no value"),
    MisuseCase(arguments: ["--what"], message: "unknown option '--what'"),
    MisuseCase(arguments: ["map.png"], message: "unknown argument 'map.png'"),
  ]

  @Test(arguments: misuses)
  func `what is wrong is named, then what was expected`(_ expected: MisuseCase) {
    #expect(throws: UsageError(expected.message)) { try AppOrder(expected.arguments) }
  }

  @Test func `the help names every option and keeps within 80 columns`() {
    let help = AppHelp(program: "Tour")
    for option in [
      "--snapshot OUT", "--size WxH", "--at SECONDS", "--scale N", "--dark", "--tap NAME",
      "--increment NAME", "--decrement NAME", "--wait SECONDS", "--help",
    ] {
      #expect(help.text.contains(option))
    }
    for line in help.text.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
  }
}
