internal import Drawing
internal import GPX
internal import Geodesy
internal import SwitchbackMap
internal import SwitchbackUI

/// The whole viewer: a map with what the documents hold, and a panel over it.
struct ViewerView: View {
  /// The width below which a surface is taken for a phone's, in points.
  private static let compactWidth: CGFloat = 640

  /// The height below which the panel starts folded, in points.
  private static let compactHeight: CGFloat = 420
  private static let margin: CGFloat = 12

  /// How many waypoints are shown by themselves wherever they lie; of more, those that would overlap form clusters.
  private static let mostApart = 200

  var model: ViewerModel
  var size: CGSize
  var isInteractive: Bool
  var onMapOperation: ((MapOperation) -> Void)?

  /// What the person chose to see; everything while it is `nil`.
  @State private var position: MapCameraPosition?
  @State private var selectedWaypoint: ViewerWaypoint.ID?
  @State private var showsWaypoints = true
  @State private var isExpanded: Bool?

  var body: some View {
    // The map fills the surface, however large the panel over it is.
    map.overlay(alignment: .topLeading) {
      if !model.isEmpty || !model.problems.isEmpty {
        ViewerPanel(
          model: model,
          isCompact: isCompact,
          isNarrow: isNarrow,
          isInteractive: isInteractive,
          isExpanded: Binding(get: { isPanelExpanded }, set: { isExpanded = $0 }),
          showsWaypoints: $showsWaypoints,
          showEverything: showEverything
        )
        .padding(Self.margin)
      }
    }
  }

  private var isNarrow: Bool { size.width < Self.compactWidth }

  private var isCompact: Bool { isNarrow || size.height < Self.compactHeight }

  private var isPanelExpanded: Bool { isExpanded ?? !isCompact }

  /// The height of the panel while it is folded, with its margin.
  private static let foldedHeight: CGFloat = 84

  /// What the panel covers, where the route is not to be framed.
  private var framingInsets: EdgeInsets {
    let room: CGFloat = isCompact ? 36 : 52
    return EdgeInsets(
      top: room + (isNarrow ? Self.foldedHeight : 0),
      leading: room + (isNarrow ? 0 : ViewerPanel.width + Self.margin),
      bottom: room,
      trailing: room
    )
  }

  /// What the panel covers, where controls would lie.
  private var controlInsets: EdgeInsets {
    EdgeInsets(top: isNarrow ? Self.foldedHeight : 0, leading: 0, bottom: 0, trailing: 0)
  }

  private func showEverything() {
    withAnimation { position = nil }
  }

  /// All that the documents hold, be it shown or not: what is switched off and on must not move the map.
  private var everything: MapCameraPosition {
    model.isEmpty ? .automatic : .rect(model.contentRect)
  }

  private var map: some View {
    Map(
      position: Binding(get: { position ?? everything }, set: { position = $0 }),
      selection: $selectedWaypoint
    ) {
      ForEach(model.lines) { line in
        MapPolyline(line.polyline)
          .stroke(line.pen.color, style: style(of: line))
          .lineCasing(line.pen.rim, width: LinePen.rimWidth)
          .lineDirection(line.pen.color)
      }
      if showsWaypoints {
        ForEach(model.waypoints) { waypoint in
          Annotation(waypoint.name, coordinate: waypoint.coordinate, anchor: .bottom) {
            WaypointPicture(look: waypoint.look)
              .accessibilityLabel(waypoint.name.utf8.isEmpty ? "Waypoint" : waypoint.name)
          }
        }
        .clusteringIdentifier(model.waypoints.count > Self.mostApart ? "waypoints" : nil)
      }
    }
    .insets(framing: framingInsets, controls: controlInsets)
    .named("Map of \(model.summary.title)")
    .attributions(["Switchback"])
    .showsZoomControls(isInteractive)
    .onMapOperation(onMapOperation)
  }

  private func style(of line: ViewerLine) -> StrokeStyle {
    StrokeStyle(
      lineWidth: line.pen.width,
      lineCap: .round,
      lineJoin: .round,
      dash: line.isPlanned ? [1, line.pen.width * 1.8] : []
    )
  }
}

/// A symbol on a coloured ground.
struct WaypointPicture: View {
  var look: WaypointLook

  var body: some View {
    Image(systemName: look.symbol)
      .font(.system(size: 13))
      .padding(4)
      .foregroundStyle(Color.white)
      .background(look.tint.color)
      .cornerRadius(5)
      .overlay { RoundedRectangle(cornerRadius: 5).stroke(Color.white, lineWidth: 1.5) }
  }
}
