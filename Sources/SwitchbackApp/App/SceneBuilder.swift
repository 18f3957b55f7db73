/// Collects the scenes of a block.
@resultBuilder
public enum SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: consuming Content) -> Content {
    content
  }

  public static func buildPartialBlock<Content: Scene>(
    first content: consuming Content
  ) -> Content {
    content
  }

  public static func buildPartialBlock<First: Scene, Second: Scene>(
    accumulated first: consuming First,
    next second: consuming Second
  ) -> ScenePair<First, Second> {
    ScenePair(first: first, second: second)
  }

  public static func buildLimitedAvailability<Content: Scene>(
    _ content: consuming Content
  ) -> Content {
    content
  }
}
