internal import SwitchbackUI

/// Collects the content of a `Map { … }` block.
@resultBuilder
public enum MapContentBuilder {
  @inlinable
  public static func buildBlock() -> EmptyMapContent {
    EmptyMapContent()
  }

  @inlinable
  public static func buildExpression<Content: MapContent>(_ content: consuming Content) -> Content {
    content
  }

  @inlinable
  public static func buildPartialBlock<Content: MapContent>(
    first content: consuming Content
  ) -> Content {
    content
  }

  @inlinable
  public static func buildPartialBlock<First: MapContent, Second: MapContent>(
    accumulated first: consuming First,
    next second: consuming Second
  ) -> TupleMapContent<First, Second> {
    TupleMapContent(first: first, second: second)
  }

  @inlinable
  public static func buildOptional<Content: MapContent>(_ content: consuming Content?) -> Content? {
    content
  }

  @inlinable
  public static func buildEither<First: MapContent, Second: MapContent>(
    first content: consuming First
  ) -> _ConditionalMapContent<First, Second> {
    .first(content)
  }

  @inlinable
  public static func buildEither<First: MapContent, Second: MapContent>(
    second content: consuming Second
  ) -> _ConditionalMapContent<First, Second> {
    .second(content)
  }

  @inlinable
  public static func buildLimitedAvailability<Content: MapContent>(
    _ content: consuming Content
  ) -> Content {
    content
  }
}
