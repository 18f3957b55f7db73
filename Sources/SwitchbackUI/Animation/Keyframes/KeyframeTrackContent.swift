/// The keyframes of one value, one after the other.
public protocol KeyframeTrackContent<Value> {
  /// The type of the value.
  associatedtype Value: Animatable

  /// The type of the keyframes that these consist of.
  associatedtype Body: KeyframeTrackContent

  /// The keyframes that these consist of.
  @KeyframeTrackContentBuilder<Value> var body: Body { get }

  /// Adds the stretches of the way.
  func _addSegments(to segments: inout _KeyframeSegments<Value>)
}

extension KeyframeTrackContent where Body.Value == Value {
  public func _addSegments(to segments: inout _KeyframeSegments<Value>) {
    body._addSegments(to: &segments)
  }
}

extension KeyframeTrackContent where Body == EmptyKeyframeTrackContent<Value> {
  /// What is a keyframe itself consists of no others.
  public var body: EmptyKeyframeTrackContent<Value> { EmptyKeyframeTrackContent() }
}

/// No keyframes.
public struct EmptyKeyframeTrackContent<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = EmptyKeyframeTrackContent<Value>

  public func _addSegments(to segments: inout _KeyframeSegments<Value>) {}
}
