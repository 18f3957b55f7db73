import Basemap
import CairoHost
import Drawing
import Geodesy
import TestSupport
import Testing

@testable import SwitchbackMap

/// A part of the world that there is a picture of.
struct WorldPart: Sendable, CustomTestStringConvertible {
  let name: String
  let latitude: Double
  let longitude: Double
  let zoom: Double
  var size = CGSize(width: 480, height: 320)

  var testDescription: String { name }

  static let all = [
    WorldPart(name: "world-1", latitude: 20, longitude: 10, zoom: 1),
    WorldPart(name: "world-2", latitude: 40, longitude: 10, zoom: 2),
    WorldPart(name: "europe-5", latitude: 47, longitude: 10, zoom: 5),
    WorldPart(name: "verdon-7", latitude: 43.8, longitude: 6.3, zoom: 7),
    WorldPart(name: "verdon-9", latitude: 43.8, longitude: 6.3, zoom: 9),
    WorldPart(name: "verdon-11", latitude: 43.8, longitude: 6.3, zoom: 11),
    WorldPart(name: "fiji-6", latitude: -17.5, longitude: 180, zoom: 6),
    WorldPart(name: "svalbard-5", latitude: 78.5, longitude: 17, zoom: 5),
    WorldPart(name: "bering-4", latitude: 62, longitude: -170, zoom: 4),
    WorldPart(
      name: "phone-8",
      latitude: 46,
      longitude: 7,
      zoom: 8,
      size: CGSize(width: 240, height: 480)
    ),
  ]
}

@MainActor
@Suite(.enabled(if: Golden.isFontInstalled, "the font DejaVu Sans is not installed"))
struct WorldPictureTests {
  @Test(arguments: WorldPart.all, [ColorScheme.light, .dark])
  func `the world is drawn as in its picture`(
    _ part: WorldPart,
    _ colorScheme: ColorScheme
  ) throws {
    let scene = WorldScene(
      latitude: part.latitude,
      longitude: part.longitude,
      zoom: part.zoom,
      size: part.size
    )
    let name = "World/\(part.name)\(colorScheme == .dark ? "-dark" : "")"
    try Golden.check(scene.host.pngData(scene.list(colorScheme), scale: 1), name)
    #expect(scene.host.reports == [])
  }

  @Test(arguments: [ColorScheme.light, .dark])
  func `a muted world is pale`(_ colorScheme: ColorScheme) throws {
    let scene = WorldScene(latitude: 46, longitude: 8, zoom: 6, isMuted: true)
    let name = "World/muted-6\(colorScheme == .dark ? "-dark" : "")"
    try Golden.check(scene.host.pngData(scene.list(colorScheme), scale: 1), name)
  }

  @Test(arguments: 1...4)
  func `names cover neither each other nor themselves`(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let scene = WorldScene(latitude: 0, longitude: 0, zoom: 3)
    for time in 0..<30 {
      scene.show(
        latitude: .random(in: -60...75, using: &generator),
        longitude: .random(in: -180...180, using: &generator),
        zoom: .random(in: 1...10, using: &generator)
      )
      _ = scene.list(at: Double(time))
      // What had no room any more has faded by then.
      let frames = texts(scene.list(at: Double(time) + 0.9), scene.host)
      for (index, frame) in frames.enumerated() {
        for other in frames[..<index] {
          // Lines of one name touch.
          #expect(!frame.insetBy(dx: 1, dy: 1.5).intersects(other.insetBy(dx: 1, dy: 1.5)))
        }
      }
    }
  }

  /// Where the names are.
  private func texts(_ list: DisplayList, _ host: CairoHost) -> [CGRect] {
    list[.names].compactMap { command in
      guard case .text(let run) = command else { return nil }
      let metrics = host.measure(run.text, font: run.font)
      return CGRect(
        x: run.origin.x,
        y: run.origin.y - CGFloat(metrics.ascent),
        width: CGFloat(metrics.width),
        height: CGFloat(metrics.height)
      )
    }
  }

  @Test func `no edge of a tile shows at any zoom`() throws {
    // In the Sahara there is no water that could look like a gap.
    let scene = WorldScene(latitude: 23, longitude: 10, zoom: 6)
    for step in 0..<24 {
      scene.show(latitude: 23, longitude: 10, zoom: 5.3 + Double(step) * 0.23)
      let png = try scene.host.pngData(scene.list(at: Double(step)), scale: 1)
      #expect(try #require(Picture(png: png)).count(ofColorNear: 0xAA_D3EC) == 0)
    }
  }

  @Test func `the data is there as a whole, and names who made it`() throws {
    let source = try #require(FileSource.world())
    let map = try #require(WorldScene(latitude: 0, longitude: 0, zoom: 1).map.worldMap)
    #expect(map.credit.contains("GeoNames"))
    #expect(source.count > 2_000_000)
  }
}

extension Picture {
  /// The number of pixels of about that colour, red in the highest of its three bytes.
  fileprivate func count(ofColorNear color: Int) -> Int {
    let (red, green, blue) = (color >> 16, color >> 8 & 0xFF, color & 0xFF)
    var count = 0
    for index in stride(from: 0, to: bytes.count, by: 4) {
      let distance =
        abs(Int(bytes[index]) - blue) + abs(Int(bytes[index + 1]) - green)
        + abs(Int(bytes[index + 2]) - red)
      if distance < 24 { count += 1 }
    }
    return count
  }
}
