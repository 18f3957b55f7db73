/// A keyframe that a value reaches along a curve of time, evenly by default.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = EmptyKeyframeTrackContent<Value>

  private let target: Value
  private let duration: Double
  private let timingCurve: UnitCurve

  /// Creates a keyframe that is reached after that many seconds.
  public init(_ to: Value, duration: Double, timingCurve: UnitCurve = .linear) {
    target = to
    self.duration = duration
    self.timingCurve = timingCurve
  }

  public func _addSegments(to segments: inout _KeyframeSegments<Value>) {
    segments.add(target, duration: duration, .linear(timingCurve))
  }
}

/// A keyframe that a value reaches along a cubic curve.
///
/// Neighbouring keyframes of the kind make one smooth curve, like that of Catmull and Rom. A curve that no other joins
/// takes over the speed of what comes before it and ends at rest.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = EmptyKeyframeTrackContent<Value>

  private let target: Value
  private let duration: Double
  private let startVelocity: Value?
  private let endVelocity: Value?

  /// Creates a keyframe that is reached after that many seconds; speeds are changes in a second.
  public init(
    _ to: Value,
    duration: Double,
    startVelocity: Value? = nil,
    endVelocity: Value? = nil
  ) {
    target = to
    self.duration = duration
    self.startVelocity = startVelocity
    self.endVelocity = endVelocity
  }

  public func _addSegments(to segments: inout _KeyframeSegments<Value>) {
    let start = startVelocity?.animatableData
    let end = endVelocity?.animatableData
    segments.add(target, duration: duration, .cubic(start: start, end: end))
  }
}

/// A keyframe that a value reaches like a mass on a spring.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = EmptyKeyframeTrackContent<Value>

  private let target: Value
  private let duration: Double?
  private let spring: Spring
  private let startVelocity: Value?

  /// Creates a keyframe; it lasts until the spring has settled where no duration is given, and takes over the speed of
  /// what comes before it where none is given.
  public init(
    _ to: Value,
    duration: Double? = nil,
    spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {
    target = to
    self.duration = duration
    self.spring = spring
    self.startVelocity = startVelocity
  }

  public func _addSegments(to segments: inout _KeyframeSegments<Value>) {
    let motion = _KeyframeSegments<Value>.Motion.spring(
      spring,
      start: startVelocity?.animatableData
    )
    segments.add(target, duration: duration ?? spring.settlingDuration, motion)
  }
}

/// A keyframe that a value has at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = EmptyKeyframeTrackContent<Value>

  private let target: Value

  /// Creates a keyframe.
  public init(_ to: Value) {
    target = to
  }

  public func _addSegments(to segments: inout _KeyframeSegments<Value>) {
    segments.add(target, duration: 0, .move)
  }
}
