import Drawing
import Foundation
import Geodesy
import SwitchbackUI
import Testing

@testable import SwitchbackMap

@MainActor @Suite struct GradientTests {
  private let line = MKPolyline([(0, 0), (0, 1), (0, 2), (0, 4)])

  private func renderer() -> MKGradientPolylineRenderer {
    let renderer = MKGradientPolylineRenderer(polyline: line)
    renderer.lineWidth = 6
    renderer.setColors(
      [UIColor(white: 0), UIColor(white: 1)],
      locations: [0, 1]
    )
    return renderer
  }

  /// The brightness, 0 to 255, at an x.
  private func brightness(_ probe: OverlayProbe, at x: CGFloat) -> Int? {
    for stroke in probe.strokes(of: renderer()) {
      for part in stroke.path.parts {
        for (a, b) in zip(part, part.dropFirst()) where a.x <= x && x < b.x {
          return Int(stroke.color.bits >> 24)
        }
      }
    }
    return nil
  }

  @Test func `changes evenly along the length on the ground`() throws {
    let probe = OverlayProbe(center: CLLocationCoordinate2D(latitude: 0, longitude: 2), zoom: 7)
    let degree: CGFloat = 256 * 128 / 360
    for (longitude, expected) in [(0.05, 3), (1.0, 64), (2.0, 128), (3.0, 191), (3.95, 252)] {
      let found = try #require(brightness(probe, at: 400 + CGFloat(longitude - 2) * degree))
      #expect(abs(found - expected) <= 5)
    }
  }

  @Test func `keeps colours in their place as the map is zoomed and moved`() throws {
    for zoom in [5.0, 6, 7.5, 9, 12] {
      for shift in [-0.3, 0, 0.2] {
        let probe = OverlayProbe(
          center: CLLocationCoordinate2D(latitude: 0, longitude: 3 + shift / exp2(zoom - 7)),
          zoom: zoom
        )
        let place = probe.viewport.point(
          for: MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: 3))
        )
        let found = try #require(brightness(probe, at: place.x))
        #expect(abs(found - 191) <= 5)
      }
    }
  }

  @Test func `is one line without a gap`() {
    let probe = OverlayProbe(center: CLLocationCoordinate2D(latitude: 0, longitude: 2), zoom: 7)
    var last: CGPoint?
    for stroke in probe.strokes(of: renderer()) {
      for part in stroke.path.parts {
        if let last { #expect(part[0] == last) }
        last = part[part.count - 1]
      }
    }
  }

  @Test func `takes colours that jump, and locations that do not rise`() {
    let renderer = MKGradientPolylineRenderer(polyline: line)
    renderer.lineWidth = 6
    renderer.setColors([.red, .red, .blue, .blue], locations: [0, 0.5, 0.5, 1])
    let probe = OverlayProbe(center: CLLocationCoordinate2D(latitude: 0, longitude: 2), zoom: 7)
    #expect(probe.strokes(of: renderer).count == 2)
    renderer.setColors([.red, .blue, .green], locations: [0.7, 0.2, .nan])
    #expect(probe.strokes(of: renderer).count >= 2)
    renderer.setColors([], locations: [])
    renderer.strokeColor = .green
    #expect(probe.strokes(of: renderer).count == 1)
  }

  @Test func `lets colours through as one picture`() {
    let renderer = renderer()
    renderer.alpha = 0.5
    let probe = OverlayProbe(center: CLLocationCoordinate2D(latitude: 0, longitude: 2), zoom: 7)
    let commands = probe.draw(renderer)
    #expect(commands.first == .beginGroup(opacity: 0.5))
    #expect(commands.last == .endGroup)
  }
}
