import CairoHost
import Drawing
import Testing

@Suite(.enabled(if: Golden.isFontInstalled, "the font DejaVu Sans is not installed"))
struct GoldenTests {
  @Test(arguments: [(1.0, "scene"), (2.0, "scene@2x")])
  func `draws the reference scene`(scale: Double, name: String) throws {
    let host = CairoHost(fontFamily: Golden.family)
    let png = try host.pngData(ReferenceScene.list(on: host), scale: scale)
    try Golden.check(png, name)
    #expect(host.reports == [])
  }
}
