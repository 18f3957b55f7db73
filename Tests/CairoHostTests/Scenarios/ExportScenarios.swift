import CairoHost
import Drawing
import Geodesy
import SwitchbackApp
import SwitchbackMap
import SwitchbackUI
import Testing

/// Pictures of maps that are asked for at once.
@MainActor
@Suite struct ExportScenarios {
  private nonisolated static let red = Color(red: 1, green: 0, blue: 0)
  private nonisolated static let green = Color(red: 0, green: 1, blue: 0)

  private nonisolated static let places = [43.0, 43.02].map {
    CLLocationCoordinate2D(latitude: $0, longitude: 6)
  }

  /// A line from south to north in the middle, 6 points wide, and a green square upon its middle.
  private struct Sheet: View {
    var hasLine = true
    var hasMark = true

    var body: some View {
      Map(
        initialPosition: .region(
          MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: 43.01, longitude: 6),
            latitudinalMeters: 3000,
            longitudinalMeters: 3000
          )
        ),
        interactionModes: []
      ) {
        if hasLine { MapPolyline(coordinates: places).stroke(red, lineWidth: 6) }
        if hasMark {
          Annotation("", coordinate: CLLocationCoordinate2D(latitude: 43.01, longitude: 6)) {
            green.frame(width: 20, height: 20)
          }
        }
      }
    }
  }

  private func renderer(_ sheet: Sheet, scale: Double) -> ImageRenderer<Sheet> {
    let renderer = ImageRenderer(content: sheet)
    renderer.proposedSize = ProposedViewSize(width: 240, height: 180)
    renderer.scale = CGFloat(scale)
    return renderer
  }

  private nonisolated static let scales = [1, 2, 300.0 / 72]

  // C91
  @Test(arguments: scales)
  func `a picture that is asked for at once has its lines and annotations at any scale`(
    _ scale: Double
  ) throws {
    let renderer = renderer(Sheet(), scale: scale)
    let picture = try #require(renderer.pngData().flatMap { Picture(png: $0) })
    #expect(picture.width == Int((240 * scale).rounded()))
    #expect(picture.height == Int((180 * scale).rounded()))
    // Below the square the line is as wide as it is said to be, and at the square that.
    let line = picture.count(inRow: Int(125 * scale)) { $0[0] > 200 && $0[1] < 90 }
    #expect(abs(Double(line) - 6 * scale) <= 2)
    let mark = picture.count(inRow: Int(90 * scale)) { $0[1] > 200 && $0[0] < 90 }
    #expect(abs(Double(mark) - 20 * scale) <= 2)
  }

  // C91
  @Test(arguments: scales)
  func `a picture right after a change shows the change`(_ scale: Double) throws {
    let renderer = renderer(Sheet(hasLine: false, hasMark: false), scale: scale)
    let before = try #require(renderer.pngData().flatMap { Picture(png: $0) })
    let row = Int(125 * scale)
    #expect(before.count(inRow: row) { $0[0] > 200 && $0[1] < 90 } == 0)
    // What is added comes in over a while, which a later time sees the end of.
    renderer.content = Sheet()
    let after = try #require(renderer.pngData(at: 2).flatMap { Picture(png: $0) })
    let line = after.count(inRow: row) { $0[0] > 200 && $0[1] < 90 }
    #expect(abs(Double(line) - 6 * scale) <= 2)
    renderer.content = Sheet(hasLine: false)
    let last = try #require(renderer.pngData(at: 4).flatMap { Picture(png: $0) })
    #expect(last.count(inRow: row) { $0[0] > 200 && $0[1] < 90 } == 0)
    #expect(last.count(inRow: Int(90 * scale)) { $0[1] > 200 && $0[0] < 90 } > 0)
  }

  // C91
  @Test func `a change without animation is whole in the very next picture`() throws {
    let renderer = renderer(Sheet(hasLine: false, hasMark: false), scale: 1)
    _ = renderer.pngData()
    var transaction = Transaction()
    transaction.disablesAnimations = true
    withTransaction(transaction) { renderer.content = Sheet() }
    let picture = try #require(renderer.pngData().flatMap { Picture(png: $0) })
    #expect(abs(picture.count(inRow: 125) { $0[0] > 200 && $0[1] < 90 } - 6) <= 2)
  }

  // C91
  @Test func `drawings without pixels have lines and annotations too`() throws {
    let renderer = renderer(Sheet(), scale: 1)
    let svg = String(decoding: try #require(renderer.svgData()), as: UTF8.self)
    #expect(svg.contains("#ff0000") || svg.contains("rgb(255,0,0)") || svg.contains("#f00"))
    #expect(svg.contains("stroke-width=\"6\""))
    let pdf = try #require(renderer.pdfData())
    #expect(pdf.starts(with: "%PDF".utf8))
    #expect(pdf.count > 1000)
  }
}

extension Picture {
  /// How many pixels of a row are of a kind.
  fileprivate func count(inRow y: Int, where isOfKind: ([UInt8]) -> Bool) -> Int {
    (0..<width).count { isOfKind(self[$0, y]) }
  }
}
