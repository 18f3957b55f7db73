/// The way of one value through its keyframes, as a function of time.
struct KeyframePath<Value: Animatable> {
  private typealias Vector = Value.AnimatableData

  private struct Stretch {
    let start: Double
    let duration: Double
    let from: Vector
    let target: Value
    let motion: _KeyframeSegments<Value>.Motion

    /// The speeds at both ends, where the motion has them.
    var startVelocity: Vector
    var endVelocity: Vector

    var end: Double { start + duration }
  }

  private let initial: Value
  private var stretches: [Stretch] = []

  /// The seconds until the last keyframe.
  private(set) var duration: Double = 0

  init(from initial: Value, _ segments: _KeyframeSegments<Value>) {
    self.initial = initial
    let all = segments.segments
    var from = initial.animatableData
    var velocity = Vector.zero
    for (index, segment) in all.enumerated() {
      let to = segment.target.animatableData
      var stretch = Stretch(
        start: duration,
        duration: segment.duration,
        from: from,
        target: segment.target,
        motion: segment.motion,
        startVelocity: velocity,
        endVelocity: .zero
      )
      switch segment.motion {
      case .move: break
      case .linear(let curve):
        if segment.duration > 0 {
          stretch.endVelocity = (to - from).scaled(by: curve.velocity(at: 1) / segment.duration)
        }
      case .cubic(let start, let end):
        stretch.startVelocity = start ?? velocity
        stretch.endVelocity = end ?? Self.junction(after: index, from: from, in: all)
      case .spring(let spring, let start):
        stretch.startVelocity = start ?? velocity
        stretch.endVelocity = spring.velocity(
          target: to - from,
          initialVelocity: stretch.startVelocity,
          time: segment.duration
        )
      }
      velocity = stretch.endVelocity
      from = to
      duration += segment.duration
      stretches.append(stretch)
    }
  }

  /// The value after that many seconds.
  func value(at time: Double) -> Value {
    // Of keyframes that are reached at the same time the last counts.
    guard let index = stretches.lastIndex(where: { $0.start <= time }) else { return initial }
    let stretch = stretches[index]
    if time >= stretch.end { return stretch.target }
    var value = stretch.target
    value.animatableData = Self.position(in: stretch, after: time - stretch.start)
    return value
  }

  private static func position(in stretch: Stretch, after time: Double) -> Vector {
    let from = stretch.from
    let way = stretch.target.animatableData - from
    let part = time / stretch.duration
    switch stretch.motion {
    case .move: return from + way
    case .linear(let curve): return from + way.scaled(by: curve.value(at: part))
    case .spring(let spring, _):
      let start = stretch.startVelocity
      return from + spring.value(target: way, initialVelocity: start, time: time)
    case .cubic:
      // Hermite's polynomials.
      let square = part * part
      let cube = square * part
      let start = stretch.startVelocity.scaled(by: stretch.duration)
      let end = stretch.endVelocity.scaled(by: stretch.duration)
      return from + way.scaled(by: 3 * square - 2 * cube)
        + start.scaled(by: cube - 2 * square + part) + end.scaled(by: cube - square)
    }
  }

  /// The speed where a cubic stretch meets the next one: that of a line through the keyframes round it.
  private static func junction(
    after index: Int,
    from: Vector,
    in segments: [_KeyframeSegments<Value>.Segment]
  ) -> Vector {
    guard index + 1 < segments.count else { return .zero }
    let next = segments[index + 1]
    guard case .cubic(let start, _) = next.motion else { return .zero }
    if let start { return start }
    let duration = segments[index].duration + next.duration
    guard duration > 0 else { return .zero }
    return (next.target.animatableData - from).scaled(by: 1 / duration)
  }
}
