/// Collects the keyframes of one value.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable>: _KeyframeContentBuilder {
  public static func buildBlock() -> EmptyKeyframeTrackContent<Value> {
    EmptyKeyframeTrackContent()
  }
}

/// What collects keyframes one after the other.
public protocol _KeyframeContentBuilder {
  /// The type of the value that the keyframes are of.
  associatedtype Value: Animatable
}

extension _KeyframeContentBuilder {
  public static func buildExpression<Content: KeyframeTrackContent>(
    _ expression: Content
  ) -> Content where Content.Value == Value {
    expression
  }

  public static func buildPartialBlock<Content: KeyframeTrackContent>(
    first: Content
  ) -> Content where Content.Value == Value {
    first
  }

  public static func buildPartialBlock<
    First: KeyframeTrackContent,
    Second: KeyframeTrackContent
  >(accumulated: First, next: Second) -> _KeyframeContentPair<First, Second>
  where First.Value == Value, Second.Value == Value {
    _KeyframeContentPair(first: accumulated, second: next)
  }

  public static func buildArray<Content: KeyframeTrackContent>(
    _ components: [Content]
  ) -> _KeyframeContentArray<Content> where Content.Value == Value {
    _KeyframeContentArray(content: components)
  }

  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    first component: First
  ) -> _ConditionalKeyframeContent<First, Second>
  where First.Value == Value, Second.Value == Value {
    .first(component)
  }

  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    second component: Second
  ) -> _ConditionalKeyframeContent<First, Second>
  where First.Value == Value, Second.Value == Value {
    .second(component)
  }
}
