internal import CMath
internal import Drawing
internal import Geodesy

extension MapViewport {
  /// Whether nobody could tell the two apart: within a quarter of a point and a ten-thousandth of a zoom level.
  func isSame(as other: MapViewport) -> Bool {
    let shift = other.nearestCopy(of: center)
    return size == other.size
      && abs(shift.x - other.center.x) * scale < 0.25
      && abs(shift.y - other.center.y) * scale < 0.25
      && abs(log2(scale / other.scale)) < 1e-4
      && abs(CameraLimits.turn(from: other.heading, to: heading)) < 0.01
      && abs(pitch - other.pitch) < 0.01
  }

  /// The same view, in the copy of the world and the count of turns that is nearest to another one.
  func nearest(to other: MapViewport) -> MapViewport {
    var result = self
    result.center = other.nearestCopy(of: center)
    result.heading = other.heading + CameraLimits.turn(from: other.heading, to: heading)
    return result
  }
}
