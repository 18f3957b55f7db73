import Drawing
import MapKit
import SwitchbackUI
import Testing

@testable import SwitchbackApp

/// A square that is half as large until it appeared.
private struct Growing: View {
  @State private var isGrown = false

  var body: some View {
    Rectangle()
      .foregroundStyle(Color.red)
      .frame(width: isGrown ? 40 : 20, height: 30)
      .onAppear { isGrown = true }
  }
}

@Suite @MainActor struct ImageRendererTests {
  /// The two sides in the header of a PNG.
  ///
  /// Source: https://www.w3.org/TR/png-3/#11IHDR
  private func sides(of png: [UInt8]?) -> [Int] {
    guard let png, png.count > 24 else { return [] }
    return [16, 20].map { start in png[start..<(start + 4)].reduce(0) { $0 << 8 | Int($1) } }
  }

  /// Whether the picture has a channel for opacity: colour type 6 of the header.
  private func hasOpacity(_ png: [UInt8]?) -> Bool { png.map { $0[25] == 6 } ?? false }

  @Test func `a picture is as large as the view wants to be, in pixels`() {
    let renderer = ImageRenderer(content: Rectangle().frame(width: 30, height: 20))
    #expect(sides(of: renderer.pngData()) == [30, 20])
    renderer.scale = 2
    #expect(sides(of: renderer.pngData()) == [60, 40])
  }

  @Test func `a view takes of what it is offered what it needs`() {
    let renderer = ImageRenderer(content: Rectangle())
    renderer.proposedSize = ProposedViewSize(width: 50, height: nil)
    // 10 is the length that a shape has where none is offered.
    #expect(sides(of: renderer.pngData()) == [50, 10])
    renderer.proposedSize = ProposedViewSize(width: 7, height: 9)
    #expect(sides(of: renderer.pngData()) == [7, 9])
  }

  @Test func `what has no extent or no end has no picture`() {
    let renderer = ImageRenderer(content: EmptyView())
    #expect(renderer.pngData() == nil && renderer.svgData() == nil && renderer.pdfData() == nil)
    let endless = ImageRenderer(content: Rectangle())
    endless.proposedSize = .infinity
    #expect(endless.pngData() == nil && endless.svgData() == nil && endless.pdfData() == nil)
  }

  @Test func `state that changes as the view appears counts, also for the size`() {
    let renderer = ImageRenderer(content: Growing())
    #expect(sides(of: renderer.pngData()) == [40, 30])
  }

  private func map(markers: Int) -> some View {
    Map(initialPosition: .rect(.world), interactionModes: []) {
      ForEach(Array(0..<markers), id: \.self) { number in
        Marker(
          "Camp",
          coordinate: CLLocationCoordinate2D(latitude: 10, longitude: Double(number) * 90)
        )
      }
    }
  }

  @Test func `what comes in later is shown as far as it came, and an earlier time starts anew`() {
    let renderer = ImageRenderer(content: map(markers: 1))
    renderer.proposedSize = ProposedViewSize(width: 200, height: 100)
    let before = renderer.displayList()
    #expect(renderer.displayList(at: 0.5)[.annotations] == before[.annotations])
    renderer.content = map(markers: 2)
    let start = renderer.displayList(at: 0.55)
    let middle = renderer.displayList(at: 0.65)
    let end = renderer.displayList(at: 20)
    #expect(start != middle && middle != end)
    // What is there in the first frame does not come in.
    #expect(renderer.displayList(at: 0)[.annotations] == end[.annotations])
  }

  @Test func `another content is an update of the one before`() {
    let renderer = ImageRenderer(content: Text("before"))
    #expect(
      renderer.svgData().map { String(decoding: $0, as: UTF8.self) }?.contains("before") == true
    )
    renderer.content = Text("after")
    #expect(
      renderer.svgData().map { String(decoding: $0, as: UTF8.self) }?.contains("after") == true
    )
  }

  @Test func `what is clear is black where the picture is to be opaque`() {
    let renderer = ImageRenderer(content: Color.clear.frame(width: 4, height: 4))
    #expect(hasOpacity(renderer.pngData()))
    renderer.isOpaque = true
    #expect(!hasOpacity(renderer.pngData()))
  }

  @Test func `the scheme of the renderer or of the content decides the colours of a map`() {
    func map(_ scheme: ColorScheme, _ own: ColorScheme?) -> DisplayList {
      let map = Map {
        Marker("Camp", coordinate: CLLocationCoordinate2D(latitude: 43, longitude: 6))
      }
      let renderer = ImageRenderer(
        content: own.map { AnyView(map.colorScheme($0)) } ?? AnyView(map)
      )
      renderer.proposedSize = ProposedViewSize(width: 200, height: 100)
      renderer.colorScheme = scheme
      return renderer.displayList()
    }
    let (light, dark) = (map(.light, nil), map(.dark, nil))
    #expect(light != dark)
    #expect(map(.light, .dark) == dark && map(.dark, .light) == light)
  }

  @Test func `a map is drawn with its content in every format`() throws {
    let renderer = ImageRenderer(
      content: Map {
        Marker("Camp", coordinate: CLLocationCoordinate2D(latitude: 43, longitude: 6))
      }
    )
    renderer.proposedSize = ProposedViewSize(width: 400, height: 300)
    let svg = try #require(renderer.svgData())
    #expect(String(decoding: svg, as: UTF8.self).contains(">Camp</text>"))
    #expect(sides(of: renderer.pngData(at: 1)) == [400, 300])
    #expect(renderer.pdfData(at: 1)?.starts(with: Array("%PDF-1.".utf8)) == true)
  }
}
