import Drawing
import Geodesy
import SwitchbackUI
import Testing

@testable import SwitchbackMap

/// A pointer that has pressed a button presses it again without looking.
@MainActor
@Suite struct ControlPlaceTests {
  private nonisolated static let phone = CGSize(width: 320, height: 568)
  private nonisolated static let desktop = CGSize(width: 1280, height: 800)
  private nonisolated static let low = CGSize(width: 320, height: 150)
  private nonisolated static let narrow = CGSize(width: 170, height: 400)

  private let compass = "Turn the map to north"
  private let scale = "Scale:"
  private let zoomIn = "Zoom in"

  private func frame(of name: String, in probe: CameraProbe) -> CGRect? {
    probe.elements.first { $0.label.hasPrefix(name) }?.frame
  }

  private func turn(_ probe: CameraProbe, to heading: Double) {
    probe.map.cameraController.turn(to: heading, at: probe.time, animated: false)
    probe.map.setNeedsDisplay()
  }

  private func map(of size: CGSize, edge: HorizontalEdge = .leading) -> CameraProbe {
    let probe = CameraProbe(size: size) {
      Map(initialPosition: .rect(.verdon)) {}
        .attributions(["Heights: a survey", "Roads: everybody who drew them"])
        .mapControls {
          MapCompass()
          MapScaleView(anchorEdge: edge)
          MapZoomStepper()
        }
    }
    probe.rest()
    return probe
  }

  @Test(
    arguments: [Self.phone, Self.desktop, Self.low, Self.narrow],
    [HorizontalEdge.leading, .trailing]
  )
  func `the buttons stay where they are while the scale and the compass come and go`(
    size: CGSize,
    edge: HorizontalEdge
  ) throws {
    let probe = map(of: size, edge: edge)
    let place = try #require(frame(of: zoomIn, in: probe))
    #expect(frame(of: scale, in: probe) == nil && frame(of: compass, in: probe) == nil)
    let start = probe.viewport.zoom
    for clicks in 1...3 {
      probe.tap(CGPoint(x: place.midX, y: place.midY))
      for _ in 0..<20 {
        probe.frame()
        #expect(frame(of: zoomIn, in: probe) == place)
      }
      let bar = try #require(frame(of: scale, in: probe))
      #expect(!bar.intersects(place))
      #expect(CGRect(origin: .zero, size: size).contains(bar))
      if clicks == 1 { turn(probe, to: 40) }
    }
    let needle = try #require(frame(of: compass, in: probe))
    #expect(!needle.intersects(place))
    probe.rest()
    probe.frame()
    #expect(frame(of: scale, in: probe) == nil)
    #expect(frame(of: zoomIn, in: probe) == place)
    #expect(abs(probe.viewport.zoom - start - 3) < 1e-9)
    #expect(probe.perform(.activate, on: compass))
    probe.rest()
    probe.frame()
    #expect(frame(of: compass, in: probe) == nil && frame(of: zoomIn, in: probe) == place)
  }

  @Test(arguments: [Self.phone, Self.desktop], [HorizontalEdge.leading, .trailing])
  func `the credits stay where they are while the scale comes and goes`(
    size: CGSize,
    edge: HorizontalEdge
  ) throws {
    let probe = map(of: size, edge: edge)
    let place = try #require(frame(of: "Heights", in: probe))
    probe.press(.plus)
    probe.frame(after: 0.1)
    probe.frame(after: 0.1)
    let bar = try #require(frame(of: scale, in: probe))
    #expect(frame(of: "Heights", in: probe) == place)
    #expect(!bar.intersects(place))
    #expect(CGRect(origin: .zero, size: size).contains(place))
  }
}
