public import SwitchbackUI

extension MapCamera: Animatable {
  /// The place, the distance, the direction and the tilt, so that keyframes can be of whole cameras.
  ///
  /// What lies between two cameras is found by the numbers: to turn through north, give a heading beyond 0…360°.
  public var animatableData:
    AnimatablePair<
      AnimatablePair<Double, Double>, AnimatablePair<Double, AnimatablePair<Double, Double>>
    >
  {
    get {
      AnimatablePair(
        centerCoordinate.animatableData,
        AnimatablePair(distance, AnimatablePair(heading, pitch))
      )
    }
    set {
      centerCoordinate.animatableData = newValue.first
      distance = newValue.second.first
      heading = newValue.second.second.first
      pitch = newValue.second.second.second
    }
  }
}
