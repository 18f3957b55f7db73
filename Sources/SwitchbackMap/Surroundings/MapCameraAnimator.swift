/// Keyframes that the camera follows each time a value changes.
struct MapCameraAnimator {
  /// Tells when.
  let trigger: MapAnimationTrigger

  /// The seconds that the keyframes take, and the camera after so many seconds, from where it is.
  let plan: (MapCamera) -> (duration: Double, camera: (Double) -> MapCamera)
}

/// Counts the changes of a value, whatever its type.
class MapAnimationTrigger {
  fileprivate(set) var runs: UInt32 = 0

  fileprivate init() {}
}

/// Counts the changes of a value.
final class TypedAnimationTrigger<Value: Equatable>: MapAnimationTrigger {
  private var value: Value?

  override init() {}

  /// Takes note of the value.
  func see(_ value: Value) {
    if let last = self.value, last != value { runs &+= 1 }
    self.value = value
  }
}
