/// Collects the ways of the parts of a value, or the keyframes of the value itself.
@resultBuilder
public struct KeyframesBuilder<Value> {
  public static func buildBlock() -> EmptyKeyframes<Value> {
    EmptyKeyframes()
  }

  public static func buildExpression<Content: Keyframes>(
    _ expression: Content
  ) -> Content where Content.Value == Value {
    expression
  }

  public static func buildPartialBlock<Content: Keyframes>(
    first: Content
  ) -> Content where Content.Value == Value {
    first
  }

  public static func buildPartialBlock<First: Keyframes, Second: Keyframes>(
    accumulated: First,
    next: Second
  ) -> _KeyframesPair<First, Second> where First.Value == Value, Second.Value == Value {
    _KeyframesPair(first: accumulated, second: next)
  }

  public static func buildFinalResult<Content: Keyframes>(
    _ component: Content
  ) -> Content where Content.Value == Value {
    component
  }
}

extension KeyframesBuilder: _KeyframeContentBuilder where Value: Animatable {
  public static func buildFinalResult<Content: KeyframeTrackContent>(
    _ component: Content
  ) -> KeyframeTrack<Value, Value, Content> where Content.Value == Value {
    KeyframeTrack { component }
  }
}
