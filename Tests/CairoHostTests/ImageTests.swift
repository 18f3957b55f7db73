import CairoHost
import Drawing
import Testing

@Suite struct ImageTests {
  private let host = CairoHost()

  @Test func `keeps pixels as they are`() throws {
    let pixels: [UInt8] = [255, 0, 0, 255, 0, 255, 0, 255, 10, 20, 30, 255, 0, 0, 0, 0]
    let image = host.makeImage(width: 2, height: 2, pixels: pixels)
    let scene = list(width: 2, height: 2) {
      $0.draw(image, in: CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    let picture = try #require(Picture(png: host.pngData(scene)))
    #expect(picture[0, 0] == [255, 0, 0, 255])
    #expect(picture[1, 0] == [0, 255, 0, 255])
    #expect(picture[0, 1] == [10, 20, 30, 255])
    #expect(picture[1, 1] == [0, 0, 0, 0])
  }

  @Test func `is as clear as its pixels`() throws {
    let image = host.makeImage(width: 1, height: 1, pixels: [255, 255, 255, 128])
    let scene = list(width: 4, height: 4) {
      $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4), with: black)
      $0.draw(image, in: CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    let picture = try #require(Picture(png: host.pngData(scene)))
    // The edges too, which Cairo fades unless it is told not to.
    for y in 0..<4 {
      for x in 0..<4 { #expect(picture[x, y] == [128, 128, 128, 255]) }
    }
  }

  @Test func `leaves out and reports what was released`() throws {
    let image = host.makeImage(width: 1, height: 1, pixels: [1, 2, 3, 255])
    host.releaseImage(image)
    let scene = list {
      $0.draw(image, in: everywhere)
      $0.draw(image, in: everywhere)
    }
    let picture = try #require(Picture(png: host.pngData(scene)))
    #expect(picture.bytes.allSatisfy { $0 == 0 })
    #expect(host.reports == ["images were drawn that are not kept: \(image.id)"])
  }

  @Test(arguments: [(0, 5), (5, 0), (32_768, 1), (1, 32_768)])
  func `reports sizes that it cannot keep`(width: Int, height: Int) {
    let pixels = [UInt8](repeating: 0, count: width * height * 4)
    let image = host.makeImage(width: width, height: height, pixels: pixels)
    #expect(image == ImageHandle(id: 0))
    #expect(
      host.reports == [
        "an image of \(width) × \(height) pixels cannot be kept: each side must have 1 to 32767 pixels"
      ]
    )
  }

  @Test func `forwards what is asked and reported`() {
    var messages: [String] = []
    var frames = 0
    host.onReport = { messages.append($0) }
    host.onNeedsFrame = { frames += 1 }
    host.setNeedsFrame()
    for index in 0..<1500 { host.report("\(index)") }
    #expect(frames == 1)
    #expect(messages.count == 1500)
    #expect(host.reports.count == CairoHost.maximumReportCount)
    #expect(host.reports.last == "999")
  }
}
