import Drawing
import Geodesy
import SwitchbackUI
import Testing

@testable import SwitchbackMap

@Suite struct MKPolylineRendererTests {
  private let size = CGSize(width: 800, height: 600)

  private func paths(
    _ coordinates: [(Double, Double)],
    center: (Double, Double),
    zoom: Double
  ) -> [Path] {
    let points = coordinates.map {
      CLLocationCoordinate2D(latitude: $0.0, longitude: $0.1)
    }
    let renderer = MKPolylineRenderer(
      polyline: MKPolyline(coordinates: points, count: points.count)
    )
    renderer.strokeColor = .blue
    renderer.lineWidth = 5
    var commands = DrawingCommands()
    renderer.draw(
      into: &commands,
      viewport: MapViewport(
        size: size,
        center: MKMapPoint(CLLocationCoordinate2D(latitude: center.0, longitude: center.1)),
        scale: MapViewport.scale(zoom: zoom)
      ),
      context: RenderContext(time: 0)
    )
    return commands.compactMap { if case .stroke(let path, _, _) = $0 { path } else { nil } }
  }

  @Test func `draws a line across the 180th meridian the short way`() throws {
    let path = try #require(paths([(0, 179.9), (0, -179.9)], center: (0, 180), zoom: 8).first)
    // 0.2° at zoom 8 is 0.2 / 360 · 65 536 points.
    #expect(abs(path.boundingRect.width - 36.4) < 0.1)
    #expect(abs(path.boundingRect.midX - 400) < 0.1)
  }

  @Test func `draws every copy of the world that is seen`() {
    let path = paths([(0, 0), (10, 10)], center: (0, 0), zoom: 0)
    let moves = path.reduce(0) { count, path in
      count + path.elements.filter { if case .move = $0 { true } else { false } }.count
    }
    // The world is 256 points wide, and 800 are seen.
    #expect(moves == 3 || moves == 4)
  }

  @Test func `never loses a short line`() {
    for zoom in stride(from: 0.0, through: 20, by: 1) {
      #expect(
        paths([(43.8, 6.3), (43.80001, 6.30001)], center: (43.8, 6.3), zoom: zoom).count == 1
      )
    }
  }

  @Test func `draws nothing of what is out of sight`() {
    #expect(paths([(43.8, 6.3), (43.9, 6.4)], center: (-30, 100), zoom: 12).isEmpty)
  }

  @Test func `draws a line of one place as a dot`() throws {
    let path = try #require(paths([(43.8, 6.3)], center: (43.8, 6.3), zoom: 12).first)
    #expect(path.elements.count == 2)
  }
}
