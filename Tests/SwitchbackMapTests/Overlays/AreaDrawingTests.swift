import Drawing
import Foundation
import Geodesy
import SwitchbackUI
import Testing

@testable import SwitchbackMap

@MainActor @Suite struct AreaDrawingTests {
  private func polygon(
    _ places: [(Double, Double)],
    holes: [MKPolygon]? = nil
  ) -> MKPolygonRenderer {
    let coordinates = places.map { CLLocationCoordinate2D(latitude: $0.0, longitude: $0.1) }
    let renderer = MKPolygonRenderer(
      polygon: MKPolygon(
        coordinates: coordinates,
        count: coordinates.count,
        interiorPolygons: holes
      )
    )
    renderer.fillColor = .red
    renderer.strokeColor = .black
    renderer.lineWidth = 2
    return renderer
  }

  @Test func `fills a polygon round the 180th meridian as one shape`() {
    // C51
    let renderer = polygon([(-1, 179), (-1, -179), (1, -179), (1, 179)])
    let probe = OverlayProbe(center: CLLocationCoordinate2D(latitude: 0, longitude: 180), zoom: 7)
    let fills = probe.fills(of: renderer)
    #expect(fills.count == 1)
    let box = fills[0].path.boundingRect
    let degree = 256 * 128 / 360.0
    #expect(abs(Double(box.width) - 2 * degree) < 0.1)
    #expect(abs(Double(box.midX) - 400) < 0.1)
    #expect(probe.strokes(of: renderer).count == 1)
  }

  @Test func `leaves out holes by the even-odd rule`() {
    let hole = MKPolygon(
      coordinates: [(0.4, 0.4), (0.4, 0.6), (0.6, 0.5)].map {
        CLLocationCoordinate2D(latitude: $0.0, longitude: $0.1)
      },
      count: 3
    )
    let renderer = polygon([(0, 0), (0, 1), (1, 1), (1, 0)], holes: [hole])
    let probe = OverlayProbe(center: CLLocationCoordinate2D(latitude: 0.5, longitude: 0.5), zoom: 8)
    let fill = probe.draw(renderer).first
    guard case .fill(let path, _, let style) = fill else {
      Issue.record("nothing is filled")
      return
    }
    #expect(style.isEOFilled)
    #expect(path.parts.count == 2)
  }

  @Test func `closes an edge that is seen whole`() {
    let renderer = polygon([(0, 0), (0, 1), (1, 1), (1, 0)])
    let probe = OverlayProbe(center: CLLocationCoordinate2D(latitude: 0.5, longitude: 0.5), zoom: 8)
    #expect(probe.strokes(of: renderer)[0].path.elements.last == .closeSubpath)
  }

  @Test func `draws the edge of an area only where it is one`() {
    // The area fills the view and reaches beyond it: nothing is stroked along the view's edges.
    let renderer = polygon([(-10, -10), (-10, 10), (10, 10), (10, -10)])
    let probe = OverlayProbe(zoom: 10)
    #expect(probe.strokes(of: renderer).isEmpty)
    let box = probe.fills(of: renderer)[0].path.boundingRect
    #expect(box.contains(CGRect(x: 0, y: 0, width: 800, height: 600)))
  }

  @Test(arguments: [4.0, 9, 14, 19, 24])
  func `draws a circle as round as can be seen`(zoom: Double) throws {
    // A view at the eastern end of a circle of 100 m, 10 km and so on.
    let center = CLLocationCoordinate2D(latitude: 45, longitude: 6)
    let radius = 10_000_000 / exp2(zoom)
    let circle = MKCircle(center: center, radius: radius)
    let renderer = MKCircleRenderer(circle: circle)
    renderer.strokeColor = .red
    renderer.fillColor = .red
    let probe = OverlayProbe(center: center, zoom: zoom)
    for stroke in probe.strokes(of: renderer) {
      for part in stroke.path.parts {
        for (a, b) in zip(part, part.dropFirst()) {
          let middle = CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
          let place = probe.viewport.mapPoint(for: middle).coordinate
          let error = abs(center.distance(to: place) - radius) / probe.viewport.metersPerPoint
          #expect(error < 0.2)
        }
      }
    }
    #expect(probe.fills(of: renderer).count == 1)
  }

  @Test func `fills what goes round the world without a seam`() {
    let renderer = MKCircleRenderer(
      circle: MKCircle(
        center: CLLocationCoordinate2D(latitude: 85, longitude: 0),
        radius: 3_000_000
      )
    )
    renderer.fillColor = .red
    let probe = OverlayProbe(center: CLLocationCoordinate2D(latitude: 60, longitude: 180), zoom: 1)
    #expect(probe.fills(of: renderer).count == 1)
    #expect(probe.fills(of: renderer)[0].path.parts.count > 1)
  }

  @Test func `draws what a renderer of one's own draws, in every copy of the world`() {
    final class Cross: MKOverlayRenderer {
      override func draw(
        _ mapRect: MKMapRect,
        zoomScale: MKZoomScale,
        in context: OverlayDrawingContext
      ) {
        let frame = rect(for: overlay.boundingMapRect)
        let path = Path {
          $0.move(to: CGPoint(x: frame.minX, y: frame.minY))
          $0.addLine(to: CGPoint(x: frame.maxX, y: frame.maxY))
        }
        context.stroke(path, with: .red, style: StrokeStyle(lineWidth: 3 / zoomScale))
      }
    }
    let line = MKPolyline([(1, 0), (0, 1)])
    let strokes = OverlayProbe(zoom: 8).strokes(of: Cross(overlay: line))
    #expect(strokes.count == 1)
    #expect(abs(strokes[0].style.lineWidth - 3) < 1e-5)
    let part = strokes[0].path.parts[0]
    #expect(abs(part[0].x - 400) < 0.01 && abs(part[1].y - 300) < 0.01)
    #expect(OverlayProbe(zoom: 0).strokes(of: Cross(overlay: line)).count >= 3)
  }

  @Test func `draws the path that a renderer makes`() {
    final class Diamond: MKOverlayPathRenderer {
      var made = 0
      override func createPath() {
        made += 1
        let frame = rect(for: overlay.boundingMapRect)
        path = Path {
          $0.addLines([
            CGPoint(x: frame.midX, y: frame.minY), CGPoint(x: frame.maxX, y: frame.midY),
            CGPoint(x: frame.midX, y: frame.maxY),
          ])
        }
      }
    }
    let renderer = Diamond(overlay: MKPolyline([(1, 0), (0, 1)]))
    renderer.fillColor = .red
    renderer.strokeColor = .blue
    renderer.lineWidth = 4
    let probe = OverlayProbe(zoom: 8)
    #expect(probe.fills(of: renderer).count == 1)
    #expect(abs(probe.strokes(of: renderer)[0].style.lineWidth - 4) < 1e-5)
    #expect(renderer.made == 1)
    renderer.invalidatePath()
    _ = probe.draw(renderer)
    #expect(renderer.made == 2)
  }

  @Test func `ties the coordinates of a renderer to the map`() {
    let line = MKPolyline([(1, 0), (0, 1)])
    let renderer = MKOverlayRenderer(overlay: line)
    let place = line.mapPoints[1]
    #expect(renderer.mapPoint(for: renderer.point(for: place)) == place)
    let rect = line.boundingMapRect
    #expect(renderer.rect(for: rect).origin == .zero)
    #expect(renderer.mapRect(for: renderer.rect(for: rect)) == rect)
  }
}
