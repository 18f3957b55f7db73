/// How views come on the screen and leave it, as a view for each phase of that.
///
/// What differs between the phases is animated.
public protocol Transition {
  /// The type of the view, found from `body(content:phase:)`.
  associatedtype Body: View

  /// The view that comes or leaves.
  typealias Content = PlaceholderContentView<Self>

  /// The view in a phase.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

/// Where a view is on its way on the screen and off it.
public enum TransitionPhase: Hashable, Sendable {
  /// It is about to come.
  case willAppear

  /// It is there.
  case identity

  /// It is on its way out.
  case didDisappear

  /// Whether the view is there.
  public var isIdentity: Bool { self == .identity }

  /// −1 for what is about to come, 0 for what is there, 1 for what leaves.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// The view that a transition is for.
public struct PlaceholderContentView<Value>: View {
  public typealias Body = Never

  let visit: (inout ViewVisitor) -> Void

  public static func _visit(_ view: Self, _ visitor: inout ViewVisitor) {
    view.visit(&visitor)
  }
}
