internal import Drawing
internal import SwitchbackUI

/// What lies over the map and is not of it: scale, zoom buttons, compass and credits.
///
/// A scale and a compass that come and go move nothing else: a pointer that has pressed a button stays on it.
struct MapControlsView: View {
  /// How far the controls stand from the upper and the lower edge.
  private static let verticalInset: CGFloat = 10

  /// How far the controls stand from the sides.
  private static let sideInset: CGFloat = 12

  /// How far the controls stand from each other.
  private static let spacing: CGFloat = 8

  var size: CGSize
  var insets: UIEdgeInsets
  var controls: [MapControl]
  var state: MapControlState
  var attribution: String
  var requests: ControlRequests

  var body: some View {
    ZStack {
      if isShown(.compass) {
        control(.compass)
          .padding(.trailing, compassShift)
          .padding(edges)
          .frame(width: size.width, height: size.height, alignment: .topTrailing)
      }
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          Spacer(minLength: 0)
          if isShown(.zoomStepper) { control(.zoomStepper) }
        }
        lowestRow.padding(.top, Self.verticalInset)
      }
      .padding(edges)
      .frame(width: size.width, height: size.height, alignment: .bottom)
    }
  }

  /// The scale and the credits, which stand on the side where there is no scale.
  private var lowestRow: some View {
    HStack(alignment: .bottom, spacing: Self.spacing) {
      if let leading = control(of: .scale(.leading)) {
        scale(leading, alignment: .bottomLeading)
      }
      if !hasTrailingScale { Spacer(minLength: 0) }
      if !attribution.isEmpty {
        Text(attribution)
          .font(.system(size: 10))
          .foregroundStyle(Color.secondary)
          .lineLimit(2)
          .multilineTextAlignment(hasTrailingScale ? .leading : .trailing)
      }
      if let trailing = control(of: .scale(.trailing)) {
        Spacer(minLength: 0)
        scale(trailing, alignment: .bottomTrailing)
      }
    }
  }

  private var edges: EdgeInsets {
    EdgeInsets(
      top: Self.verticalInset + insets.top,
      leading: Self.sideInset + insets.left,
      bottom: Self.verticalInset + insets.bottom,
      trailing: Self.sideInset + insets.right
    )
  }

  /// How far the compass stands beside its place, so that on a low map it does not cover the buttons.
  private var compassShift: CGFloat {
    guard control(of: .zoomStepper) != nil else { return 0 }
    let stepper = MapControl.Kind.zoomStepper.room
    let rows =
      MapControl.Kind.compass.room.height + Self.spacing + stepper.height + Self.verticalInset
      + MapControl.Kind.scale(.leading).room.height
    return rows + edges.top + edges.bottom <= size.height ? 0 : stepper.width + Self.spacing
  }

  private var hasTrailingScale: Bool { control(of: .scale(.trailing)) != nil }

  /// The control of a kind, unless it is never to be shown.
  private func control(of kind: MapControl.Kind) -> MapControl? {
    controls.first { $0.kind == kind && $0.visibility != .hidden }
  }

  private func presence(_ kind: MapControl.Kind) -> Double {
    control(of: kind).map { state.presence(of: $0) } ?? 0
  }

  private func isShown(_ kind: MapControl.Kind) -> Bool { presence(kind) > 0 }

  private func control(_ kind: MapControl.Kind) -> some View {
    MapControlBody(kind: kind, state: state, requests: requests).opacity(presence(kind))
  }

  /// A scale in its room.
  private func scale(_ scale: MapControl, alignment: Alignment) -> some View {
    ZStack { if isShown(scale.kind) { control(scale.kind) } }
      .frame(width: scale.kind.room.width, height: height(for: scale), alignment: alignment)
  }

  /// The height that is kept for a scale; `nil` for that which it has.
  private func height(for scale: MapControl) -> CGFloat? {
    if scale.visibility == .visible { return nil }
    let room = scale.kind.room
    let stepper = MapControl.Kind.zoomStepper.room
    let width = edges.leading + room.width + Self.spacing + stepper.width + edges.trailing
    // At the leading edge it is away from the buttons, so that it may reach up beside them.
    return scale.kind == .scale(.leading) && width <= size.width ? 0 : room.height
  }
}
