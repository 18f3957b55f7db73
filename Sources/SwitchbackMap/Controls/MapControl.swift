internal import Drawing
internal import SwitchbackUI

/// A control that stands on a map or beside it.
struct MapControl {
  enum Kind: Hashable {
    case compass
    case scale(HorizontalEdge)
    case zoomStepper

    /// The room that the control takes, whether or not there is something to show.
    var room: CGSize {
      switch self {
      case .compass: CGSize(width: 38, height: 38)
      case .scale: CGSize(width: ScaleBar.maximumLength + 12, height: 30)
      case .zoomStepper: CGSize(width: 36, height: 73)
      }
    }
  }

  let kind: Kind

  /// Whether it is shown; `automatic` where it has something to say.
  let visibility: Visibility

  /// The controls of a map that nobody has chosen others for.
  static let usual = [
    MapControl(kind: .compass, visibility: .automatic),
    MapControl(kind: .scale(.leading), visibility: .automatic),
    MapControl(kind: .zoomStepper, visibility: .automatic),
  ]
}

/// Takes note of controls that are to stand on a map.
final class MapControlList {
  var controls: [MapControl] = []
}
