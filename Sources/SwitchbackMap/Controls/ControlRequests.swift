/// What the controls on a map ask for, until the map does it.
///
/// The controls belong to the map, so they cannot keep the map itself.
final class ControlRequests {
  var zoomLevels = 0.0
  var facesNorth = false
}
