/// Keyframes of one value after others.
public struct _KeyframeContentPair<First: KeyframeTrackContent, Second: KeyframeTrackContent>:
  KeyframeTrackContent
where First.Value == Second.Value {
  public typealias Value = First.Value
  public typealias Body = EmptyKeyframeTrackContent<First.Value>

  let first: First
  let second: Second

  public func _addSegments(to segments: inout _KeyframeSegments<First.Value>) {
    first._addSegments(to: &segments)
    second._addSegments(to: &segments)
  }
}

/// One of two sets of keyframes, as a condition says.
public enum _ConditionalKeyframeContent<
  First: KeyframeTrackContent,
  Second: KeyframeTrackContent
>: KeyframeTrackContent
where First.Value == Second.Value {
  public typealias Value = First.Value
  public typealias Body = EmptyKeyframeTrackContent<First.Value>

  case first(First)
  case second(Second)

  public func _addSegments(to segments: inout _KeyframeSegments<First.Value>) {
    switch self {
    case .first(let content): content._addSegments(to: &segments)
    case .second(let content): content._addSegments(to: &segments)
    }
  }
}

/// Any number of sets of keyframes of one kind, one after the other.
public struct _KeyframeContentArray<Content: KeyframeTrackContent>: KeyframeTrackContent {
  public typealias Value = Content.Value
  public typealias Body = EmptyKeyframeTrackContent<Content.Value>

  let content: [Content]

  public func _addSegments(to segments: inout _KeyframeSegments<Content.Value>) {
    for part in content { part._addSegments(to: &segments) }
  }
}
