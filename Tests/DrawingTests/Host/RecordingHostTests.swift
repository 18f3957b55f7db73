import Drawing
import Testing

@Suite struct RecordingHostTests {
  @Test(arguments: ["", "a", "abcd", "Ж峠🚵", "e\u{301}"])
  func `a letter is half an em wide`(text: String) {
    let host = RecordingHost()
    let metrics = host.measure(text, font: .system(size: 20, weight: .black))
    #expect(metrics.width == Double(text.unicodeScalars.count) * 10)
    #expect(metrics.ascent == 19)
    #expect(metrics.descent == 5)
    #expect(metrics.height == 24)
    #expect(host.measurements == 1)
  }

  @Test func `pictures are kept until they are let go`() {
    let host = RecordingHost()
    let first = host.makeImage(width: 1, height: 2, pixels: [UInt8](repeating: 0, count: 8))
    let second = host.makeImage(width: 0, height: 0, pixels: [])
    #expect(first != second)
    #expect(first.id != 0 && second.id != 0)
    #expect(host.images == [first, second])
    host.releaseImage(first)
    #expect(host.images == [second])
    let third = host.makeImage(width: 0, height: 0, pixels: [])
    #expect(third != first)
  }

  @Test func `what is asked for and told is kept in order`() {
    let host = RecordingHost()
    host.setNeedsFrame()
    host.setNeedsFrame()
    host.report("first")
    host.report("second")
    #expect(host.frameRequests == 2)
    #expect(host.reports == ["first", "second"])
    #expect(!host.reducesMotion)
  }
}
