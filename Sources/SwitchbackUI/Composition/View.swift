/// A part of what is on the screen, described as a value of its state.
public protocol View {
  /// The kind of view that this one consists of, found from `body`; `Never` for a view that draws itself.
  associatedtype Body: View

  /// What the view consists of.
  @ViewBuilder var body: Body { get }

  /// Walks through the view and brings what is on the screen in line with it.
  ///
  /// Views that are made of other views have this by default.
  static func _visit(_ view: Self, _ visitor: inout ViewVisitor)
}

extension View {
  public static func _visit(_ view: Self, _ visitor: inout ViewVisitor) {
    visitor.visitBody(of: view)
  }
}

extension View where Body == Never {
  /// A view that draws itself consists of no other views.
  public var body: Never { preconditionFailure("this view has no body") }
}

extension Never: View {
  public typealias Body = Never

  public static func _visit(_ view: Never, _ visitor: inout ViewVisitor) {}
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never

  public static func _visit(_ view: Wrapped?, _ visitor: inout ViewVisitor) {
    if let view {
      visitor.visitBranch(view, inChild: 0)
    } else {
      visitor.leaveBranch(inChild: 0)
    }
  }
}
