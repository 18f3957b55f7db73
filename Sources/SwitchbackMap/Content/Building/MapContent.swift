internal import SwitchbackUI

/// What a map shows: annotations, lines, and what is made of them.
public protocol MapContent {
  /// The kind of content that this is made of, found from `body`; `Never` for what a map knows by itself.
  associatedtype Body: MapContent

  /// What this content is made of.
  @MapContentBuilder var body: Body { get }

  /// Walks through the content. Only the kinds of this package do it themselves.
  static func _visit(_ content: Self, _ visitor: inout MapContentVisitor)
}

extension MapContent {
  @inlinable
  public static func _visit(_ content: Self, _ visitor: inout MapContentVisitor) {
    visitor.visit(content.body, at: 0)
  }
}

extension Never: MapContent {
  public typealias Body = Never

  // `Never` is a view too; its own property goes before those that either protocol gives.
  public var body: Never { preconditionFailure("this content has no body") }

  public static func _visit(_ content: Never, _ visitor: inout MapContentVisitor) {}
}

extension MapContent where Body == Never {
  /// What a map knows by itself is made of nothing else.
  public var body: Never { preconditionFailure("this content has no body") }
}
