internal import Drawing
internal import SwitchbackUI

/// One control, as it looks for what a map shows.
struct MapControlBody: View {
  var kind: MapControl.Kind
  var state: MapControlState
  var requests: ControlRequests

  var body: some View {
    switch kind {
    case .compass:
      Button(action: { requests.facesNorth = true }) { CompassNeedle(heading: state.heading) }
        .buttonStyle(.plain)
        .accessibilityLabel("Turn the map to north")
    case .scale:
      if let bar = state.scaleBar { ScaleBarView(scale: bar) }
    case .zoomStepper:
      ZoomButtons(requests: requests)
    }
  }
}
