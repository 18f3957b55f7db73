internal import Drawing
internal import SwitchbackUI

/// What lies over the map and is not of it: scale, zoom buttons, compass and credits.
struct MapControlsView: View {
  var size: CGSize
  var insets: UIEdgeInsets
  var scale: ScaleBar?
  var showsZoom: Bool
  var heading: Double?
  var attribution: String
  var requests: ControlRequests

  var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: 0) {
        Spacer(minLength: 0)
        if let heading {
          Button(action: { requests.facesNorth = true }) { CompassNeedle(heading: heading) }
            .buttonStyle(.plain)
            .accessibilityLabel("Turn the map to north")
        }
      }
      Spacer(minLength: 0)
      HStack(spacing: 0) {
        Spacer(minLength: 0)
        if showsZoom { ZoomButtons(requests: requests) }
      }
      HStack(alignment: .bottom, spacing: 8) {
        if let scale { ScaleBarView(scale: scale) }
        Spacer(minLength: 0)
        if !attribution.isEmpty {
          Text(attribution).font(.system(size: 10)).foregroundStyle(Color.secondary).lineLimit(1)
        }
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
}
