import Drawing
import Geodesy
import SwitchbackUI
import Testing

@testable import SwitchbackMap

@MainActor
@Suite struct MapScopeTests {
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

  @Test func `a control beside the map finds it by name, wherever it stands`() {
    let store = PositionStore(.camera(turned))
    let probe = CameraProbe { ScopedControls(position: store.binding) }
    let needle = probe.elements.first { $0.label == compass }
    #expect(needle.map { $0.frame.maxY <= 60 } == true)
    #expect(probe.elements.filter { $0.label == "Zoom in" }.count == 1)
    let zoom = probe.viewport.zoom
    #expect(probe.perform(.activate, on: "Zoom in"))
    probe.rest()
    #expect(abs(probe.viewport.zoom - zoom - 1) < 1e-9)
    #expect(store.value.positionedByUser)
    #expect(probe.perform(.activate, on: compass))
    probe.rest()
    #expect(probe.viewport.heading == 0)
    probe.frame()
    #expect(!has(probe, compass))
  }

  @Test func `a control that no map shares a name with shows nothing`() {
    let probe = CameraProbe {
      VStack(spacing: 0) {
        MapScaleView(scope: nil)
        MapCompass()
        Map(initialPosition: .camera(turned)) {}.mapControls {}
      }
    }
    #expect(!has(probe, "Scale:") && !has(probe, compass))
    #expect(probe.map.frame.height == 600)
  }
}

private struct ScopedControls: View {
  @Namespace private var scope
  let position: Binding<MapCameraPosition>

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        MapCompass(scope: scope)
        MapZoomStepper(scope: scope)
      }
      .frame(height: 80)
      Map(position: position, scope: scope) {}.mapControls {}
    }
    .mapScope(scope)
  }
}
