internal import Drawing
internal import SwitchbackMap
internal import SwitchbackUI

/// The card over the map: what is shown, its figures, and what can be changed.
struct ViewerPanel: View {
  static let width: CGFloat = 288

  var model: ViewerModel
  /// Whether the panel can be folded.
  var isCompact: Bool

  /// Whether the panel is as wide as the surface.
  var isNarrow: Bool
  var isInteractive: Bool
  @Binding var isExpanded: Bool
  @Binding var showsWaypoints: Bool
  var showEverything: () -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      header
      if isExpanded {
        if !model.summary.figures.isEmpty { FigureGrid(rows: model.summary.figures) }
        if !model.summary.profile.isEmpty { ProfileChart(profile: model.summary.profile) }
        ForEach(0..<model.problems.count) { index in
          Text(model.problems[index]).font(.system(size: 12)).foregroundStyle(Color.red)
        }
        if isInteractive { controls }
      }
    }
    .padding(14)
    .frame(width: isNarrow ? nil : Self.width)
    .background(ControlStyle.surface)
    .cornerRadius(14)
    .overlay {
      RoundedRectangle(cornerRadius: 14).stroke(ControlStyle.rim, lineWidth: 1).allowsHitTesting(
        false
      )
    }
  }

  @ViewBuilder
  private var header: some View {
    HStack(alignment: .center, spacing: 8) {
      VStack(alignment: .leading, spacing: 1) {
        Text(model.summary.title)
          .font(.system(size: 17, weight: .semibold))
          .foregroundStyle(Color.primary)
          .lineLimit(isCompact ? 1 : 2)
        let line = isExpanded ? model.summary.subtitle : compactFigures
        if !line.isEmpty {
          Text(line)
            .font(.system(size: isExpanded ? 12 : 13))
            .foregroundStyle(Color.secondary)
            .lineLimit(1)
        }
      }
      Spacer(minLength: 0)
      if isInteractive, isCompact {
        Button(action: { isExpanded.toggle() }) {
          Image(systemName: isExpanded ? "chevron.up" : "chevron.down")
            .font(.system(size: 15, weight: .semibold))
            .foregroundStyle(Color.secondary)
            .frame(width: 36, height: 36)
        }
        .buttonStyle(.plain)
        .accessibilityLabel(isExpanded ? "Show less" : "Show more")
      }
    }
  }

  private var compactFigures: String {
    let figures = model.summary.figures.compactMap { $0.first?.value }
    if !figures.isEmpty { return figures.joined(separator: " · ") }
    let count = model.waypoints.count
    return count == 0 ? "" : count == 1 ? "1 waypoint" : "\(count) waypoints"
  }

  @ViewBuilder
  private var controls: some View {
    if !model.waypoints.isEmpty {
      Toggle("Waypoints", isOn: $showsWaypoints)
        .font(.system(size: 15))
    }
    Button("Show everything", action: showEverything)
      .font(.system(size: 15))
  }
}
