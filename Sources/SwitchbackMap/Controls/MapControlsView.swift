internal import Drawing
internal import SwitchbackUI

/// What lies over the map and is not of it: scale, zoom buttons, compass and credits.
struct MapControlsView: View {
  var size: CGSize
  var insets: UIEdgeInsets
  var controls: [MapControl]
  var state: MapControlState
  var attribution: String
  var requests: ControlRequests

  var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: 0) {
        Spacer(minLength: 0)
        if isShown(.compass) { control(.compass) }
      }
      Spacer(minLength: 0)
      HStack(spacing: 0) {
        Spacer(minLength: 0)
        if isShown(.zoomStepper) { control(.zoomStepper) }
      }
      HStack(alignment: .bottom, spacing: 8) {
        if isShown(.scale(.leading)) { control(.scale(.leading)) }
        Spacer(minLength: 0)
        if !attribution.isEmpty {
          Text(attribution).font(.system(size: 10)).foregroundStyle(Color.secondary).lineLimit(1)
        }
        if isShown(.scale(.trailing)) { control(.scale(.trailing)) }
      }
      .padding(.top, 10)
    }
    .padding(
      EdgeInsets(
        top: 10 + insets.top,
        leading: 12 + insets.left,
        bottom: 10 + insets.bottom,
        trailing: 12 + insets.right
      )
    )
    .frame(width: size.width, height: size.height)
  }

  private func presence(_ kind: MapControl.Kind) -> Double {
    controls.first { $0.kind == kind }.map { state.presence(of: $0) } ?? 0
  }

  private func isShown(_ kind: MapControl.Kind) -> Bool { presence(kind) > 0 }

  private func control(_ kind: MapControl.Kind) -> some View {
    MapControlBody(kind: kind, state: state, requests: requests).opacity(presence(kind))
  }
}
