internal import SwitchbackUI

/// Collects the content of a `Map { … }` block.
@resultBuilder
public enum MapContentBuilder {
  public static func buildBlock() -> EmptyMapContent {
    EmptyMapContent()
  }

  public static func buildExpression<Content: MapContent>(_ content: consuming Content) -> Content {
    content
  }

  public static func buildPartialBlock<Content: MapContent>(
    first content: consuming Content
  ) -> Content {
    content
  }

  public static func buildPartialBlock<First: MapContent, Second: MapContent>(
    accumulated first: consuming First,
    next second: consuming Second
  ) -> MapContentPair<First, Second> {
    MapContentPair(first: first, second: second)
  }

  public static func buildOptional<Content: MapContent>(_ content: consuming Content?) -> Content? {
    content
  }

  public static func buildEither<First: MapContent, Second: MapContent>(
    first content: consuming First
  ) -> ConditionalMapContent<First, Second> {
    .first(content)
  }

  public static func buildEither<First: MapContent, Second: MapContent>(
    second content: consuming Second
  ) -> ConditionalMapContent<First, Second> {
    .second(content)
  }

  public static func buildLimitedAvailability<Content: MapContent>(
    _ content: consuming Content
  ) -> Content {
    content
  }
}

/// Nothing.
public struct EmptyMapContent: MapContent {
  public typealias Body = Never

  /// Creates nothing.
  public init() {}

  public static func _visit(_ content: EmptyMapContent, _ visitor: inout MapContentVisitor) {}
}

/// One content, and another above it.
public struct MapContentPair<First: MapContent, Second: MapContent>: MapContent {
  public typealias Body = Never

  let first: First
  let second: Second

  public static func _visit(_ content: Self, _ visitor: inout MapContentVisitor) {
    visitor.visit(content.first, at: 0)
    visitor.visit(content.second, at: 1)
  }
}

/// One content or another.
public enum ConditionalMapContent<First: MapContent, Second: MapContent>: MapContent {
  public typealias Body = Never

  case first(First)
  case second(Second)

  public static func _visit(_ content: Self, _ visitor: inout MapContentVisitor) {
    switch content {
    case .first(let content): visitor.visit(content, at: 0)
    case .second(let content): visitor.visit(content, at: 1)
    }
  }
}

extension Optional: MapContent where Wrapped: MapContent {
  public typealias Body = Never

  public static func _visit(_ content: Wrapped?, _ visitor: inout MapContentVisitor) {
    if let content { visitor.visit(content, at: 0) }
  }
}
