import CairoHost
import Drawing
import Testing

struct PixelsCase: Sendable {
  let width: CGFloat
  let height: CGFloat
  let scale: Double
  let message: String
}

@Suite struct PNGTests {
  private let host = CairoHost()

  @Test func `has whole chunks in the order of the specification`() throws {
    let file = try #require(PNGFile(host.pngData(ReferenceScene.list(on: host))))
    #expect(file.chunks.allSatisfy { $0.isSumRight })
    let types = file.chunks.map(\.type)
    #expect(types.prefix(3) == ["IHDR", "sRGB", "pHYs"])
    #expect(types.last == "IEND")
    #expect(types.dropFirst(3).dropLast().allSatisfy { $0 == "IDAT" })
  }

  @Test func `has colours alone where all is opaque`() throws {
    let opaque = list { $0.fill(everywhere, with: red) }
    let header = try #require(PNGFile(host.pngData(opaque))?["IHDR"])
    #expect(header == [0, 0, 0, 40, 0, 0, 0, 30, 8, 2, 0, 0, 0])
    let clear = list { $0.fill(CGRect(x: 1, y: 1, width: 38, height: 28), with: red) }
    let other = try #require(PNGFile(host.pngData(clear))?["IHDR"])
    #expect(other == [0, 0, 0, 40, 0, 0, 0, 30, 8, 6, 0, 0, 0])
  }

  // 96 dots in an inch of 0.0254 m are 3,780 in a metre.
  @Test(arguments: [(1.0, [0, 0, 14, 196]), (2.0, [0, 0, 29, 135])])
  func `states its density`(scale: Double, number: [UInt8]) throws {
    let data = try #require(PNGFile(host.pngData(list { _ in }, scale: scale))?["pHYs"])
    #expect(data == number + number + [1])
  }

  @Test func `is clear where nothing is painted`() throws {
    let picture = try #require(Picture(png: host.pngData(list { _ in })))
    #expect(picture.width == 40)
    #expect(picture.height == 30)
    #expect(picture.bytes.allSatisfy { $0 == 0 })
  }

  @Test(arguments: [1, 63, 64, 127, 128, 200, 254, 255])
  func `keeps a colour under any opacity`(opacity: UInt32) throws {
    let scene = list { $0.fill(everywhere, with: RGBA(0xC864_3200 | opacity)) }
    let pixel = try #require(Picture(png: host.pngData(scene)))[5, 5]
    // Both Cairo's reader and its painting premultiply: 200, 100 and 50 times the opacity.
    for (part, full) in zip(pixel, [200.0, 100, 50, 255]) {
      #expect(abs(Double(part) - full * Double(opacity) / 255) <= 1)
    }
    #expect(pixel[3] == UInt8(opacity))
  }

  @Test func `rounds its sides`() throws {
    let scene = list(width: 10.4, height: 9.6) { _ in }
    let picture = try #require(Picture(png: host.pngData(scene, scale: 1.5)))
    #expect(picture.width == 16)
    #expect(picture.height == 14)
  }

  @Test func `is the same twice`() throws {
    let first = try host.pngData(ReferenceScene.list(on: host), scale: 1.5)
    let other = CairoHost()
    #expect(try other.pngData(ReferenceScene.list(on: other), scale: 1.5) == first)
  }

  @Test func `draws up to the limit of Cairo`() throws {
    let scene = list(width: 32_767, height: 1) {
      $0.fill(CGRect(x: 32_766, y: 0, width: 1, height: 1), with: red)
    }
    let picture = try #require(Picture(png: host.pngData(scene)))
    #expect(picture.width == 32_767)
    #expect(picture[32_766, 0] == [255, 0, 0, 255])
    #expect(picture[32_765, 0] == [0, 0, 0, 0])
  }

  static let limits = [
    PixelsCase(
      width: 32_768,
      height: 10,
      scale: 1,
      message:
        "a picture of 32768.0 × 10.0 pixels cannot be drawn: each side must have 1 to 32767 pixels"
    ),
    PixelsCase(
      width: 1024,
      height: 768,
      scale: 50,
      message:
        "a picture of 51200.0 × 38400.0 pixels cannot be drawn: each side must have 1 to 32767 pixels"
    ),
    PixelsCase(
      width: 0,
      height: 10,
      scale: 1,
      message:
        "a picture of 0.0 × 10.0 pixels cannot be drawn: each side must have 1 to 32767 pixels"
    ),
    PixelsCase(
      width: .nan,
      height: 10,
      scale: 1,
      message:
        "a picture of nan × 10.0 pixels cannot be drawn: each side must have 1 to 32767 pixels"
    ),
    PixelsCase(
      width: 10,
      height: 10,
      scale: -1,
      message: "a scale of -1.0 pixels in a point cannot be drawn: it must be more than 0"
    ),
    PixelsCase(
      width: 10,
      height: 10,
      scale: .infinity,
      message: "a scale of inf pixels in a point cannot be drawn: it must be more than 0"
    ),
  ]

  @Test(arguments: limits)
  func `says what it cannot draw`(_ expected: PixelsCase) {
    let scene = list(width: expected.width, height: expected.height) { _ in }
    let error = #expect(throws: CairoError.self) {
      try host.pngData(scene, scale: expected.scale)
    }
    #expect(error?.description == expected.message)
  }
}
