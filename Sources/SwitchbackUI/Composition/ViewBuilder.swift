/// Collects the views of a block.
@resultBuilder
public enum ViewBuilder {
  public static func buildBlock() -> EmptyView {
    EmptyView()
  }

  public static func buildExpression<Content: View>(_ content: consuming Content) -> Content {
    content
  }

  public static func buildPartialBlock<Content: View>(first content: consuming Content) -> Content {
    content
  }

  public static func buildPartialBlock<First: View, Second: View>(
    accumulated first: consuming First,
    next second: consuming Second
  ) -> ViewPair<First, Second> {
    ViewPair(first: first, second: second)
  }

  public static func buildOptional<Content: View>(_ content: consuming Content?) -> Content? {
    content
  }

  public static func buildEither<First: View, Second: View>(
    first: consuming First
  ) -> ConditionalView<First, Second> {
    .first(first)
  }

  public static func buildEither<First: View, Second: View>(
    second: consuming Second
  ) -> ConditionalView<First, Second> {
    .second(second)
  }

  public static func buildLimitedAvailability<Content: View>(
    _ content: consuming Content
  ) -> Content {
    content
  }
}
