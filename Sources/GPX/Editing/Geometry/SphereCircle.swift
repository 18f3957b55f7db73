/// A circle on the sphere: where a plane cuts it.
struct SphereCircle {
  /// Of length 1, at right angles to the plane.
  let axis: SphereVector

  /// How far the plane is from the centre, in the direction of the axis.
  let height: Double
}
