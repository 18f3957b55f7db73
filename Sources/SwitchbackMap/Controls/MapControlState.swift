internal import SwitchbackUI

/// What the controls of a map show of it.
struct MapControlState {
  /// The direction that points up, in degrees clockwise from north.
  var heading: Double

  /// The scale, where there is one to be told.
  var scaleBar: ScaleBar?

  /// How much of a scale is there that comes and goes with its use, between 0 and 1.
  var scalePresence: Double

  /// Whether a person can zoom.
  var isZoomEnabled: Bool

  /// How much of a control is there, between 0 and 1.
  func presence(of control: MapControl) -> Double {
    if control.visibility == .hidden { return 0 }
    let isVisible = control.visibility == .visible
    switch control.kind {
    case .compass: return isVisible || heading != 0 ? 1 : 0
    case .scale: return scaleBar == nil ? 0 : isVisible ? 1 : scalePresence
    case .zoomStepper: return isZoomEnabled ? 1 : 0
    }
  }
}
