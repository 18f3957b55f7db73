public import Drawing

extension View {
  /// Runs an action when the view is tapped or clicked that many times in a row.
  public consuming func onTapGesture(
    count: Int = 1,
    perform action: @escaping () -> Void
  ) -> some View {
    TapView(content: self, count: count, action: { _ in action() })
  }

  /// Runs an action with the place where the view is tapped or clicked, in the view's own coordinates.
  public consuming func onTapGesture(
    count: Int = 1,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    TapView(content: self, count: count, action: action)
  }

  /// Runs an action with the place, in a coordinate space, where the view is tapped or clicked.
  public consuming func onTapGesture<Space: CoordinateSpaceProtocol>(
    count: Int = 1,
    coordinateSpace: Space,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    TapView(content: self, count: count, space: coordinateSpace.coordinateSpace, action: action)
  }

  /// Runs an action when the view is pressed for a while by what hardly moves.
  public consuming func onLongPressGesture(
    minimumDuration: Double = 0.5,
    maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    LongPressView(
      content: self,
      duration: minimumDuration,
      distance: maximumDistance,
      action: action,
      change: onPressingChanged
    )
  }

  /// Runs an action when a pointer that presses nothing moves over the view, and when it leaves it.
  public consuming func onContinuousHover<Space: CoordinateSpaceProtocol>(
    coordinateSpace: Space = LocalCoordinateSpace(),
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    ContinuousHoverView(
      content: self,
      space: coordinateSpace.coordinateSpace,
      action: action
    )
  }

  /// Runs an action when a pointer comes over the view (`true`) or leaves it (`false`).
  public consuming func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    HoverView(content: self, action: action)
  }
}

private struct TapView<Content: View>: View {
  typealias Body = Never

  let content: Content
  let count: Int
  var space = CoordinateSpace.local
  let action: (CGPoint) -> Void

  static func _visit(_ view: Self, _ visitor: inout ViewVisitor) {
    let isEnabled = visitor.environment.isEnabled
    let spaces = visitor.environment.coordinateSpaces
    let scope = visitor.scope
    visitor.modify(view.content, TapNode.init) {
      $0.space = view.space
      $0.spaces = spaces
      $0.count = view.count
      $0.action = view.action
      $0.isEnabled = isEnabled
      $0.scope = scope
    }
  }
}

private struct HoverView<Content: View>: View {
  typealias Body = Never

  let content: Content
  let action: (Bool) -> Void

  static func _visit(_ view: Self, _ visitor: inout ViewVisitor) {
    let scope = visitor.scope
    visitor.modify(view.content, HoverNode.init) {
      $0.action = view.action
      $0.scope = scope
    }
  }
}

private struct LongPressView<Content: View>: View {
  typealias Body = Never

  let content: Content
  let duration: Double
  let distance: CGFloat
  let action: () -> Void
  let change: ((Bool) -> Void)?

  static func _visit(_ view: Self, _ visitor: inout ViewVisitor) {
    let isEnabled = visitor.environment.isEnabled
    let scope = visitor.scope
    visitor.modify(view.content, LongPressNode.init) {
      $0.duration = view.duration
      $0.distance = view.distance
      $0.action = view.action
      $0.change = view.change
      $0.isEnabled = isEnabled
      $0.scope = scope
    }
  }
}

private struct ContinuousHoverView<Content: View>: View {
  typealias Body = Never

  let content: Content
  let space: CoordinateSpace
  let action: (HoverPhase) -> Void

  static func _visit(_ view: Self, _ visitor: inout ViewVisitor) {
    let spaces = visitor.environment.coordinateSpaces
    let scope = visitor.scope
    visitor.modify(view.content, HoverNode.init) {
      $0.move = view.action
      $0.space = view.space
      $0.spaces = spaces
      $0.scope = scope
    }
  }
}
