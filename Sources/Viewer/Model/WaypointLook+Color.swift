internal import Drawing
internal import GPX
internal import SwitchbackUI

extension WaypointLook.Tint {
  /// The shade of the map.
  var color: Color {
    switch self {
    case .blue: .blue
    case .brown: .brown
    case .cyan: .cyan
    case .gray: .gray
    case .green: .green
    case .indigo: .indigo
    case .orange: .orange
    case .purple: .purple
    case .red: .red
    case .teal: .teal
    }
  }
}
