import CairoHost
import Drawing
import Testing

struct HostileCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let commands: DrawingCommands

  /// How many commands are reported as left out.
  let leftOutCount: Int

  init(_ name: String, leftOut: Int = 1, _ build: (inout DrawingCommands) -> Void) {
    testDescription = name
    leftOutCount = leftOut
    var commands = DrawingCommands()
    build(&commands)
    self.commands = commands
  }
}

@Suite struct HostileListTests {
  private static let nan = CGFloat.nan
  private static let infinity = CGFloat.infinity

  static let cases = [
    HostileCase("fill without a number") {
      $0.fill(CGRect(x: nan, y: 0, width: 1, height: 1), with: red)
    },
    HostileCase("fill without an end") {
      $0.fill(line(0, 0, infinity, 3), with: red)
    },
    HostileCase("curve without a control point") { commands in
      commands.fill(
        Path {
          $0.move(to: .zero)
          $0.addCurve(
            to: CGPoint(x: 9, y: 9),
            control1: CGPoint(x: nan, y: 0),
            control2: .zero
          )
        },
        with: red
      )
    },
    HostileCase("stroke without a number") {
      $0.stroke(line(nan, 0, 5, 3), with: red, style: StrokeStyle())
    },
    HostileCase("stroke without a width") {
      $0.stroke(line(0, 0, 5, 3), with: red, style: StrokeStyle(lineWidth: infinity))
    },
    HostileCase("stroke with endless dashes") {
      $0.stroke(line(0, 0, 5, 3), with: red, style: StrokeStyle(dash: [3, infinity]))
    },
    HostileCase("stroke without a phase") {
      $0.stroke(line(0, 0, 5, 3), with: red, style: StrokeStyle(dash: [3], dashPhase: nan))
    },
    HostileCase("text nowhere") {
      $0.draw(TextRun("x", at: CGPoint(x: nan, y: 3), font: .body, color: red))
    },
    HostileCase("text without a size") {
      $0.draw(TextRun("x", at: .zero, font: .system(size: nan), color: red))
    },
    HostileCase("text of a size without an end") {
      $0.draw(TextRun("x", at: .zero, font: .system(size: infinity), color: red))
    },
    HostileCase("image nowhere") {
      $0.draw(ImageHandle(id: 0), in: CGRect(x: nan, y: 0, width: 1, height: 1))
    },
    HostileCase("transform without a number") {
      $0.save()
      $0.concatenate(CGAffineTransform(a: nan, b: 0, c: 0, d: 1, tx: 0, ty: 0))
      $0.fill(everywhere, with: red)
      $0.restore()
    },
    HostileCase("transforms that grow without an end") {
      $0.save()
      for _ in 0..<12 { $0.concatenate(CGAffineTransform(scaleX: 1e30, y: 1e30)) }
      $0.fill(everywhere, with: red)
      $0.restore()
    },
    HostileCase("flat transform", leftOut: 0) {
      $0.save()
      $0.concatenate(CGAffineTransform(scaleX: 0, y: 1))
      $0.fill(everywhere, with: red)
      $0.draw(TextRun("x", at: .zero, font: .body, color: red))
      $0.restore()
    },
    HostileCase("clip without a number") {
      $0.save()
      $0.clip(to: line(nan, 0, 1, 1))
      $0.fill(everywhere, with: red)
      $0.restore()
    },
    HostileCase("empty clip", leftOut: 0) {
      $0.save()
      $0.clip(to: Path())
      $0.fill(everywhere, with: red)
      $0.restore()
    },
    HostileCase("group without an opacity") {
      $0.beginGroup(opacity: .nan)
      $0.fill(everywhere, with: red)
      $0.endGroup()
    },
    HostileCase("image without an extent", leftOut: 0) {
      $0.draw(ImageHandle(id: 0), in: CGRect(x: 1, y: 1, width: 0, height: 1))
    },
    HostileCase("empty text and empty paths", leftOut: 0) {
      $0.draw(TextRun("\u{1}", at: .zero, font: .body, color: red))
      $0.draw(TextRun(" \n ", at: .zero, font: .body, color: red))
      $0.fill(Path { $0.closeSubpath() }, with: red)
      $0.stroke(Path { $0.move(to: .zero) }, with: red, style: StrokeStyle())
    },
  ]

  @Test(arguments: cases)
  func `draws the rest of a list`(_ hostile: HostileCase) throws {
    let scene = list {
      $0.append(hostile.commands)
      $0.fill(CGRect(x: 10, y: 10, width: 5, height: 5), with: black)
    }
    let expected = list { $0.fill(CGRect(x: 10, y: 10, width: 5, height: 5), with: black) }
    let message =
      "drawing commands with numbers that are not finite or too large were left out:"
      + " \(hostile.leftOutCount)"
    let host = CairoHost()
    let picture = try #require(Picture(png: host.pngData(scene)))
    #expect(try picture.bytes == #require(Picture(png: host.pngData(expected))).bytes)
    #expect(host.reports == (hostile.leftOutCount > 0 ? [message] : []))
    #expect(try XMLOutline(host.svgData(scene)) != nil)
    #expect(try host.pdfData(scene).count > 500)
    #expect(host.reports.count == (hostile.leftOutCount > 0 ? 3 : 0))
  }

  @Test func `draws on after ends without a beginning`() throws {
    let host = CairoHost()
    let scene = list {
      $0.restore()
      $0.endGroup()
      $0.save()
      $0.endGroup()
      $0.beginGroup(opacity: 0.5)
      $0.restore()
      $0.fill(everywhere, with: white)
    }
    let picture = try #require(Picture(png: host.pngData(scene)))
    #expect(picture[0, 0] == [128, 128, 128, 128])
    #expect(XMLOutline(try host.svgData(scene)) != nil)
    #expect(
      host.reports
        == [String](
          repeating: "saves or groups in a display list have no end, or no start: 6",
          count: 2
        )
    )
  }

  @Test func `keeps lines that leave the picture by far`() throws {
    let scene = list {
      $0.stroke(line(-1e9, 15, 1e9, 15), with: red, style: StrokeStyle(lineWidth: 4))
      $0.stroke(line(20, -3e38, 20, 3e38), with: red, style: StrokeStyle(lineWidth: 4))
      $0.fill(CGRect(x: -1e20, y: 25, width: 2e20, height: 3), with: black)
    }
    let host = CairoHost()
    let picture = try #require(Picture(png: host.pngData(scene)))
    #expect(picture[2, 15] == [255, 0, 0, 255])
    #expect(picture[20, 2] == [255, 0, 0, 255])
    #expect(picture[39, 26] == [0, 0, 0, 255])
    #expect(picture[2, 2] == [0, 0, 0, 0])
    #expect(host.reports == [])
  }

  @Test func `draws lines with too many dashes whole, and says so`() throws {
    let scene = list {
      $0.stroke(
        line(-1e6, 15, 1e6, 15),
        with: red,
        style: StrokeStyle(lineWidth: 4, dash: [0.001, 0.001])
      )
    }
    let host = CairoHost()
    let picture = try #require(Picture(png: host.pngData(scene)))
    #expect(picture[20, 15] == [255, 0, 0, 255])
    #expect(host.reports == ["lines with more than 100000 dashes were drawn whole: 1"])
  }

  @Test(arguments: 0..<300)
  func `survives lists of any commands and numbers`(seed: UInt64) throws {
    var generator = HostileGenerator(seed: seed)
    let host = CairoHost()
    let scene = generator.list(image: host.makeImage(width: 1, height: 1, pixels: [1, 2, 3, 4]))
    #expect(PNGFile(try host.pngData(scene)) != nil)
    #expect(XMLOutline(try host.svgData(scene)) != nil)
    #expect(try host.pdfData(scene).count > 500)
  }
}
