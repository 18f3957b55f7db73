/// The stretches of the way of one value.
public struct _KeyframeSegments<Value: Animatable> {
  enum Motion {
    case move
    case linear(UnitCurve)
    case cubic(start: Value.AnimatableData?, end: Value.AnimatableData?)
    case spring(Spring, start: Value.AnimatableData?)
  }

  struct Segment {
    let target: Value
    let duration: Double
    let motion: Motion
  }

  private(set) var segments: [Segment] = []

  mutating func add(_ target: Value, duration: Double, _ motion: Motion) {
    let duration = duration > 0 ? duration : 0
    segments.append(Segment(target: target, duration: duration, motion: motion))
  }
}
