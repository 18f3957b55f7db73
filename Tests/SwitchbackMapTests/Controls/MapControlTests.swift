import Drawing
import Foundation
import Geodesy
import SwitchbackUI
import Testing

@testable import SwitchbackMap

@MainActor
@Suite struct MapControlTests {
  private let turned = MapCamera(
    centerCoordinate: MKCoordinateRegion(.verdon).center,
    distance: 60_000,
    heading: 40
  )

  private func labels(_ probe: CameraProbe) -> [String] {
    probe.elements.map { $0.label }
  }

  private func has(_ probe: CameraProbe, _ name: String) -> Bool {
    labels(probe).contains { $0.hasPrefix(name) }
  }

  private let compass = "Turn the map to north"

  @Test func `a map has a compass while it is turned, a scale and buttons that zoom`() {
    let probe = CameraProbe { Map(initialPosition: .camera(turned)) {} }
    #expect(has(probe, compass) && has(probe, "Scale:"))
    #expect(has(probe, "Zoom in") && has(probe, "Zoom out"))
    #expect(probe.perform(.activate, on: compass))
    probe.rest()
    #expect(probe.viewport.heading == 0)
    #expect(!has(probe, compass))
  }

  @Test func `a map has the controls that are chosen, and nothing else of what is given`() {
    let probe = CameraProbe {
      Map(initialPosition: .camera(turned)) {}
        .mapControls {
          Text("No control")
          MapCompass().frame(width: 300)
        }
    }
    #expect(has(probe, compass))
    #expect(!has(probe, "Scale:") && !has(probe, "Zoom in") && !has(probe, "No control"))
    let none = CameraProbe { Map(initialPosition: .camera(turned)) {}.mapControls {} }
    #expect(!has(none, compass) && !has(none, "Scale:") && !has(none, "Zoom in"))
  }

  @Test func `controls are shown and hidden as is said`() {
    let north = MapCameraPosition.rect(.verdon)
    let shown = CameraProbe {
      Map(initialPosition: north) {}
        .mapControls {
          MapCompass()
          MapScaleView()
        }
        .mapControlVisibility(.visible)
    }
    #expect(has(shown, compass) && has(shown, "Scale:"))
    let hidden = CameraProbe {
      Map(initialPosition: .camera(turned)) {}.mapControlVisibility(.hidden)
    }
    #expect(!has(hidden, compass) && !has(hidden, "Scale:") && !has(hidden, "Zoom in"))
    let mixed = CameraProbe {
      Map(initialPosition: .camera(turned)) {}
        .mapControls {
          MapCompass().mapControlVisibility(.hidden)
          MapZoomStepper()
        }
    }
    #expect(!has(mixed, compass) && has(mixed, "Zoom in"))
  }

  @Test(arguments: [("en_US", " mi"), ("en_GB", " mi"), ("de_DE", " km"), ("", " km")])
  func `a scale has the units of the locale that is set, and metric ones without`(
    identifier: String,
    unit: String
  ) {
    let probe = CameraProbe {
      if identifier.isEmpty {
        Map(initialPosition: .rect(.verdon)) {}
      } else {
        Map(initialPosition: .rect(.verdon)) {}
          .environment(\.locale, Locale(identifier: identifier))
      }
    }
    let scale = probe.elements.first { $0.label.hasPrefix("Scale:") }
    #expect(scale?.label.hasSuffix(unit) == true)
  }

  @Test func `a scale that was chosen comes with zooming and goes after it`() {
    let probe = CameraProbe {
      Map(initialPosition: .rect(.verdon)) {}.mapControls { MapScaleView() }
    }
    probe.rest()
    #expect(!has(probe, "Scale:"))
    probe.press(.plus)
    probe.frame(after: 0.1)
    probe.frame(after: 0.1)
    #expect(has(probe, "Scale:"))
    #expect(probe.isAnimating)
    probe.rest()
    probe.frame()
    #expect(!has(probe, "Scale:"))
    // A map that is only moved has the scale that it had.
    probe.press(.leftArrow)
    probe.frame(after: 0.1)
    probe.frame(after: 0.1)
    #expect(!has(probe, "Scale:"))
  }
}
