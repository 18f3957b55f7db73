import CairoHost
import Drawing
import Foundation
import Testing
import Viewer

/// The sample that comes with the project, as `switchback snapshot` draws it.
@MainActor
@Suite(.enabled(if: Golden.isFontInstalled, "the font DejaVu Sans is not installed"))
struct SampleTests {
  private let host = CairoHost(fontFamily: Golden.family)

  private func list(_ colorScheme: ColorScheme = .light) throws -> DisplayList {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = root.appending(path: "Samples/verdon.gpx")
    let stage = ViewerStage(host: host, isInteractive: false)
    try stage.load(name: "verdon.gpx", bytes: Array(Data(contentsOf: file)))
    stage.resize(to: CGSize(width: 1000, height: 640), scale: 1, colorScheme: colorScheme)
    return stage.frame(at: 0)
  }

  @Test(arguments: [(ColorScheme.light, "verdon"), (.dark, "verdon-dark")])
  func `is drawn as PNG`(colorScheme: ColorScheme, name: String) throws {
    try Golden.check(host.pngData(list(colorScheme), scale: 1), name)
    #expect(host.reports == [])
  }

  @Test(.enabled(if: Tool.rsvgConvert.isInstalled, "rsvg-convert is not installed"))
  func `is drawn as SVG`() throws {
    let svg = try host.svgData(list(), title: "Verdon")
    try Golden.checkForeign(Tool.rsvgConvert.data(about: svg) { [$0] }, "verdon")
    let text = String(decoding: svg, as: UTF8.self)
    for name in ["Gorges du Verdon", "117.1 km", "CAMP Moustiers"] {
      #expect(text.contains(">\(name)</text>"))
    }
  }

  @Test(.enabled(if: Tool.pdftocairo.isInstalled, "pdftocairo is not installed"))
  func `is drawn as PDF`() throws {
    let pdf = try host.pdfData(list(), title: "Verdon")
    let png = try Tool.pdftocairo.data(about: pdf) { ["-png", "-singlefile", "-r", "72", $0, "-"] }
    try Golden.checkForeign(png, "verdon")
  }
}
